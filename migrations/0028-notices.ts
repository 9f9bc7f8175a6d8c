import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { author, monthsPattern, points, recordsPoint, twelveInWords } from "./texts/0028-notices.text.ts";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The sections whose texts tell how long data is kept. */
const sections = ["privacy", "quote", "contact", "register"];
const defaultMonths = 12;

/**
 * Replaces the months in edited notices by a placeholder, which shows the period of the settings; all other words stay.
 * Requirements LEGAL-01, PRIV-03. A changed public text becomes a new version.
 */
export async function up(db: LooseDb) {
  const taking = takePeriods(await monthsOf(db));
  for (const section of sections) {
    const isChanged = await takeInFields(db, "page_texts", section, taking);
    await takeInFields(db, "page_drafts", section, taking);
    await takeInSchedule(db, section, taking);
    if (isChanged) await addVersion(db, section, taking);
  }
}

/** The numbers of months that a notice may name: that of the initial texts, and that of the settings. */
async function monthsOf(db: LooseDb): Promise<number[]> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "retentionMonths")
    .executeTakeFirst();
  return [defaultMonths, Number(row?.value ?? defaultMonths)];
}

type Taking = (value: Json) => Json;

function takePeriods(months: readonly number[]): Taking {
  const spellings = months.flatMap((count) => [
    String(count),
    String(count).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  ]);
  const named = new RegExp(
    `(?<![\\d\\u0660-\\u0669])${monthsPattern.replace("{n}", spellings.join("|"))}|${twelveInWords}`,
    "gu",
  );
  const inText = (text: string) =>
    points
      .reduce((left, [before, since]) => left.replaceAll(before, since), text)
      .replace(named, "{retention}");
  const take = (value: Json): Json => {
    if (typeof value === "string") return inText(value);
    if (Array.isArray(value)) return value.map(take);
    if (value === null || typeof value !== "object") return value;
    const taken = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, take(part)]));
    return taken.id === "how-long" ? { ...taken, body: withRecords(String(taken.body ?? "")) } : taken;
  };
  return take;
}

/** Adds the period of accepted quotes to the section about periods: at the end of its list, or as a paragraph. */
function withRecords(body: string): string {
  if (body.includes("{records}")) return body;
  const end = body.lastIndexOf("</ul>");
  return end < 0
    ? `${body}<p>${recordsPoint}</p>`
    : `${body.slice(0, end)}<li><p>${recordsPoint}</p></li>${body.slice(end)}`;
}

async function takeInFields(
  db: LooseDb,
  table: "page_texts" | "page_drafts",
  section: string,
  take: Taking,
): Promise<boolean> {
  const rows = await db
    .selectFrom(table)
    .select(["field", "content"])
    .where("section", "=", section)
    .execute();
  let isChanged = false;
  for (const { field, content } of rows) {
    const taken = JSON.stringify(take(JSON.parse(String(content))));
    if (taken === content) continue;
    isChanged = true;
    await db
      .updateTable(table)
      .set({ content: taken })
      .where("section", "=", section)
      .where("field", "=", field ?? "")
      .execute();
  }
  return isChanged;
}

async function takeInSchedule(db: LooseDb, section: string, take: Taking) {
  const row = await db
    .selectFrom("page_schedules")
    .select("content")
    .where("section", "=", section)
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable("page_schedules")
    .set({ content: JSON.stringify(take(JSON.parse(String(row.content)))) })
    .where("section", "=", section)
    .execute();
}

/** Versions record what visitors have read, so the newest stays unchanged and the new text becomes the next version. */
async function addVersion(db: LooseDb, section: string, take: Taking) {
  const newest = await db
    .selectFrom("page_versions")
    .select(["number", "content"])
    .where("section", "=", section)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return;
  const before: { [field: string]: Json } = JSON.parse(String(newest.content));
  const content = Object.fromEntries(Object.entries(before).map(([field, value]) => [field, take(value)]));
  const fields = Object.keys(content).filter(
    (field) => JSON.stringify(content[field]) !== JSON.stringify(before[field]),
  );
  await db
    .insertInto("page_versions")
    .values({
      section,
      number: Number(newest.number) + 1,
      content: JSON.stringify(content),
      fields: JSON.stringify(fields),
      restored_from: null,
      author_name: author,
      published_at: new Date().toISOString(),
    })
    .execute();
}
