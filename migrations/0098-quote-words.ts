import { documentWords } from "../src/content/sales/quotes/document/quote-document.text.ts";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Keeps the words of its document with each quote that was sent, so that no later edition changes a paper that is out. Quotes from
 * before keep those of the edition that runs this migration. Requirement AREQ-02.
 */
export async function up(db: LooseDb) {
  await db.schema.alterTable("quotes").addColumn("document_words", "text").execute();
  await db
    .updateTable("quotes")
    .set({ document_words: JSON.stringify(documentWords) })
    .where("sent_at", "is not", null)
    .execute();
}
