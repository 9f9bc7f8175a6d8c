import { sql } from "kysely";
import type { Db } from "../../kernel/database.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { countRecords, findRecord, listRecords, type Part } from "../../kernel/records.server.ts";
import type { Faq } from "./schema.ts";

export const faqsTable: RecordTable<Faq> = {
  name: "faqs",
  id: "integer",
  columns: {
    question: "text",
    answer: "text",
    category: "text",
    isActive: "flag",
    order: ["display_order", "integer"],
  },
  searched: ["question", "answer"],
  orderBy: ["order"],
  onSite: true,
  personal: false,
};

/** So many questions a browser gets whole and searches by itself; of more the server sends what is asked for. */
const mostSentWhole = 100;

/** `total` is null when the questions are whole; else the number of those that match, of which they are a part. */
export type FoundFaqs = { faqs: Faq[]; total: number | null };

/** The questions that visitors see, by order, missing last; all categories, or one. */
export async function findActiveFaqs(
  db: Db,
  { category, search }: { category?: string | undefined; search?: string | undefined },
  part: Part,
): Promise<FoundFaqs> {
  const where = { isActive: true, category };
  const inAll = await countRecords(db, faqsTable, { where: { isActive: true } });
  if (inAll <= mostSentWhole) return { faqs: await listRecords(db, faqsTable, { where }), total: null };
  const [faqs, total] = await Promise.all([
    listRecords(db, faqsTable, { where, search, ...part }),
    category || search ? countRecords(db, faqsTable, { where, search }) : inAll,
  ]);
  return { faqs, total };
}

/** Where a question stands among all that visitors see, from 0; undefined when it is none of them. */
export async function placeOfFaq(db: Db, id: number): Promise<number | undefined> {
  const faq = await findRecord(db, faqsTable, id);
  if (!faq?.isActive) return undefined;
  // Missing places sort last, ties by id, as in the list.
  const row = await db
    .selectFrom("faqs")
    .select(sql<number>`count(*)`.as("before"))
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`(coalesce(display_order, 999999999), id) < (${faq.order ?? 999999999}, ${faq.id})`)
    .executeTakeFirstOrThrow();
  return Number(row.before);
}
