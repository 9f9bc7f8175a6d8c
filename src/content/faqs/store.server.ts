import type { Db } from "../../kernel/database.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { listRecords } from "../../kernel/records.server.ts";
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

/** The questions that visitors see, by order, missing last; all categories, or one. */
export function listActiveFaqs(db: Db, category?: string): Promise<Faq[]> {
  return listRecords(db, faqsTable, { where: { isActive: true, category } });
}
