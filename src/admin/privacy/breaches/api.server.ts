import { serveResource } from "../../../kernel/resource/serve-resource.server.ts";
import { breaches } from "./breaches.ts";
import { breachesTable } from "./store.server.ts";

export const breachesApi = serveResource(breaches, { table: breachesTable });
