import { foldDigits } from "./arabic.ts";
import {
  clock,
  countedGenitive,
  gregorianMonths,
  hijriMonths,
  joiners,
  money,
  type PluralForms,
  relative,
  riyals,
  singleUnits,
  weekdays,
} from "./format.text.ts";

/*
 * Every date, number, price, plural and phone that the product shows is formatted here; requirement AR-02. Server and browser
 * must print the same text, whatever their ICU release, so ICU only computes the figures of the Hijri calendar and groups
 * digits; the names and the order of the parts are written here.
 */

/** A time as the stores keep it (ISO in UTC, or a bare day `2026-11-22`), or a Date. */
type Moment = string | Date;

/** `22 Nov 2026`. A text that is not a date is returned unchanged, because some dates are free text. */
export function formatDate(moment: Moment): string {
  return inRiyadh(moment, (date) => `${dayOf(date)} ${date.getUTCFullYear()}`);
}

/** Day and month name only. */
export function formatDay(moment: Moment): string {
  return inRiyadh(moment, dayOf);
}

/** The date with the name of its day before it. */
export function formatLongDate(moment: Moment): string {
  return inRiyadh(moment, (date) => weekdays[date.getUTCDay()] + joiners.comma + formatDate(moment));
}

/** The Umm al-Qura date with the mark of its era. */
export function formatHijri(moment: Moment): string {
  return inRiyadh(moment, (date) => {
    const { day, month, year } = hijriNumbers(date);
    return `${day} ${hijriMonths[month - 1]} ${year}${joiners.hijriEra}`;
  });
}

/** Year, month and day of a day (`2026-11-22`) in the Umm al-Qura calendar. */
export function hijriNumbers(moment: Moment): { year: number; month: number; day: number } {
  const parts = hijri.formatToParts(toDate(moment));
  const found = new Map(parts.map(({ type, value }) => [type, Number(value)]));
  return { year: found.get("year") ?? 0, month: found.get("month") ?? 0, day: found.get("day") ?? 0 };
}

/** Twelve hours with the mark of the half day, which never begins a line of its own: `1:30` and morning. */
export function formatTime(moment: Moment): string {
  return inRiyadh(moment, (date) => {
    const hour = date.getUTCHours();
    const half = hour < 12 ? clock.morning : clock.evening;
    return `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, "0")}\u00a0${half}`;
  });
}

/** The time in Riyadh in the format of form fields: `09:30`. */
export function riyadhTime(moment: Moment): string {
  return inRiyadh(moment, (date) => date.toISOString().slice(11, 16));
}

/** Date and time. */
export function formatDateTime(moment: Moment): string {
  return inRiyadh(moment, () => formatDate(moment) + joiners.comma + formatTime(moment));
}

/** The day in Riyadh in the format of form fields and `datetime` attributes: `2026-11-22`. */
export function isoDay(moment: Moment): string {
  return inRiyadh(moment, (date) => date.toISOString().slice(0, 10));
}

/** When a day such as `2026-11-22` begins in Riyadh. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadOfUtc);
}

/** The time `days` days of 24 hours after a moment, or before it for a negative count. Riyadh has no summer time. */
export function addDays(moment: Moment, days: number): Date {
  return new Date(toDate(moment).getTime() + days * dayLength);
}

/** The day in Riyadh `days` days after that of a moment, or before it for a negative count: `2026-11-25`. */
export function isoDayAfter(moment: Moment, days: number): string {
  return isoDay(addDays(moment, days));
}

/** The day of the week in Riyadh, 0 for Sunday, and the hour of its clocks, 0 to 23. */
export function riyadhClock(moment: Date): { weekday: number; hour: number } {
  const date = new Date(moment.getTime() + aheadOfUtc);
  return { weekday: date.getUTCDay(), hour: date.getUTCHours() };
}

/** How long ago or ahead: minutes and hours within a day, then days by the calendar of Riyadh. */
export function relativeTime(moment: Moment, now: Moment): string {
  const minutes = (toDate(moment).getTime() - toDate(now).getTime()) / 60_000;
  const distance = Math.abs(minutes);
  if (Number.isNaN(distance)) return String(moment);
  if (distance < 1) return relative.now;
  if (distance < 60) return agoOrIn("minute", minutes);
  if (distance < 24 * 60) return agoOrIn("hour", minutes / 60);
  return relativeDay(moment, now);
}

/** Today, yesterday, tomorrow, or how many days, weeks, months or years away: for due dates. */
export function relativeDay(moment: Moment, now: Moment): string {
  const days = dayNumber(moment) - dayNumber(now);
  const distance = Math.abs(days);
  if (Number.isNaN(distance)) return String(moment);
  if (distance === 0) return relative.today;
  if (distance === 1) return days < 0 ? relative.yesterday : relative.tomorrow;
  if (distance < 7) return agoOrIn("day", days);
  if (distance < 30) return agoOrIn("week", days / 7);
  if (distance < 365) return agoOrIn("month", days / 30);
  return agoOrIn("year", days / 365);
}

/** Grouped by thousands, at most two decimals: `1,400.5`. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** How many of a thing, with at most three decimals: `1.375`. A dash for NaN. */
export function formatQuantity(value: number): string {
  return Number.isNaN(value) ? "\u2014" : quantities.format(value);
}

/** `72%`. Isolate it with `<bdi dir="ltr">` inside a sentence. */
export function formatPercent(value: number): string {
  return `${numbers.format(value)}%`;
}

/** The amount with the word for riyal, or with the package's own unit. The caller labels a null price; requirement SVC-03. */
export function formatPrice(amount: number, unit?: string | null): string {
  const figure = Number.isInteger(amount) ? numbers.format(amount) : cents.format(amount);
  return `${figure}\u00a0${currencyOf(amount, unit)}`;
}

/**
 * An amount of a column of amounts, whose head names the riyal: always two decimals, `2,939.00`. A dash for NaN, an amount that
 * cannot be read. Isolate it with `<bdi dir="ltr">`; requirement TRIAL-01.
 */
export function formatAmount(amount: number): string {
  return Number.isNaN(amount) ? "\u2014" : cents.format(amount).replace("-", "\u2212");
}

/** The word for riyal in the form that the amount needs, with the unit; a riyal sign in the unit is not repeated. */
export function currencyOf(amount: number, unit?: string | null): string {
  return `${pluralForm(riyals, amount)} ${unit?.replaceAll(riyalSign, "").trim() ?? ""}`.trim();
}

/** Newer than most fonts: the site's own and those of most machines show a box in its place. */
const riyalSign = "\u20C1";

/** A text for display: the word for riyal, after its amount, replaces the sign; requirement SVC-03. */
export function riyalInWords(text: string): string {
  if (!text.includes(riyalSign)) return text;
  return text
    .replace(/\u20C1\s*([\d\u0660-\u0669][\d\u0660-\u0669.,\u066B\u066C]*(?<![.,]))/g, "$1\u20C1")
    .replace(/(\S)?\u20C1(?=(\S)?)/g, (_, before = "", after = "") => {
      const space = /[\p{L}\p{N}]/u;
      return `${before}${space.test(before) ? " " : ""}${money.riyal}${space.test(after) ? " " : ""}`;
    });
}

export type GenitiveNoun = keyof typeof countedGenitive;

/** A counted noun that stands alone (`counted`, `staffCounted`), in the form that the number needs. */
export function countOf(noun: PluralForms, count: number): string {
  return pluralForm(noun, count);
}

/** A counted noun after a preposition (before, after, within). */
export function countAfterPreposition(noun: GenitiveNoun, count: number): string {
  return pluralForm(countedGenitive[noun], count);
}

/**
 * A stored phone as people write it, with the note that may follow it: `+966 55 123 4567`, `+966 9200 12345`. Show it with
 * `dir="ltr"`; SHELL-08.
 */
export function displayPhone(phone: string): string {
  const number = wholeNumberIn(phone);
  for (const grouping of phoneGroupings) {
    const match = grouping.exec(number);
    if (match) return `+966 ${match.slice(1).join(" ")}${phone.slice(number.length)}`;
  }
  return phone;
}

/**
 * A figure of several parts (`2026-0001`, a phone) for Arabic text outside HTML: mails, messages, titles. The mark before it
 * keeps its parts in order. In HTML, isolate the figure with `<Ltr>` instead; requirement SHELL-08.
 */
export function keepOrder(figure: string): string {
  return `\u200e${figure}`;
}

/** Whether a phone, which may be stored as typed, contains a number that can be dialled. */
export function hasNumber(phone: string): boolean {
  return /\d{3}/.test(dialled(phone));
}

/** `tel:` address of a phone. */
export function telLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** Whether a phone is a complete international number, as WhatsApp needs; a number that could be read is stored that way. */
export function isWholeNumber(phone: string): boolean {
  return wholeNumberIn(phone) !== "";
}

/** The E.164 number of a stored phone, without the note that may follow it in brackets; empty if it was stored as typed. */
export function wholeNumberIn(phone: string): string {
  return /^(\+\d+)(?: \([^()\d]+\))?$/.exec(phone)?.[1] ?? "";
}

/** The wa.me link of a phone, which takes digits only, with a prepared text if given; requirement HOME-06. */
export function waLink(phone: string, text = ""): string {
  const address = `https://wa.me/${dialled(phone).replace("+", "")}`;
  return text ? `${address}?text=${encodeURIComponent(text)}` : address;
}

/** The number of a phone that is stored as typed, in any digits, without an extension or a second number; AR-03. */
function dialled(phone: string): string {
  const numbers = foldDigits(phone).match(/\+?\d[\d\s().-]*/g) ?? [];
  const bare = numbers.map((number) => number.replace(/[^\d+]/g, ""));
  return bare.reduce((longest, number) => (number.length > longest.length ? number : longest), "");
}

const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

// English separators: Arabic locales put an invisible direction mark before a minus sign.
const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const quantities = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const pluralRules = new Intl.PluralRules("ar");

const phoneGroupings = [
  /^\+966(9200)(\d{5})$/,
  /^\+966(800)(\d{3})(\d{4})$/,
  /^\+966([15]\d)(\d{3})(\d{4})$/, // landlines and mobiles
];

function agoOrIn(unit: GenitiveNoun, amount: number) {
  const count = Math.floor(Math.abs(amount));
  const duration = (count === 1 && singleUnits[unit]) || countAfterPreposition(unit, count);
  return (amount < 0 ? relative.ago : relative.in).replace("{duration}", () => duration);
}

function pluralForm(forms: PluralForms, count: number) {
  return forms[pluralRules.select(count)].replace("{n}", formatNumber(count));
}

const dayLength = 24 * 60 * 60_000; // ms
const aheadOfUtc = 3 * 60 * 60_000; // ms; Riyadh has used this offset without summer time since 1947

/** Prints a moment from a date whose UTC parts are the local time in Riyadh. */
function inRiyadh(moment: Moment, print: (date: Date) => string) {
  const date = new Date(toDate(moment).getTime() + aheadOfUtc);
  return Number.isNaN(date.getTime()) ? String(moment) : print(date);
}

function dayOf(date: Date) {
  return `${date.getUTCDate()} ${gregorianMonths[date.getUTCMonth()]}`;
}

function toDate(moment: Moment) {
  if (typeof moment !== "string") return moment;
  // Only ISO texts: browsers also guess dates from loose text, and read a time without a zone as local.
  return new Date(isoMoment.test(moment) ? moment : Number.NaN);
}

const isoMoment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

/** Days since 1970 of the day in Riyadh, so that two of them subtract to calendar days. */
function dayNumber(moment: Moment) {
  return Date.parse(isoDay(moment)) / dayLength;
}
