import { serveResource } from "../../../kernel/resource/serve-resource.server.ts";
import { ownPages } from "./own-pages.ts";
import { ownPagesTable } from "./store.server.ts";

export const ownPagesApi = serveResource(ownPages, { table: ownPagesTable });
