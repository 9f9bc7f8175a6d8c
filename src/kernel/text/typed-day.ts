import { foldLetters } from "./arabic.ts";
import { dayInMonth, dayOfMonth, firstDay, lastDay, monthNumber } from "./days.ts";
import { weekdays } from "./format.text.ts";
import { hijriNumbers } from "./format.ts";
import {
  dayWord,
  directions,
  edges,
  eras,
  gregorianMonthNames,
  hijriMonthNames,
  nearDays,
  numberWords,
  typedDayText,
  units,
  weekdayFillers,
  weekdayNames,
} from "./typed-day.text.ts";

type Calendar = "gregorian" | "hijri";

/** The day that a text names, as `2026-11-25`, and the calendar in which it was named; or the sentence that refuses the text. */
export type TypedDay = { day: string; calendar: Calendar } | { refusal: string };

/**
 * Reads a day as people type it, in any digits: `25/11`, `25-11-2026`, `2026-11-25`, `25112026`, `251126`, a day with the
 * name of its month in either calendar, tomorrow, a weekday, after three weeks, the end of the month. The day stands before
 * the month, unless the year comes first. A year from 1300 to 1500 is Hijri (Umm al-Qura), one from 1900 to 2100 is
 * Gregorian. Without a year it is the next such day from `today` on (`2026-11-22`), and a weekday is the next one after
 * today. Nothing is guessed: a day that its month does not have, and a weekday that is not that of the date, are refused; RES-04.
 */
export function parseTypedDay(text: string, today: string): TypedDay {
  if (text.length > 80) return unread;
  const words = wordsOf(text);
  const phrase = words.join(" ");
  const distance = nearBy.get(phrase);
  if (distance !== undefined) return near(addDays(today, distance));
  const edge = edgeOf.get(phrase);
  const { year, month } = numbersOf("gregorian", today);
  if (edge) return near(edge(year, month));
  return distantDay(words, today) ?? nextWeekday(words, today) ?? namedDay(words, today);
}

const unread = { refusal: typedDayText.unread };
const near = (day: string) => within({ day, calendar: "gregorian" });

/** A day some days, weeks, months or years from today; if the target month is too short, its last day. */
function distantDay([direction = "", ...rest]: string[], today: string): TypedDay | undefined {
  const sign = signOf.get(direction);
  if (sign === undefined) return undefined;
  const [first = "", second] = rest;
  const named = unitOf.get(second ?? first);
  if (!named || rest.length > 2) return unread;
  const { unit, isPair } = named;
  const count = second === undefined ? (isPair ? 2 : 1) : isPair ? undefined : countOf(first);
  if (count === undefined) return unread;
  if (unit === "day") return near(addDays(today, sign * count));
  if (unit === "week") return near(addDays(today, sign * count * 7));
  const month = monthNumber(today) + sign * count * (unit === "year" ? 12 : 1);
  const year = Math.floor(month / 12);
  if (!(year >= 1900 && year <= 2100)) return { refusal: typedDayText.year };
  return near(dayInMonth(month, dayOfMonth(today)));
}

function countOf(word: string): number | undefined {
  return /^\d{1,4}$/.test(word) ? Number(word) : counts.get(word);
}

function nextWeekday(words: string[], today: string): TypedDay | undefined {
  const [name, ...more] = words.filter((word) => !fillers.has(word));
  const weekday = name === undefined ? undefined : weekdayOf.get(bare(name));
  if (weekday === undefined || more.length > 0) return undefined;
  return near(addDays(today, ((weekday - dayOfWeek(today) + 6) % 7) + 1));
}

/** A day by its number and the number or name of its month, with or without weekday, year and era. */
function namedDay(words: string[], today: string): TypedDay {
  const parts = words.filter((word, place) => place > 0 || word !== foldedDayWord);
  const weekday = weekdayOf.get(bare(parts[0] ?? ""));
  if (weekday !== undefined) parts.shift();
  const era = eraOf.get(parts.at(-1) ?? "");
  if (era) parts.pop();
  const found = fromParts(parts, era, today);
  if (weekday === undefined || "refusal" in found) return found;
  const real = dayOfWeek(found.day);
  if (real === weekday) return found;
  return { refusal: typedDayText.weekday.replace("{weekday}", () => weekdays[real] ?? "") };
}

function fromParts(parts: string[], era: Calendar | undefined, today: string): TypedDay {
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const name = parts.filter((part) => !/^\d+$/.test(part)).map(bare);
  if (name.length === 0) return fromNumbers(numbers, era, today);
  const month = monthOf(name.join(" "));
  if (!month || (era && era !== month.calendar)) return unread;
  const [day = "", year] = (numbers[0] ?? "").length === 4 ? numbers.toReversed() : numbers;
  if (numbers.length > 2) return unread;
  return dated({ day, month: month.month, year, calendar: month.calendar }, today);
}

function fromNumbers(numbers: string[], era: Calendar | undefined, today: string): TypedDay {
  const [first = "", second = "", third] = numbers.length === 1 ? split(numbers[0] ?? "") : numbers;
  if (numbers.length > 3 || !/^\d{1,2}$/.test(second)) return unread;
  const isYearFirst = third !== undefined && first.length > 2;
  const [day, year] = isYearFirst ? [third, first] : [first, third];
  return dated({ day, month: Number(second), year, calendar: era }, today);
}

/** Splits six digits into day, month and year. Eight may begin with the year, if the other order has no such month or year. */
function split(digits: string): string[] {
  const dayFirst = /^(\d\d)(\d\d)((?:1[3-9]|2\d)\d\d|\d\d)$/.exec(digits);
  const yearFirst = /^(\d{4})(\d\d)(\d\d)$/.exec(digits);
  return [dayFirst, yearFirst].find((found) => found && isMonth(Number(found[2])))?.slice(1) ?? [];
}

const isMonth = (month: number) => month >= 1 && month <= 12;

type Dated = { day: string; month: number; year: string | undefined; calendar: Calendar | undefined };

function dated({ day: typed, month, year: typedYear, calendar: said }: Dated, today: string): TypedDay {
  const day = Number(typed);
  if (!/^\d{1,2}$/.test(typed) || day < 1 || day > 31 || !isMonth(month)) return unread;
  const inYear = yearOf(typedYear, said, { month, day }, today);
  if (!inYear) return { refusal: typedDayText.year };
  const { calendar, year } = inYear;
  const first = firstOf(calendar, year, month);
  const next = month === 12 ? firstOf(calendar, year + 1, 1) : firstOf(calendar, year, month + 1);
  if (first === undefined || next === undefined) return unread;
  if (day > next - first) return { refusal: typedDayText.noSuchDay.replace("{last}", String(next - first)) };
  return within({ day: isoOf(first + day - 1), calendar });
}

/** The year: two digits mean the nearest such year; without digits it is the year in which the day comes next. */
function yearOf(
  typed: string | undefined,
  said: Calendar | undefined,
  { month, day }: { month: number; day: number },
  today: string,
): { calendar: Calendar; year: number } | undefined {
  const calendar = said ?? "gregorian";
  const now = numbersOf(calendar, today);
  if (typed === undefined) {
    const isPast = month < now.month || (month === now.month && day < now.day);
    return { calendar, year: now.year + (isPast ? 1 : 0) };
  }
  const number = Number(typed);
  if (typed.length === 2) return { calendar, year: number + Math.round((now.year - number) / 100) * 100 };
  if (typed.length !== 4) return undefined;
  const own =
    number >= 1300 && number <= 1500 ? "hijri" : number >= 1900 && number <= 2100 ? "gregorian" : undefined;
  return own && own === (said ?? own) ? { calendar: own, year: number } : undefined;
}

/** Refuses days that cannot be stored. */
function within(typed: { day: string; calendar: Calendar }): TypedDay {
  return typed.day >= firstDay && typed.day <= lastDay ? typed : { refusal: typedDayText.year };
}

function numbersOf(calendar: Calendar, day: string) {
  if (calendar === "hijri") return hijriNumbers(day);
  const [year = 0, month = 0, number = 0] = day.split("-").map(Number);
  return { year, month, day: number };
}

/**
 * The first day of a month, in days since 1970. For a Hijri month it is the day near the mean new moon that the browser itself
 * prints as the first, so that reading and printing agree. Undefined if the browser does not know the calendar.
 */
function firstOf(calendar: Calendar, year: number, month: number): number | undefined {
  if (calendar === "gregorian") return Date.UTC(year, month - 1, 1) / millisecondsOfDay;
  const guess = Math.round(((year - 1) * 12 + month - 1) * 29.530_588) - 492_148; // 1 Muharram 1
  return [0, 1, -1, 2, -2]
    .map((away) => guess + away)
    .find((day) => {
      const found = hijriNumbers(isoOf(day));
      return found.year === year && found.month === month && found.day === 1;
    });
}

const millisecondsOfDay = 86_400_000;
const isoOf = (days: number) => new Date(days * millisecondsOfDay).toISOString().slice(0, 10);
const gregorianDay = (year: number, month: number, day: number) =>
  isoOf(Date.UTC(year, month - 1, day) / millisecondsOfDay);
const addDays = (day: string, days: number) => isoOf(Date.parse(day) / millisecondsOfDay + days);
const dayOfWeek = (day: string) => new Date(day).getUTCDay();

/** The folded words and numbers of a text, without separators. */
function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, " ")
    .split(/[\s/\-.,\u060c\u060d]+/)
    .filter(Boolean);
}

/** Folds as searches do, and drops the hamza on the line, which many leave out. */
function fold(text: string): string {
  return foldLetters(text).replace(/\u0621/g, "");
}

/** A word without the Arabic article. */
function bare(word: string): string {
  return word.replace(/^\u0627\u0644(?=..)/, "");
}

const keyOf = (name: string) => fold(name).split(" ").map(bare).join(" ");

function mapOf<Value>(...groups: [names: readonly string[], value: Value][]): Map<string, Value> {
  return new Map(groups.flatMap(([names, value]) => names.map((name) => [fold(name), value] as const)));
}

const signOf = mapOf([directions.after, 1], [directions.ago, -1]);
/** The first and last days of a month, by the words for them. */
const edgeOf = mapOf<(year: number, month: number) => string>(
  [edges.endOfMonth, (year, month) => gregorianDay(year, month + 1, 0)],
  [edges.startOfNextMonth, (year, month) => gregorianDay(year, month + 1, 1)],
  [edges.endOfYear, (year) => gregorianDay(year, 12, 31)],
);
const fillers = new Set(weekdayFillers.map(fold));
const foldedDayWord = fold(dayWord);
const eraOf = mapOf<Calendar>([eras.hijri, "hijri"], [eras.gregorian, "gregorian"]);
const counts = new Map(numberWords.flatMap((forms, place) => forms.map((word) => [fold(word), place + 3])));
const unitOf = new Map<string, { unit: string; isPair: boolean }>(
  Object.entries(units).flatMap(([unit, { one, two }]) => [
    ...one.map((word) => [fold(word), { unit, isPair: false }] as const),
    ...two.map((word) => [fold(word), { unit, isPair: true }] as const),
  ]),
);
const nearBy = new Map(Object.entries(nearDays).map(([name, days]) => [fold(name), days]));
const weekdayOf = new Map(weekdayNames.map((name, day) => [keyOf(name), day]));

const englishMonths =
  "january february march april may june july august september october november december".split(" ");

const months = new Map<string, { calendar: Calendar; month: number }>();
for (const [calendar, names] of [
  ["gregorian", gregorianMonthNames],
  ["hijri", hijriMonthNames],
] as const)
  for (const [index, spellings] of names.entries())
    for (const name of spellings) months.set(keyOf(name), { calendar, month: index + 1 });

function monthOf(name: string): { calendar: Calendar; month: number } | undefined {
  const english = name.length < 3 ? -1 : englishMonths.findIndex((month) => month.startsWith(name));
  return english < 0 ? months.get(name) : { calendar: "gregorian", month: english + 1 };
}
