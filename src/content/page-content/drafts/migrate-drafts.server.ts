import type { LooseDb, SqlValue } from "../../../kernel/db/database.server.ts";
import { changeRows } from "../../../kernel/db/migration-columns.server.ts";

type Drafted = {
  /** The first part of the addresses of such fields: `services` in `services/3/features`. */
  key: string;
  field: string;
  /** The value from now on, of the record with this id. */
  change(recordId: number, value: unknown): unknown;
};

/** Changes a field of records that drafts, schedules and versions of pages keep, as the field of the records themselves. */
export async function changeDrafts(db: LooseDb, { key, field, change }: Drafted) {
  const named = new RegExp(`^${key}/(\\d+)/${field}$`);
  const changed = (name: string, value: unknown) => {
    const [, id] = named.exec(name) ?? [];
    return id === undefined ? value : change(Number(id), value);
  };
  const drafts = await db
    .selectFrom("page_drafts")
    .select(["section", "field", "content", "base"])
    .where("field", "like", `${key}/%`)
    .execute();
  for (const draft of drafts) {
    const name = String(draft.field);
    const [content, base] = [draft.content, draft.base].map((json) =>
      json ? JSON.stringify(changed(name, JSON.parse(String(json)))) : null,
    );
    await db
      .updateTable("page_drafts")
      .set({ content: content ?? null, base: base ?? null })
      .where("section", "=", draft.section ?? null)
      .where("field", "=", name)
      .execute();
  }
  const inAll = (json: SqlValue | undefined) =>
    json
      ? JSON.stringify(
          Object.fromEntries(
            Object.entries(JSON.parse(String(json))).map(([name, value]) => [name, changed(name, value)]),
          ),
        )
      : null;
  for (const { section, content } of await db
    .selectFrom("page_schedules")
    .select(["section", "content"])
    .execute())
    await db
      .updateTable("page_schedules")
      .set({ content: inAll(content) })
      .where("section", "=", section ?? null)
      .execute();
  await changeRows(db, "page_versions", ["records"], (row) => {
    const records: [string, unknown][] = row.records ? Object.entries(JSON.parse(String(row.records))) : [];
    const pairs = records.map(([name, pair]) => [
      name,
      Array.isArray(pair) ? pair.map((value) => changed(name, value)) : pair,
    ]);
    return row.records ? { ...row, records: JSON.stringify(Object.fromEntries(pairs)) } : row;
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
