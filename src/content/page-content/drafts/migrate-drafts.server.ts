import type { LooseDb } from "../../../kernel/db/database.server.ts";
import { changeRows } from "../../../kernel/db/migration-columns.server.ts";

/** A field in the draft of a page, by its name there, and what is kept of it as JSON. */
type Drafted = readonly [name: string, json: string];

/**
 * Changes names and values of fields that drafts, schedules and versions of pages keep; a version keeps the values of records alone so.
 * Rows that stay as they are are not written.
 */
export async function migrateDrafts(db: LooseDb, change: (name: string, json: string) => Drafted) {
  const drafts = await db.selectFrom("page_drafts").select(["section", "field", "content", "base"]).execute();
  for (const { section = null, field, content, base } of drafts) {
    const [name, changed] = change(String(field), String(content));
    const [, changedBase] = base ? change(String(field), String(base)) : ["", null];
    if (name !== field || changed !== content || changedBase !== base)
      await db
        .updateTable("page_drafts")
        .set({ field: name, content: changed, base: changedBase })
        .where("section", "=", section)
        .where("field", "=", String(field))
        .execute();
  }
  const planned = await tableOfSchedules(db);
  const schedules = await db
    .selectFrom(planned)
    .select(["section", "content"])
    .where("content", "is not", null)
    .execute();
  for (const { section = null, content } of schedules) {
    const changed = changedIn(String(content), change);
    if (changed !== content)
      await db.updateTable(planned).set({ content: changed }).where("section", "=", section).execute();
  }
  await changeRows(db, "page_versions", ["fields", "records"], (row) => {
    if (!row.records) return row;
    const names: string[] = JSON.parse(String(row.fields));
    const ofPair = (name: string, json: string): Drafted => {
      const values: unknown[] = JSON.parse(json);
      const pair = values.map((value) => JSON.parse(change(name, JSON.stringify(value))[1]));
      return [change(name, "null")[0], JSON.stringify(pair)];
    };
    return {
      ...row,
      fields: JSON.stringify(names.map((name) => change(name, "null")[0])),
      records: changedIn(String(row.records), ofPair),
    };
  });
}

/** Since migration 0128 schedules stand in the heads of their sections. */
async function tableOfSchedules(db: LooseDb) {
  const tables = await db.introspection.getTables();
  const isFormer = tables.some(({ name, isView }) => name === "page_schedules" && !isView);
  return isFormer ? "page_schedules" : "page_heads";
}

/** Stored fields by name, as JSON, with each of them changed. */
function changedIn(json: string, change: (name: string, json: string) => Drafted): string {
  const entries = Object.entries<unknown>(JSON.parse(json)).map(([name, value]) => {
    const [changedName, changed] = change(name, JSON.stringify(value));
    return [changedName, JSON.parse(changed)];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

type DraftedField = {
  /** The first part of the addresses of such fields: `services` in `services/3/features`. */
  key: string;
  field: string;
  /** The value from now on, of the record with this id. */
  change(recordId: number, value: unknown): unknown;
};

/** Changes a field of records that drafts, schedules and versions of pages keep, as the field of the records themselves. */
export async function migrateDraftedField(db: LooseDb, { key, field, change }: DraftedField) {
  const named = new RegExp(`^${key}/(\\d+)/${field}$`);
  await migrateDrafts(db, (name, json) => {
    const [, id] = named.exec(name) ?? [];
    return [
      name,
      id === undefined || json === "null" ? json : JSON.stringify(change(Number(id), JSON.parse(json))),
    ];
  });
}

/** A drafted list without these texts. An item whose id names its place in the record's list gets the id of its new place. */
export function leftOut(field: string, value: unknown, isGone: (text: string) => boolean): unknown {
  if (!Array.isArray(value)) return value;
  const items: Record<string, unknown>[] = value;
  const gone = items.flatMap(({ id, text }) => (isGone(String(text)) ? [placeIn(field, id)] : []));
  return items
    .filter(({ text }) => !isGone(String(text)))
    .map((item) => {
      const place = placeIn(field, item.id);
      const before = gone.filter((other) => other > 0 && other < place).length;
      return place > 0 ? { ...item, id: `${field}-${place - before}` } : item;
    });
}

/** The place that an id such as `features-2` names; 0 for another id. */
const placeIn = (field: string, id: unknown) =>
  Number(String(id).startsWith(`${field}-`) ? String(id).slice(field.length + 1) : 0) || 0;
