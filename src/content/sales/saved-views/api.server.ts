import { serveResource } from "../../../kernel/resource/serve-resource.server.ts";
import { savedViews } from "./saved-views.ts";
import { savedViewsTable } from "./store.server.ts";

export const savedViewsApi = serveResource(savedViews, { table: savedViewsTable });
