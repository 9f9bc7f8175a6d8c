import { recordTable } from "../../kernel/resource/table.server.ts";
import { tasks } from "./tasks.ts";

export const tasksTable = recordTable(tasks);
