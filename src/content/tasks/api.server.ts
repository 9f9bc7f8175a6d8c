import { serves } from "../../kernel/resource/serves.server.ts";
import { tasksTable } from "./store.server.ts";
import { tasks } from "./tasks.ts";

export const tasksApi = serves(tasks, { table: tasksTable });
