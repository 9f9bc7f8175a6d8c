import { randomInt } from "node:crypto";
import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { projectColumns } from "./projects-csv.text.ts";
import { blankProject } from "./schema.ts";
import { projectsTable } from "./store.server.ts";
import { projectBody, projectChanges, projectWire } from "./wire.ts";

export function projectsApi(kernel: Kernel) {
  return crudRoutes(kernel, {
    path: "projects",
    table: projectsTable,
    wire: projectWire,
    createSchema: projectBody,
    updateSchema: projectChanges,
    blank: (count) => ({ id: newId(kernel.now()), ...blankProject(count) }),
    // Every project is public.
    anonymousSees: {},
    // Whose project it is, and what it was worth to the riyal, concerns nobody outside.
    staffFields: ["clientId", "valueAmount"],
    csv: { columns: projectColumns },
    filters: ["category", "status", "clientId"],
    orderField: "order",
  });
}

let serial = randomInt(1000);

/** As the client makes it, a timestamp, with three more digits that count on: those of an import do not clash. */
function newId(now: Date) {
  serial = (serial + 1) % 1000;
  return `${now.getTime()}${String(serial).padStart(3, "0")}`;
}
