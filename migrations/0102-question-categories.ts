import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { foldForSearch } from "../src/kernel/text/search.ts";
import { builtInCategories } from "./texts/0102-question-categories.text.ts";

type State = Record<string, unknown>;

/**
 * Stores the categories of questions as records like others: those that the code knew too, each with its place, and removed ones as
 * deleted. Their revisions tell the same deeds in the words of other records. Requirement AFAQ-02
 */
export async function up(db: LooseDb) {
  await db.schema.alterTable("faq_categories").addColumn("display_order", "integer").execute();
  const stored = await db
    .selectFrom("faq_categories")
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const builtIn = builtInCategories.map(({ key }) => key);
  const added = stored.map(({ id }) => String(id)).filter((key) => !builtIn.includes(key));
  const places = new Map([...builtIn, ...added].map((key, index) => [key, index + 1]));
  const at = new Date().toISOString();
  for (const { key, label } of builtInCategories) {
    if (stored.some(({ id }) => id === key)) continue;
    await db
      .insertInto("faq_categories")
      .values({
        id: key,
        label,
        is_removed: 0,
        display_order: places.get(key) ?? null,
        search_text: foldForSearch(label),
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
  for (const { id, is_removed: isRemoved, updated_at: removedAt } of stored)
    await db
      .updateTable("faq_categories")
      .set({
        display_order: places.get(String(id)) ?? null,
        deleted_at: isRemoved === 1 ? String(removedAt) : null,
      })
      .where("id", "=", String(id))
      .execute();
  await changeRevisions(db, places);
  await db.schema.alterTable("faq_categories").dropColumn("is_removed").execute();
}

async function changeRevisions(db: LooseDb, places: ReadonlyMap<string, number>) {
  const rows = await db
    .selectFrom("revisions")
    .select(["id", "record_id", "before", "after"])
    .where("resource", "=", "faq_categories")
    .execute();
  for (const { id, record_id: key, before: was, after: is } of rows) {
    const order = places.get(String(key)) ?? null;
    const read = (json: unknown): State | null => (json === null ? null : JSON.parse(String(json)));
    const before = read(was) ?? firstState(String(key), read(is));
    const after = read(is);
    const states = [before, after].map((state) => (state?.isRemoved ? null : plain(state, order)));
    await db
      .updateTable("revisions")
      .set({
        action: actionOf(before, after),
        fields: JSON.stringify(changedIn(states)),
        before: states[0] ? JSON.stringify(states[0]) : null,
        after: states[1] ? JSON.stringify(states[1]) : null,
      })
      .where("id", "=", Number(id))
      .execute();
  }
}

/** What a category was before its first change: one that the code knew had a name already. */
function firstState(key: string, after: State | null): State | null {
  const known = builtInCategories.find((category) => category.key === key);
  return known && after ? { ...after, label: known.label, isRemoved: false } : null;
}

function actionOf(before: State | null, after: State | null) {
  if (after?.isRemoved) return "delete";
  if (before?.isRemoved) return "restore";
  return before ? "update" : "create";
}

function plain(state: State | null, order: number | null): State | null {
  if (!state) return null;
  const { isRemoved, ...kept } = state;
  return { ...kept, order };
}

const fields = ["id", "label", "order"];
function changedIn([before, after]: readonly (State | null | undefined)[]) {
  return before && after ? fields.filter((field) => before[field] !== after[field]) : fields;
}
