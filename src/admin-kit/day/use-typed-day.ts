import { useState } from "react";
import { endsBeforeStart, isDay } from "../../kernel/text/days.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { parseTypedDay, type TypedDay } from "../../kernel/text/typed-day.ts";

export type DayOptions = {
  /** A day such as `2026-11-25`, the empty text, or a typed text that was not understood. */
  value: string;
  /** Called at every key with the day understood so far, the empty text, or the typed text when it is no day. */
  onChange(day: string): void;
  /** Called with a day or the empty text when the field is left, at Enter and when a day is picked, for storing at once. */
  onCommit?: ((day: string) => void) | undefined;
  /** The earliest allowed day; the empty text for none. */
  notBefore?: string | undefined;
  /** For toolbars: the label is the placeholder, and the understood day is given to screen readers only. */
  isCompact?: boolean | undefined;
};

/** The state of a day field: the typed text, the day understood from it, and whether that day is too early. */
export function useTypedDay({ value, onChange, onCommit, notBefore, isCompact }: DayOptions) {
  const [typed, setTyped] = useState({ text: shown(value), value });
  const [isTyping, setTyping] = useState(false);
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
    // A field in a toolbar shows nothing below itself, so the field itself shows the understood day.
    if (isCompact && day !== "") setTyped({ text: shown(day), value: day });
    if (!isEarly && (day !== "" || typed.value === "")) onCommit?.(day);
  };
  const pick = (day: string) => {
    setTyped({ text: shown(day), value: day });
    setTyping(false);
    onChange(day);
    if (!endsBeforeStart(notBefore ?? "", day)) onCommit?.(day);
  };
  return { typed: typed.text, found, day, isEarly, isTyping, type, commit, pick };
}

/** The day typed in a text; undefined for a blank text. */
function read(text: string): TypedDay | undefined {
  return text.trim() === "" ? undefined : parseTypedDay(text, isoDay(new Date()));
}

/** A day as people write it, `25/11/2026`; also for a point in time, which some records hold; other text stays as it is. */
function shown(value: string): string {
  const day = isoDay(value);
  return isDay(day) ? day.split("-").map(Number).reverse().join("/") : value;
}
