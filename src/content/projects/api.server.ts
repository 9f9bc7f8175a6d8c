import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { projects } from "./projects.ts";
import { newProjectId, projectsTable } from "./store.server.ts";

export const projectsApi = serveResource(projects, { table: projectsTable, newId: newProjectId });
