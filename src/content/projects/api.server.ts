import { randomInt } from "node:crypto";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { projects } from "./projects.ts";
import { projectsTable } from "./store.server.ts";

let last = 0;

/**
 * A timestamp, as the browser makes ids, with three more digits that are random. Each id is greater than the one before it, so that
 * the thousands of rows of an import, which share one moment, get ids of their own.
 */
export function newProjectId(now: Date) {
  last = Math.max(now.getTime() * 1000 + randomInt(1000), last + 1);
  return String(last);
}

export const projectsApi = serveResource(projects, { table: projectsTable, newId: newProjectId });
