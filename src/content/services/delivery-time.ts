import { foldLetters } from "../../kernel/text/arabic.ts";
import { deliveryWords as known } from "./delivery-time.text.ts";

/** A time in days. `delivery` is a span of delivery, `now` is available at once, `start` is when the work begins. */
export type DeliveryTime = { kind: "delivery" | "start" | "now"; from: number; to: number };

/**
 * Parses a delivery time in everyday words: a span, one time, when the work begins, or at once. A week counts seven days, a
 * month thirty. Null for any other text, which pages show as it is; requirements SVC-01, SITE-03.
 */
export function deliveryTime(text: string): DeliveryTime | null {
  const words = foldLetters(text).match(/\d+|\p{L}+/gu) ?? [];
  const days = daysIn(words.filter((word) => !known.starts.includes(word)));
  if (!days) return words.some((word) => known.now.test(word)) ? { kind: "now", from: 0, to: 0 } : null;
  const [from, to] = days;
  if (from > to) return null;
  return { kind: words.some((word) => known.starts.includes(word)) ? "start" : "delivery", from, to };
}

/** The ends of a span in days; a single time is a span from 0. Null when a word is not understood. */
function daysIn(words: readonly string[]): [from: number, to: number] | null {
  const amounts: { count: number; days?: number }[] = [];
  for (const word of words) {
    const last = amounts.at(-1);
    const isOpen = last !== undefined && last.days === undefined;
    const count = numberOf(word);
    const unit = unitOf(word);
    if (count !== null) amounts.push({ count });
    else if (unit && isOpen) last.days = unit.days;
    else if (unit?.alone) amounts.push({ count: unit.alone, days: unit.days });
    else if (!known.joiners.includes(word) && (isOpen || !known.around.includes(word))) return null;
  }
  const [first, second] = amounts;
  const unit = amounts.at(-1)?.days;
  if (!first || unit === undefined || amounts.length > 2) return null;
  const daysOf = ({ count, days = unit }: typeof first) => count * days;
  return second ? [daysOf(first), daysOf(second)] : [0, daysOf(first)];
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const index = known.numbers.findIndex((number) => word === number || word === number + known.feminine);
  return index < 0 ? null : index + 3;
}

/** The days of a unit, and how many units the word means without a number. */
function unitOf(word: string) {
  for (const { days, one, two, many } of known.units) {
    if (two.includes(word)) return { days, alone: 2 };
    if (one.includes(word)) return { days, alone: 1 };
    if (many.includes(word)) return { days };
  }
  return undefined;
}
