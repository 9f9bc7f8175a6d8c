import { useState } from "react";
import { endsBeforeStart, isDay } from "../../kernel/text/days.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { parseTypedDay, type TypedDay } from "../../kernel/text/typed-day.ts";

export type DayOptions = {
  /** A day such as `2026-11-25`, or the empty text; a text that was typed and not understood stands in the field as it is. */
  value: string;
  /** Told on every key: the day that is understood so far, the empty text, or the text as it was typed where it is no day. */
  onChange(day: string): void;
  /** Told of a day or the empty text when the field is left, at Enter and when a day is picked: for what is stored at once. */
  onCommit?: ((day: string) => void) | undefined;
  /** The day that this one must not lie before; the empty text for none. */
  notBefore?: string | undefined;
  /** For toolbars: the label stands in the empty field, and what is read back is said to screen readers alone. */
  isCompact?: boolean | undefined;
};

/** What stands in a field of a day, the day that is understood of it, and whether that lies too early. */
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
    // Nothing below a field of a toolbar says which day was understood: the field does.
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

/** Nothing for a blank text. */
function read(text: string): TypedDay | undefined {
  return text.trim() === "" ? undefined : parseTypedDay(text, isoDay(new Date()));
}

/** A day as it is written by hand, `25/11/2026`; also that of a time, as some records hold it. */
function shown(value: string): string {
  const day = isoDay(value);
  return isDay(day) ? day.split("-").map(Number).reverse().join("/") : value;
}
