import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { breaches } from "./breaches.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    breaches: RowOf<typeof breaches>;
  }
}

export const breachesTable = recordTable(breaches);
