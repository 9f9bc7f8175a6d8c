import { serveResource } from "../../../../kernel/resource/serve-resource.server.ts";
import { replyTemplates } from "./reply-templates.ts";
import { replyTemplatesTable } from "./store.server.ts";

export const replyTemplatesApi = serveResource(replyTemplates, { table: replyTemplatesTable });
