import { type RowOf, recordTable } from "../../../../kernel/resource/table.server.ts";
import { savedLines } from "./saved-lines.ts";

declare module "../../../../kernel/db/database.server.ts" {
  interface Tables {
    saved_lines: RowOf<typeof savedLines>;
  }
}

export const savedLinesTable = recordTable(savedLines);
