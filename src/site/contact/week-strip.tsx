import { type DayHours, days, minutesOf, nameOf } from "../../content/settings/opening-hours.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { useRiyadhClock } from "./use-riyadh-clock.ts";
import styles from "./week-strip.module.css";
import { weekText } from "./week-strip.text.ts";

type WeekStripProps = {
  /** Of at least one day. */
  openingHours: readonly DayHours[];
  /** Whether a sentence stands below the strip. */
  isSaid: boolean;
  /** Today is a holiday. */
  isClosedToday?: boolean;
};

/**
 * The week with a dot for each hour, filled where the agency is open; SITE-03. Every day has the same hours, so that a shorter
 * one is seen. Screen readers get the sentence below, or the days one by one where it is missing or cannot say all of them at once.
 */
export function WeekStrip({ openingHours, isSaid, isClosedToday = false }: WeekStripProps) {
  const now = useRiyadhClock();
  const spans = openingHours.map(hoursOf);
  const first = Math.min(...spans.map(({ from }) => from));
  const end = Math.max(...spans.map(({ to }) => to));
  const hours = Array.from({ length: end - first }, (_, index) => first + index);
  const isUniform = new Set(openingHours.map(({ opens, closes }) => opens + closes)).size === 1;
  const isHidden = isSaid && isUniform;
  return (
    <ol className={styles.week} aria-hidden={isHidden || undefined}>
      {days.map((day, weekday) => {
        const isToday = now?.weekday === weekday;
        const open = isToday && isClosedToday ? undefined : openingHours.find((hours) => hours.day === day);
        return (
          <li key={day} className={open ? undefined : styles.closed} data-today={isToday || undefined}>
            <b>{nameOf(day)}</b>
            <span className={styles.hours}>
              {hours.map((hour) => (
                <i key={hour} className={open && dotClass(open, hour, isToday ? now.hour : undefined)} />
              ))}
            </span>
            {!isHidden && open && (
              <span className={typeStyles.unseen}>{weekText.hours(open.opens, open.closes)}</span>
            )}
            <small>{weekText.note(isToday, open !== undefined)}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** The whole hours of a day, as many as it is open: from 9:30 to 17:00 these are eight, the first of them 9. */
function hoursOf(day: DayHours) {
  const { from, to } = minutesOf(day);
  const first = Math.floor(from / 60);
  return { from: first, to: first + Math.ceil((to - from) / 60) };
}

function dotClass(day: DayHours, hour: number, current: number | undefined) {
  const { from, to } = hoursOf(day);
  if (hour < from || hour >= to) return styles.shut;
  return hour === current ? styles.current : undefined;
}
