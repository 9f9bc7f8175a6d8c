import type { RecordTable } from "../../kernel/record-table.server.ts";
import type { Task } from "./schema.ts";

export const tasksTable: RecordTable<Task> = {
  name: "tasks",
  id: "integer",
  columns: { title: "text", priority: "text", dueDate: "text", isDone: "flag" },
  searched: ["title"],
  orderBy: ["isDone", "dueDate"],
  onSite: false,
  personal: false,
};
