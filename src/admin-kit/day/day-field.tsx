import { CalendarDays } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { foldDigits } from "../../kernel/text/arabic.ts";
import { formatHijri, formatLongDate, isoDay } from "../../kernel/text/format.ts";
import type { TypedDay } from "../../kernel/text/typed-day.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Field, type FieldProps } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { lazyPart } from "../lazy-part.ts";
import { MountOnOpen } from "../mount-on-open.tsx";
import styles from "./day-field.module.css";
import { text } from "./day-field.text.ts";
import { type DayOptions, useTypedDay } from "./use-typed-day.ts";

const DayCalendar = lazyPart(() => import("./day-calendar.tsx"));

type DayFieldProps = Omit<FieldProps, "label"> & DayOptions & { label: string };

/**
 * A date typed in any usual form, Gregorian or Hijri, and shown in both calendars below, or picked from a calendar; RES-04. The
 * value is the Gregorian day. A text that is not understood stays in the field with the reason, and is the value as typed, so
 * that the form's check refuses it.
 */
export function DayField({ value, onChange, onCommit, notBefore, isCompact, ...field }: DayFieldProps) {
  const { typed, found, day, isEarly, isTyping, type, commit, pick } = useTypedDay({
    value,
    onChange,
    onCommit,
    notBefore,
    isCompact,
  });
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const named = useId();
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
              className={formStyles.input}
              type="text"
              autoComplete="off"
              // Figures with slashes are typed left to right, words right to left; both are aligned at the right.
              dir={/\p{L}/u.test(typed) || typed === "" ? "rtl" : "ltr"}
              placeholder={isCompact ? field.label : text.placeholder}
              value={typed}
              onChange={(event) => type(foldDigits(event.target.value))}
              onBlur={commit}
              onKeyDown={onKeyDown}
            />
            <button
              type="button"
              className={buttonStyles.iconButton}
              aria-label={text.open}
              aria-describedby={named}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              <Icon of={CalendarDays} />
            </button>
          </div>
          <p className={`${formStyles.hint} ${styles.said}`} id={`${control.id}-day`} aria-live="polite">
            {day !== "" && formatLongDate(day) + text.gregorianEra + text.both + formatHijri(day)}
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
              onPick={(day) => {
                setOpen(false);
                pick(day);
              }}
            />
          </MountOnOpen>
        </>
      )}
    </Field>
  );
}

/** The error to show: once the field is left or a save was refused, the reason why a text was not understood comes first. */
function errorOf(
  found: TypedDay | undefined,
  isTyping: boolean,
  error: string | undefined,
  isEarly: boolean,
) {
  if (found && "refusal" in found) return isTyping && error === undefined ? undefined : found.refusal;
  return error ?? (isEarly ? fieldMessages.endBeforeStart : undefined);
}
