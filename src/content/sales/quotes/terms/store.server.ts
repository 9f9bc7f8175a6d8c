import type { Db } from "../../../../kernel/db/database.server.ts";
import { listRecords } from "../../../../kernel/db/records.server.ts";
import { type RowOf, recordTable } from "../../../../kernel/resource/table.server.ts";
import { quoteTerms } from "./quote-terms.ts";

declare module "../../../../kernel/db/database.server.ts" {
  interface Tables {
    quote_terms: RowOf<typeof quoteTerms>;
  }
}

export const quoteTermsTable = recordTable(quoteTerms);

/** The terms with which a new quote begins: those of the first set; undefined without a set. */
export async function firstTerms(db: Db): Promise<string | undefined> {
  const [first] = await listRecords(db, quoteTermsTable, { limit: 1 });
  return first?.body;
}
