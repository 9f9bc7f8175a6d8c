import { CalendarDays } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { foldDigits } from "../../kernel/text/arabic.ts";
import { endsBeforeStart, isDay } from "../../kernel/text/days.ts";
import { formatHijri, formatLongDate, isoDay } from "../../kernel/text/format.ts";
import { parseTypedDay, type TypedDay } from "../../kernel/text/typed-day.ts";
import { Field, type FieldProps } from "../../ui/controls/field.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { lazyPart } from "../lazy-part.ts";
import { MountOnOpen } from "../mount-on-open.tsx";
import styles from "./day-field.module.css";
import { text } from "./day-field.text.ts";

const DayCalendar = lazyPart(() => import("./day-calendar.tsx"));

type DayFieldProps = Omit<FieldProps, "label"> & {
  label: string;
  /** A day such as `2026-11-25`, or the empty text; a text that was typed and not understood stands in the field as it is. */
  value: string;
  /** Told on every key: the day that is understood so far, the empty text, or the text as it was typed where it is no day. */
  onChange(day: string): void;
  /** Told of a day or the empty text when the field is left, at Enter and when a day is picked: for what is stored at once. */
  onCommit?: (day: string) => void;
  /** The day that this one must not lie before; the empty text for none. */
  notBefore?: string | undefined;
  /** For toolbars: the label stands in the empty field, and what is read back is said to screen readers alone. */
  isCompact?: boolean;
};

/**
 * A date that is typed in any usual form, Gregorian or Hijri, and read back in both calendars below, or picked from a
 * calendar; RES-04. It gives the Gregorian day. What it does not understand stays in the field with the reason, and is
 * given as it was typed, so that no form can store it.
 */
export function DayField({ value, onChange, onCommit, notBefore, isCompact, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState({ text: shown(value), value });
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const named = useId();
  if (typed.value !== value) setTyped({ text: shown(value), value });

  const found = read(typed.text);
  const day = found && "day" in found ? found.day : "";
  const isEarly = endsBeforeStart(notBefore ?? "", day);
  const type = (text: string) => {
    const found = read(text);
    const value = found === undefined ? "" : "day" in found ? found.day : text.trim();
    setTyped({ text, value });
    setTyping(true);
    onChange(value);
  };
  const commit = () => {
    setTyping(false);
    // Nothing below a field of a toolbar says which day was understood: the field does.
    if (isCompact && day !== "") setTyped({ text: shown(day), value: day });
    if (!isEarly && (day !== "" || typed.value === "")) onCommit?.(day);
  };
  const pick = (day: string) => {
    setOpen(false);
    setTyped({ text: shown(day), value: day });
    setTyping(false);
    onChange(day);
    if (!endsBeforeStart(notBefore ?? "", day)) onCommit?.(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key !== "ArrowDown" || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Field
      {...field}
      label={<span id={named}>{field.label}</span>}
      {...(isCompact && { fieldClass: styles.compact })}
      error={errorOf(found, isTyping, field.error, isEarly)}
    >
      {(control) => (
        <>
          <div className={styles.typed} data-day-field ref={box}>
            <input
              {...control}
              aria-describedby={[`${control.id}-day`, control["aria-describedby"]].filter(Boolean).join(" ")}
              className="inp"
              type="text"
              autoComplete="off"
              // Figures with slashes run from left to right, words from right to left; both begin at the right.
              dir={/\p{L}/u.test(typed.text) || typed.text === "" ? "rtl" : "ltr"}
              placeholder={isCompact ? field.label : text.placeholder}
              value={typed.text}
              onChange={(event) => type(foldDigits(event.target.value))}
              onBlur={commit}
              onKeyDown={onKeyDown}
            />
            <button
              type="button"
              className="iconbtn"
              aria-label={text.open}
              aria-describedby={named}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              <Icon of={CalendarDays} />
            </button>
          </div>
          <p className={`hint ${styles.said}`} id={`${control.id}-day`} aria-live="polite">
            {day !== "" && formatLongDate(day) + text.both + formatHijri(day)}
          </p>
          <MountOnOpen isOpen={isOpen}>
            <DayCalendar
              label={field.label}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              anchor={box}
              value={day}
              isHijri={found !== undefined && "day" in found && found.calendar === "hijri"}
              today={isoDay(new Date())}
              onPick={pick}
            />
          </MountOnOpen>
        </>
      )}
    </Field>
  );
}

/** Nothing for a blank text. */
function read(text: string): TypedDay | undefined {
  return text.trim() === "" ? undefined : parseTypedDay(text, isoDay(new Date()));
}

/** A day as it is written by hand, `25/11/2026`; also that of a time, as some records hold it. */
function shown(value: string): string {
  const day = isoDay(value);
  return isDay(day) ? day.split("-").map(Number).reverse().join("/") : value;
}

/** What was not understood says why, once it was left or a save was refused; that is closer than the form's own sentence. */
function errorOf(
  found: TypedDay | undefined,
  isTyping: boolean,
  error: string | undefined,
  isEarly: boolean,
) {
  if (found && "refusal" in found) return isTyping && error === undefined ? undefined : found.refusal;
  return error ?? (isEarly ? fieldMessages.endBeforeStart : undefined);
}
