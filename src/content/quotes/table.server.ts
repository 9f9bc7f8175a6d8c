import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { quotes } from "./quotes.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    quotes: RowOf<typeof quotes>;
    quote_numbers: { year: number; last: number };
  }
}

// Every write begins with the one lock of the desk: numbers have no gaps, and of two answers the first counts.
export const quotesTable = recordTable(quotes, { onDesk: true });
