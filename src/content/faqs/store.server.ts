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

/** Up to this many questions the browser gets all and searches them itself; with more the server searches and pages. */
const mostSentWhole = 100;

/** `total` is null when `faqs` holds all questions; else it is the number of matches, of which `faqs` is a page. */
export type FoundFaqs = { faqs: Faq[]; total: number | null };

/** Visitors see questions that are active and answered; the API lists the others too. */
const shown = { where: { isActive: true }, filled: ["answer"] } as const;

/** The questions that visitors see, of all categories or one, in order; those without a place come last. */
export async function findActiveFaqs(
  db: Db,
  { category, search }: { category?: string | undefined; search?: string | undefined },
  part: PageRange,
): Promise<FoundFaqs> {
  const query = { ...shown, where: { ...shown.where, category } };
  const inAll = await countShown(db);
  if (inAll <= mostSentWhole) return { faqs: await listRecords(db, faqsTable, query), total: null };
  const [faqs, total] = await Promise.all([
    listRecords(db, faqsTable, { ...query, search, ...part }),
    category || search ? countRecords(db, faqsTable, { ...query, search }) : inAll,
  ]);
  return { faqs, total };
}

/**
 * How many questions visitors see: those that are active without those that nobody has answered, which are few and have an index.
 * To count the answered ones, the database would read every answer.
 */
async function countShown(db: Db): Promise<number> {
  const active = await countRecords(db, faqsTable, { where: { isActive: true } });
  const { unanswered } = await db
    .selectFrom("faqs")
    .select(sql<number>`count(*)`.as("unanswered"))
    .where("is_active", "=", 1)
    .where(sql<boolean>`answer = ''`) // written out, as the index has it
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return active - Number(unanswered);
}

/** The index of a question, from 0, among all that visitors see; undefined when they do not see it. */
export async function placeOfFaq(db: Db, id: number): Promise<number | undefined> {
  const faq = await findRecord(db, faqsTable, id);
  if (!faq?.isActive || !isAnswered(faq)) return undefined;
  // Questions without a place sort last, equal places by id, as in the list.
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
