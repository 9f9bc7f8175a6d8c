import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { tasksTable } from "./store.server.ts";
import { tasks } from "./tasks.ts";

export const tasksApi = serveResource(tasks, { table: tasksTable });
