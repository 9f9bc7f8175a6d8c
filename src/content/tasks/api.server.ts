import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { tasksTable } from "./store.server.ts";
import { tasks } from "./tasks.ts";

export function tasksApi(kernel: Kernel) {
  return crudRoutes(kernel, serve(kernel, tasks, { table: tasksTable }));
}
