import { randomInt } from "node:crypto";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { projects } from "./projects.ts";
import { projectsTable } from "./store.server.ts";

let serial = randomInt(1000);

/** As the client makes it, a timestamp, with three more digits that count on: those of an import do not clash. */
export function newProjectId(now: Date) {
  serial = (serial + 1) % 1000;
  return `${now.getTime()}${String(serial).padStart(3, "0")}`;
}

export const projectsApi = serveResource(projects, { table: projectsTable, newId: newProjectId });
