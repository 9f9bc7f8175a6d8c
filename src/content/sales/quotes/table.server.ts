import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { quotes } from "./quotes.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    quotes: RowOf<typeof quotes>;
    quote_numbers: { year: number; last: number };
  }
}

// Every write takes the one lock of the desk first, so that numbers have no gaps and only the first of two answers counts.
export const quotesTable = recordTable(quotes, { onDesk: true });
