import { foldLetters } from "../../kernel/text/arabic.ts";
import { weekdays } from "../../kernel/text/format.text.ts";
import { workingWords as known } from "./working-week.text.ts";

/** The working days, 0 for Sunday, and their hours: 9.5 is half past nine, 25 is one o'clock on the next day. */
export type WorkingWeek = { days: readonly number[]; from: number; to: number };

const names = weekdays.map(foldLetters);
const mostHours = 16;

/**
 * Reads working hours as people write them: the days, and from when to when. Null for any other text, such as days with
 * different hours, which pages show only as text; requirements ASET-01, SITE-03.
 */
export function workingWeek(text: string): WorkingWeek | null {
  const sentences = text
    .split(known.sentenceEnd)
    .map(foldLetters)
    .filter((sentence) => daysIn(sentence).length > 0 && !wordsOf(sentence).some(isOf(known.closed)));
  const [sentence = ""] = sentences;
  const hours = hoursIn(wordsOf(sentence));
  return sentences.length === 1 && hours ? { days: daysIn(sentence), ...hours } : null;
}

const wordsOf = (sentence: string) => sentence.match(/\d{1,2}(?::\d\d)?|\p{L}+|[-–—]/gu) ?? [];
const isOf = (list: readonly string[]) => (word: string) => list.includes(word);
const isTo = (word: string | undefined) =>
  word !== undefined && (/[-–—]/.test(word) || known.to.includes(word));

/** The days of a sentence in the order of the week. «Saturday to Wednesday» crosses the end of the week. */
function daysIn(sentence: string): number[] {
  if (known.everyDay.some((words) => ` ${wordsOf(sentence).join(" ")} `.includes(` ${words} `)))
    return names.map((_, day) => day);
  const words = wordsOf(sentence);
  const days = new Set<number>();
  for (const [index, word] of words.entries()) {
    const day = dayOf(word);
    if (day < 0) continue;
    const first = isTo(words[index - 1]) ? dayOf(words[index - 2] ?? "") : -1;
    for (let each = first < 0 ? day : first; each !== day; each = (each + 1) % 7) days.add(each);
    days.add(day);
  }
  return [...days].sort((one, other) => one - other);
}

const dayOf = (word: string) => names.findIndex((name) => [name, known.and + name].includes(word));

/** The two times of a sentence; null if there are more or fewer, or if they do not make a working day. */
function hoursIn(words: readonly string[]): { from: number; to: number } | null {
  const times = words.flatMap((word, index) =>
    /^\d/.test(word) ? [timeOf(word, words[index + 1] ?? "")] : [],
  );
  const [first, second] = times;
  if (!first || !second || times.length > 2) return null;
  const from = first.hour;
  // «9 to 6» ends in the evening; an end in the morning is on the next day.
  let to = second.hour;
  if (to <= from && !second.isSaid) to += 12;
  if (to <= from) to += 24;
  return from < 24 && to - from <= mostHours ? { from, to } : null;
}

/** A time as an hour from 0 to 24; unchanged if the text does not say the half of the day. */
function timeOf(time: string, half: string): { hour: number; isSaid: boolean } {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const hour = hours + minutes / 60;
  if (known.morning.includes(half)) return { hour: hour % 12, isSaid: true };
  if (known.evening.includes(half)) return { hour: (hour % 12) + 12, isSaid: true };
  if (known.noon.includes(half)) return { hour: hour < 4 ? hour + 12 : hour, isSaid: true };
  return { hour, isSaid: hour > 12 };
}
