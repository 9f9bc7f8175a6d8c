import { sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, findRecord, listRecords, type PageRange } from "../../kernel/db/records.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type Faq, faqs } from "./faqs.ts";
import { isAnswered } from "./is-answered.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    faqs: RowOf<typeof faqs>;
  }
}

export const faqsTable = recordTable(faqs);

/** So many questions a browser gets whole and searches by itself; of more the server sends what is asked for. */
const mostSentWhole = 100;

/** `total` is null when the questions are whole; else the number of those that match, of which they are a part. */
export type FoundFaqs = { faqs: Faq[]; total: number | null };

/** The questions that visitors see: active and answered. The calls answer the others too. */
const shown = { where: { isActive: true }, filled: ["answer"] } as const;

/** The questions that visitors see, by order, missing last; all categories, or one. */
export async function findActiveFaqs(
  db: Db,
  { category, search }: { category?: string | undefined; search?: string | undefined },
  part: PageRange,
): Promise<FoundFaqs> {
  const query = { ...shown, where: { ...shown.where, category } };
  const inAll = await countRecords(db, faqsTable, shown);
  if (inAll <= mostSentWhole) return { faqs: await listRecords(db, faqsTable, query), total: null };
  const [faqs, total] = await Promise.all([
    listRecords(db, faqsTable, { ...query, search, ...part }),
    category || search ? countRecords(db, faqsTable, { ...query, search }) : inAll,
  ]);
  return { faqs, total };
}

/** Where a question stands among all that visitors see, from 0; undefined when it is none of them. */
export async function placeOfFaq(db: Db, id: number): Promise<number | undefined> {
  const faq = await findRecord(db, faqsTable, id);
  if (!faq?.isActive || !isAnswered(faq)) return undefined;
  // Missing places sort last, ties by id, as in the list.
  const row = await db
    .selectFrom("faqs")
    .select(sql<number>`count(*)`.as("before"))
    .where("is_active", "=", 1)
    .where("answer", "<>", "")
    .where("deleted_at", "is", null)
    .where(sql<boolean>`(coalesce(display_order, 999999999), id) < (${faq.order ?? 999999999}, ${faq.id})`)
    .executeTakeFirstOrThrow();
  return row.before;
}
