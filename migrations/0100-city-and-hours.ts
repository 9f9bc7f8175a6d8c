import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { foldLetters } from "../src/kernel/text/arabic.ts";
import { commas, workingWords as known } from "./texts/0100-city-and-hours.text.ts";

type Values = Record<string, unknown>;

/**
 * Reads the days and hours out of the sentence about them, and the city out of the second line of the address, for the last time:
 * they are settings of their own from now on. Pages stay as they are, and so does what a restored revision makes of them. A
 * sentence that cannot be read means no days, as it did so far. Requirements ASET-01, BRAND-01
 */
export async function up(db: LooseDb) {
  const stored = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", Object.keys(readings))
    .execute();
  const values = Object.fromEntries(stored.map(({ key, value }) => [key, lineOf(value)]));
  for (const [key, value] of Object.entries(readFrom(values)))
    await db
      .insertInto("settings")
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  const revisions = await db
    .selectFrom("revisions")
    .select(["id", "fields", "before", "after"])
    .where("resource", "=", "settings")
    .execute();
  for (const { id, fields, before, after } of revisions)
    await db
      .updateTable("revisions")
      .set(changedRevision(JSON.parse(String(fields)), parsed(before), parsed(after)))
      .where("id", "=", Number(id))
      .execute();
}

/** The new settings, and from which one each is read. */
const readings: Record<string, { name: string; read(line: string): unknown }> = {
  addressLine2: { name: "city", read: (line) => line.split(commas)[0]?.trim() ?? "" },
  workingHours: { name: "openingHours", read: openingHours },
};

/** The new settings that follow from these; a value that is no line is replaced by its default when settings are read. */
function readFrom(values: Values): Values {
  const read = Object.entries(readings).flatMap(([from, { name, read }]) => {
    const line = values[from];
    return typeof line === "string" && line.length <= 200 ? [[name, read(line)]] : [];
  });
  return Object.fromEntries(read);
}

/** A stored value; undefined for what is no JSON, which is ignored when settings are read. */
function lineOf(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

const parsed = (state: unknown): Values | null => (state === null ? null : JSON.parse(String(state)));

function changedRevision(fields: string[], before: Values | null, after: Values | null) {
  const [was, is] = [before, after].map((state) => state && { ...readFrom(state), ...state });
  const added = Object.values(readings)
    .map(({ name }) => name)
    .filter((name) => was && is && !fields.includes(name) && !isSame(was[name], is[name]));
  return {
    fields: JSON.stringify([...fields, ...added]),
    before: was ? JSON.stringify(was) : null,
    after: is ? JSON.stringify(is) : null,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const keys = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const mostHours = 16;

/** The days and hours of a sentence; none for any other text, such as days with different hours. */
function openingHours(text: string) {
  const sentences = text
    .split(known.sentenceEnd)
    .map(foldLetters)
    .filter((sentence) => daysIn(sentence).length > 0 && !wordsOf(sentence).some(isOf(known.closed)));
  const [sentence = ""] = sentences;
  const hours = hoursIn(wordsOf(sentence));
  if (sentences.length !== 1 || !hours) return [];
  const [opens, closes] = [timeOf(hours.from), timeOf(hours.to)];
  return daysIn(sentence).map((day) => ({ day: keys[day], opens, closes }));
}

/** `09:30` for 9.5, and `01:00` for 25, which is on the next day. */
function timeOf(hour: number) {
  const minutes = Math.round(hour * 60) % (24 * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

const wordsOf = (sentence: string) => sentence.match(/\d{1,2}(?::\d\d)?|\p{L}+|[-–—]/gu) ?? [];
const isOf = (list: readonly string[]) => (word: string) => list.includes(word);
const isTo = (word: string | undefined) =>
  word !== undefined && (/[-–—]/.test(word) || known.to.includes(word));

/** The days of a sentence in the order of the week, 0 for Sunday. «Saturday to Wednesday» crosses the end of the week. */
function daysIn(sentence: string): number[] {
  if (known.everyDay.some((words) => ` ${wordsOf(sentence).join(" ")} `.includes(` ${words} `)))
    return known.days.map((_, day) => day);
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

const dayOf = (word: string) => known.days.findIndex((name) => [name, known.and + name].includes(word));

/** The two times of a sentence; null if there are more or fewer, or if they do not make a working day. */
function hoursIn(words: readonly string[]): { from: number; to: number } | null {
  const times = words.flatMap((word, index) =>
    /^\d/.test(word) ? [hourOf(word, words[index + 1] ?? "")] : [],
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
function hourOf(time: string, half: string): { hour: number; isSaid: boolean } {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const hour = hours + minutes / 60;
  if (known.morning.includes(half)) return { hour: hour % 12, isSaid: true };
  if (known.evening.includes(half)) return { hour: (hour % 12) + 12, isSaid: true };
  if (known.noon.includes(half)) return { hour: hour < 4 ? hour + 12 : hour, isSaid: true };
  return { hour, isSaid: hour > 12 };
}
