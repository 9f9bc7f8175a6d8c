import { sql } from "kysely";
import type { Db } from "../../../kernel/db/database.server.ts";
import { countRecords, findRecord, listRecords } from "../../../kernel/db/records.server.ts";
import type { NewRecord, Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import type { FaqCategory } from "../faqs.ts";
import { faqsTable } from "../store.server.ts";
import { type Category, type CategoryCounts, questionCategories } from "./categories.ts";
import { categoryKey } from "./category-key.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    faq_categories: RowOf<typeof questionCategories>;
  }
}

export const categoriesTable = recordTable(questionCategories, { prepare: withKey });

/** The categories in their order, by key and label; requirements FAQ-02, AFAQ-02. */
export async function listCategories(db: Db): Promise<FaqCategory[]> {
  const categories = await listRecords(db, categoriesTable);
  return categories.map(({ id, label }) => ({ key: id, label }));
}

/** How many questions each category has. */
export async function countQuestions(
  db: Db,
  categories: readonly Category[],
): Promise<ReadonlyMap<string, CategoryCounts>> {
  const rows = await db
    .selectFrom("faqs")
    .select(["category", sql<number>`count(*)`.as("questions")])
    .where("deleted_at", "is", null)
    .groupBy("category")
    .execute();
  const counts = new Map(rows.map(({ category, questions }) => [category, questions]));
  return new Map(categories.map(({ id }) => [id, { questions: counts.get(id) ?? 0 }]));
}

/** Throws `conflict` while a category has questions. */
export async function refuseUsed(tx: Write, key: string) {
  // Takes the lock first, so that on PostgreSQL no question can be added to the category meanwhile.
  await tx.bumpContentVersion();
  const isThere = await findRecord(tx.db, categoriesTable, key);
  if (isThere && (await countRecords(tx.db, faqsTable, { where: { category: key } })) > 0)
    throw new AppError("conflict", { fields: { key: fieldMessages.categoryInUse } });
}

/**
 * Gives a new category its key, made of the wanted one or of its name. A deleted category of that key leaves the trash for good.
 * Throws `conflict` when the key is taken.
 */
async function withKey<R extends NewRecord<Category>>(
  tx: Write,
  record: R,
  before: Category | null,
): Promise<R> {
  if (before) return record;
  const key = categoryKey(record.id || record.label);
  if (key === "all" || (await findRecord(tx.db, categoriesTable, key)))
    throw new AppError("conflict", { fields: { key: fieldMessages.keyTaken } });
  await tx.db.deleteFrom("faq_categories").where("id", "=", key).execute();
  return { ...record, id: key };
}
