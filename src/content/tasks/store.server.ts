import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { tasks } from "./tasks.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    tasks: RowOf<typeof tasks>;
  }
}

export const tasksTable = recordTable(tasks, {
  onDesk: true, // the bell rings for them
});
