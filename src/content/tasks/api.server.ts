import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { blankTask } from "./schema.ts";
import { tasksTable } from "./store.server.ts";
import { newTaskBody, taskBody, taskWire } from "./wire.ts";

/** What staff mean to do, soonest first, done ones last; requirement ADM-06. */
export function tasksApi(kernel: Kernel) {
  return crudRoutes(kernel, {
    path: "tasks",
    table: tasksTable,
    wire: taskWire,
    createSchema: newTaskBody,
    updateSchema: taskBody,
    blank: blankTask,
    anonymousSees: "nothing",
    filters: ["is_done", "priority"],
  });
}
