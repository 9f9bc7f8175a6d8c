import { randomInt } from "node:crypto";
import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { projects } from "./projects.ts";
import { projectsTable } from "./store.server.ts";

export function projectsApi(kernel: Kernel) {
  return crudRoutes(kernel, serve(kernel, projects, { table: projectsTable, newId }));
}

let serial = randomInt(1000);

/** As the client makes it, a timestamp, with three more digits that count on: those of an import do not clash. */
function newId(now: Date) {
  serial = (serial + 1) % 1000;
  return `${now.getTime()}${String(serial).padStart(3, "0")}`;
}
