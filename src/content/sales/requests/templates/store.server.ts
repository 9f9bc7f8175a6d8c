import { type RowOf, recordTable } from "../../../../kernel/resource/table.server.ts";
import { replyTemplates } from "./reply-templates.ts";

declare module "../../../../kernel/db/database.server.ts" {
  interface Tables {
    reply_templates: RowOf<typeof replyTemplates>;
  }
}

export const replyTemplatesTable = recordTable(replyTemplates);
