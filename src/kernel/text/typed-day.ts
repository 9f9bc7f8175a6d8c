import {
  CalendarDate,
  endOfMonth,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  parseDate,
  startOfMonth,
  toCalendar,
} from "@internationalized/date";
import { foldForSearch } from "./arabic.ts";
import { firstDay, lastDay } from "./days.ts";
import { weekdays } from "./format.text.ts";
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

/** The day that a text names, as `2026-11-25`, and the calendar it was named in; or the sentence that refuses the text. */
export type TypedDay = { day: string; calendar: Calendar } | { refusal: string };

/**
 * Reads a day as people type it, in any digits: `25/11`, `25-11-2026`, `2026-11-25`, `25112026`, `251126`, a day with the
 * name of its month in either calendar, tomorrow, a weekday, after three weeks, the end of the month. The day stands before
 * the month, unless the year comes first. A year from 1300 to 1500 is Hijri (Umm al-Qura), one from 1900 to 2100 is
 * Gregorian. Without a year it is the next such day from `today` on (`2026-11-22`), and a weekday is the next one after
 * today. Nothing is guessed: a day that its month does not have, and a weekday that is not that of the date, are refused; RES-04.
 */
export function parseTypedDay(text: string, day: string): TypedDay {
  if (text.length > 80) return unread;
  const today = parseDate(day);
  const words = wordsOf(text);
  const phrase = words.join(" ");
  const distance = nearBy.get(phrase);
  if (distance !== undefined) return near(today.add({ days: distance }));
  return (
    edgeOf(phrase, today) ?? distantDay(words, today) ?? nextWeekday(words, today) ?? namedDay(words, today)
  );
}

const unread = { refusal: typedDayText.unread };
const calendars = { gregorian: new GregorianCalendar(), hijri: new IslamicUmalquraCalendar() };
const near = (date: CalendarDate) => within(date, "gregorian");

/** The day of a month's edge: its end, the start of the next one, the end of the year. */
function edgeOf(phrase: string, today: CalendarDate): TypedDay | undefined {
  if (endsOfMonth.has(phrase)) return near(endOfMonth(today));
  if (startsOfNextMonth.has(phrase)) return near(startOfMonth(today).add({ months: 1 }));
  if (endsOfYear.has(phrase)) return near(today.set({ month: 12, day: 31 }));
  return undefined;
}

/** After or before so many days, weeks, months or years; a month that is too short gives its last day. */
function distantDay([direction = "", ...rest]: string[], today: CalendarDate): TypedDay | undefined {
  const sign = after.has(direction) ? 1 : ago.has(direction) ? -1 : 0;
  if (sign === 0) return undefined;
  const [first = "", second] = rest;
  const named = unitOf.get(second ?? first);
  if (!named || rest.length > 2) return unread;
  const { unit, isPair } = named;
  const count = second === undefined ? (isPair ? 2 : 1) : isPair ? undefined : countOf(first);
  if (count === undefined) return unread;
  return near(today.add({ [`${unit}s`]: sign * count }));
}

function countOf(word: string): number | undefined {
  return /^\d{1,4}$/.test(word) ? Number(word) : counts.get(word);
}

function nextWeekday(words: string[], today: CalendarDate): TypedDay | undefined {
  const [name, ...more] = words.filter((word) => !fillers.has(word));
  const weekday = name === undefined ? undefined : weekdayOf.get(bare(name));
  if (weekday === undefined || more.length > 0) return undefined;
  return near(today.add({ days: ((weekday - dayOfWeek(today.toString()) + 6) % 7) + 1 }));
}

/** A day by its number and that or the name of its month, with or without weekday, year and era. */
function namedDay(words: string[], today: CalendarDate): TypedDay {
  const parts = words.filter((word, place) => place > 0 || word !== foldedDayWord);
  const weekday = weekdayOf.get(bare(parts[0] ?? ""));
  if (weekday !== undefined) parts.shift();
  const era = eraOf(parts.at(-1));
  if (era) parts.pop();
  const found = fromParts(parts, era, today);
  if (weekday === undefined || "refusal" in found) return found;
  const real = dayOfWeek(found.day);
  if (real === weekday) return found;
  return { refusal: typedDayText.weekday.replace("{weekday}", weekdays[real] ?? "") };
}

function fromParts(parts: string[], era: Calendar | undefined, today: CalendarDate): TypedDay {
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const name = parts.filter((part) => !/^\d+$/.test(part)).map(bare);
  if (name.length === 0) return fromNumbers(numbers, era, today);
  const month = monthOf(name.join(" "));
  if (!month || (era && era !== month.calendar)) return unread;
  const [day = "", year] = (numbers[0] ?? "").length === 4 ? numbers.toReversed() : numbers;
  if (numbers.length > 2) return unread;
  return dated({ day, month: month.month, year, calendar: month.calendar }, today);
}

function fromNumbers(numbers: string[], era: Calendar | undefined, today: CalendarDate): TypedDay {
  const [first = "", second = "", third] = numbers.length === 1 ? split(numbers[0] ?? "") : numbers;
  if (numbers.length > 3 || !/^\d{1,2}$/.test(second)) return unread;
  const isYearFirst = third !== undefined && first.length > 2;
  const [day, year] = isYearFirst ? [third, first] : [first, third];
  return dated({ day, month: Number(second), year, calendar: era }, today);
}

/** Six digits are day, month and year. Eight may begin with the year too: then the other order has no such month or year. */
function split(digits: string): string[] {
  const dayFirst = /^(\d\d)(\d\d)((?:1[3-9]|2\d)\d\d|\d\d)$/.exec(digits);
  const yearFirst = /^(\d{4})(\d\d)(\d\d)$/.exec(digits);
  return [dayFirst, yearFirst].find((found) => found && isMonth(Number(found[2])))?.slice(1) ?? [];
}

const isMonth = (month: number) => month >= 1 && month <= 12;

type Dated = { day: string; month: number; year: string | undefined; calendar: Calendar | undefined };

function dated({ day: typed, month, year: typedYear, calendar: said }: Dated, today: CalendarDate): TypedDay {
  const day = Number(typed);
  if (!/^\d{1,2}$/.test(typed) || day < 1 || day > 31 || !isMonth(month)) return unread;
  const inYear = yearOf(typedYear, said, { month, day }, today);
  if (!inYear) return { refusal: typedDayText.year };
  const { calendar, year } = inYear;
  const first = new CalendarDate(calendars[calendar], year, month, 1);
  const last = first.calendar.getDaysInMonth(first);
  if (day > last) return { refusal: typedDayText.noSuchDay.replace("{last}", String(last)) };
  return within(first.set({ day }), calendar);
}

/** Two digits are the year next to this one; none is the year in which such a day comes next. */
function yearOf(
  typed: string | undefined,
  said: Calendar | undefined,
  { month, day }: { month: number; day: number },
  today: CalendarDate,
): { calendar: Calendar; year: number } | undefined {
  const calendar = said ?? "gregorian";
  const now = toCalendar(today, calendars[calendar]);
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

/** Only days that are stored. */
function within(date: CalendarDate, calendar: Calendar): TypedDay {
  const day = date.toString();
  return day >= firstDay && day <= lastDay ? { day, calendar } : { refusal: typedDayText.year };
}

const dayOfWeek = (day: string) => new Date(day).getUTCDay();

/** Folded words and numbers, without what stands between them. */
function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, " ")
    .split(/[\s/\-.,\u060c\u060d]+/)
    .filter(Boolean);
}

/** As searches fold, and without the hamza on the line, which many leave out. */
function fold(text: string): string {
  return foldForSearch(text).replace(/\u0621/g, "");
}

/** Without the article. */
function bare(word: string): string {
  return word.replace(/^\u0627\u0644(?=..)/, "");
}

const keyOf = (name: string) => fold(name).split(" ").map(bare).join(" ");
const setOf = (names: readonly string[]) => new Set(names.map(fold));

const after = setOf(directions.after);
const ago = setOf(directions.ago);
const endsOfMonth = setOf(edges.endOfMonth);
const startsOfNextMonth = setOf(edges.startOfNextMonth);
const endsOfYear = setOf(edges.endOfYear);
const fillers = setOf(weekdayFillers);
const foldedDayWord = fold(dayWord);
const hijriEras = setOf(eras.hijri);
const gregorianEras = setOf(eras.gregorian);
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

function eraOf(word = ""): Calendar | undefined {
  if (hijriEras.has(word)) return "hijri";
  return gregorianEras.has(word) ? "gregorian" : undefined;
}
