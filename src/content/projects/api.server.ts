import { randomInt } from "node:crypto";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { projects } from "./projects.ts";
import { projectsTable } from "./store.server.ts";

let serial = randomInt(1000);

/** A timestamp, as the browser makes ids, with three more digits that count up, so that ids of an import do not collide. */
export function newProjectId(now: Date) {
  serial = (serial + 1) % 1000;
  return `${now.getTime()}${String(serial).padStart(3, "0")}`;
}

export const projectsApi = serveResource(projects, { table: projectsTable, newId: newProjectId });
