import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { visionItemsTable } from "./store.server.ts";
import { visionItems } from "./vision-items.ts";

export const visionItemsApi = serveResource(visionItems, { table: visionItemsTable });
