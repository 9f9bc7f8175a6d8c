import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { savedViews } from "./saved-views.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    saved_views: RowOf<typeof savedViews>;
  }
}

export const savedViewsTable = recordTable(savedViews);
