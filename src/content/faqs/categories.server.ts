import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, findRecord, listRecords } from "../../kernel/db/records.server.ts";
import type { Stored } from "../../kernel/db/stored.ts";
import { createRecord, updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import type { RecordRow, RecordTable } from "../../kernel/resource/record-table.server.ts";
import { categoryKey } from "./category-key.ts";
import { builtInCategories } from "./faqs.text.ts";
import type { FaqCategory } from "./faqs.ts";
import { faqsTable } from "./store.server.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    faq_categories: RecordRow<CategoryChange>;
  }
}

/** A change of a built-in category, or an added category. The id is the category's key. */
type CategoryChange = Stored<string> & { label: string; isRemoved: boolean };

const changesTable: RecordTable<CategoryChange> = {
  name: "faq_categories",
  id: "text",
  columns: { label: "text", isRemoved: "flag" },
  searched: ["label"],
  orderBy: ["createdAt"],
  onSite: true,
  personal: false,
};

/** The built-in categories with their changes, then the added ones, oldest first; requirements FAQ-02, AFAQ-02. */
export async function listCategories(db: Db): Promise<FaqCategory[]> {
  const changes = await listRecords(db, changesTable);
  const changed = new Map(changes.map((change) => [change.id, change]));
  const builtIn = builtInCategories.map(({ key, label }) => ({
    key,
    label: changed.get(key)?.label ?? label,
  }));
  const added = changes.filter(({ id }) => !isBuiltIn(id)).map(({ id, label }) => ({ key: id, label }));
  return [...builtIn, ...added].filter(({ key }) => !changed.get(key)?.isRemoved);
}

/** Adds a category. Throws `conflict` when its key is taken. */
export async function addCategory(tx: Write, label: string, wanted?: string): Promise<FaqCategory> {
  const key = categoryKey(wanted || label);
  await tx.bumpContentVersion();
  const before = await findRecord(tx.db, changesTable, key);
  const taken = key === "all" || (before ? !before.isRemoved : isBuiltIn(key));
  if (taken) throw new AppError("conflict", { fields: { key: fieldMessages.keyTaken } });
  return store(tx, before, { key, label }, false);
}

/** Renames a category. Its key stays, so its questions stay in it. Throws `not-found`. */
export async function renameCategory(tx: Write, key: string, label: string): Promise<FaqCategory> {
  const { change } = await existing(tx, key);
  return store(tx, change, { key, label }, false);
}

/** Removes a category. Throws `not-found`, and `conflict` while it has questions. */
export async function removeCategory(tx: Write, key: string): Promise<void> {
  const { change, label } = await existing(tx, key);
  if ((await countRecords(tx.db, faqsTable, { where: { category: key } })) > 0) {
    throw new AppError("conflict", { fields: { key: fieldMessages.categoryInUse } });
  }
  await store(tx, change, { key, label }, true);
}

async function existing(tx: Write, key: string) {
  // Takes the lock first, so that on PostgreSQL no question can be added to the category meanwhile.
  await tx.bumpContentVersion();
  const change = await findRecord(tx.db, changesTable, key);
  const label = change?.label ?? builtInCategories.find((category) => category.key === key)?.label;
  if (label === undefined || change?.isRemoved) throw new AppError("not-found");
  return { change, label };
}

async function store(
  tx: Write,
  before: CategoryChange | undefined,
  { key, label }: FaqCategory,
  isRemoved: boolean,
): Promise<FaqCategory> {
  if (before) await updateRecord(tx, changesTable, key, { label, isRemoved });
  else await createRecord(tx, changesTable, { id: key, label, isRemoved });
  return { key, label };
}

function isBuiltIn(key: string) {
  return builtInCategories.some((category) => category.key === key);
}
