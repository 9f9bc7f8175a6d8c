import {
  type CalendarDate,
  GregorianCalendar,
  getDayOfWeek,
  IslamicUmalquraCalendar,
  isSameDay,
  parseDate,
  toCalendar,
} from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useState } from "react";
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  I18nProvider,
  Popover,
} from "react-aria-components";
import { firstDay, lastDay } from "../../kernel/text/days.ts";
import { gregorianMonths, hijriMonths, weekdays } from "../../kernel/text/format.text.ts";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Segments } from "../../ui/controls/segments.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import menuStyles from "../menu/menu.module.css";
import styles from "./day-field.module.css";
import { text } from "./day-field.text.ts";

type View = "gregorian" | "hijri";

type DayCalendarProps = {
  label: string;
  isOpen: boolean;
  onClose(): void;
  /** The field below which the calendar opens. */
  anchor: RefObject<HTMLElement | null>;
  /** A day such as `2026-11-25`, or the empty text. */
  value: string;
  /** Whether the day was typed in the Hijri calendar, in whose view the calendar then opens. */
  isHijri: boolean;
  today: string;
  /** Called with the picked day, or the empty text. */
  onPick(day: string): void;
};

/** The calendar of a date field, in the Gregorian or the Hijri view, with the other's day small in each cell; RES-04. */
export default function DayCalendar({ label, isOpen, onClose, anchor, isHijri, ...month }: DayCalendarProps) {
  const [chosen, setChosen] = useState<View>();
  return (
    <Popover
      className={`${menuStyles.popover} ${styles.popover}`}
      triggerRef={anchor}
      placement="bottom end"
      offset={6}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Dialog className={styles.calendar} aria-label={text.choose(label)}>
        <Month {...month} view={chosen ?? (isHijri ? "hijri" : "gregorian")} onView={setChosen} />
      </Dialog>
    </Popover>
  );
}

type MonthProps = Pick<DayCalendarProps, "value" | "today" | "onPick"> & {
  view: View;
  onView(view: View): void;
};

function Month({ value, today, onPick, view, onView }: MonthProps) {
  const now = parseDate(today);
  return (
    <I18nProvider locale={locales[view]}>
      <Calendar
        aria-label={text.view}
        autoFocus
        value={value === "" ? null : parseDate(value)}
        defaultFocusedValue={value === "" ? now : parseDate(value)}
        minValue={parseDate(firstDay)}
        maxValue={parseDate(lastDay)}
        firstDayOfWeek="sun"
        createCalendar={(identifier) => (identifier === "gregory" ? gregorian : hijri)}
        onChange={(day) => onPick(isoOf(day))}
      >
        {({ state }) => (
          <>
            <header>
              <AriaButton slot="previous" className={buttonStyles.iconButton} aria-label={text.previous}>
                <Icon of={ChevronRight} />
              </AriaButton>
              <b aria-hidden="true">
                {monthsOf(state.visibleRange, view)}
                <small>{monthsOf(state.visibleRange, otherOf(view))}</small>
              </b>
              <AriaButton slot="next" className={buttonStyles.iconButton} aria-label={text.next}>
                <Icon of={ChevronLeft} />
              </AriaButton>
              <Segments
                label={text.view}
                options={views.map((value) => ({ value, shown: text[value] }))}
                chosen={view}
                onChoose={onView}
              />
            </header>
            <CalendarGrid weekdayStyle="long">
              <CalendarGridHeader>
                {(name) => (
                  <CalendarHeaderCell>{text.weekdays[weekdays.indexOf(name)] ?? name}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    date={date}
                    className={classOf(date)}
                    data-now={isSameDay(date, now) || undefined}
                  >
                    <b>{date.day}</b>
                    {/* Shown by the style sheet, because text in the cell would become part of the day's accessible name. */}
                    <small data-other={toCalendar(date, calendars[otherOf(view)]).day} />
                  </CalendarCell>
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </>
        )}
      </Calendar>
      <footer>
        {(
          [
            [text.today, now],
            [text.tomorrow, now.add({ days: 1 })],
            [text.nextWeek, now.add({ days: 7 })],
          ] as const
        ).map(([name, day]) => (
          <Button key={name} variant="ghost" small onClick={() => onPick(isoOf(day))}>
            {name}
          </Button>
        ))}
        <Button
          variant="ghost"
          small
          className={styles.clear}
          disabled={value === ""}
          onClick={() => onPick("")}
        >
          {text.clear}
        </Button>
      </footer>
    </I18nProvider>
  );
}

const gregorian = new GregorianCalendar();
const hijri = new IslamicUmalquraCalendar();
const calendars = { gregorian, hijri };
const monthNames = { gregorian: gregorianMonths, hijri: hijriMonths };
const locales = {
  gregorian: "ar-SA-u-ca-gregory-nu-latn",
  hijri: "ar-SA-u-ca-islamic-umalqura-nu-latn",
};

const otherOf = (view: View): View => (view === "hijri" ? "gregorian" : "hijri");
const dayOfWeek = (day: CalendarDate) => getDayOfWeek(day, locales.gregorian, "sun");
const isoOf = (day: CalendarDate) => toCalendar(day, gregorian).toString();

/** The class of a day; Friday and Saturday are shaded. */
function classOf(day: CalendarDate): string {
  return dayOfWeek(day) > 4 ? `${styles.cell} ${styles.weekend}` : `${styles.cell}`;
}

/** The names of the months that a range of days covers: `November 2026`, `Jumada I and Jumada II 1448`. */
function monthsOf({ start, end }: { start: CalendarDate; end: CalendarDate }, view: View): string {
  const [first, last] = [toCalendar(start, calendars[view]), toCalendar(end, calendars[view])];
  const named = (date: CalendarDate) => monthNames[view][date.month - 1] ?? "";
  if (first.month === last.month) return `${named(first)} ${first.year}`;
  const year = first.year === last.year ? "" : ` ${first.year}`;
  return `${named(first)}${year}${text.and}${named(last)} ${last.year}`;
}

const views = ["gregorian", "hijri"] as const;
