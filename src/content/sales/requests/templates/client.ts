import { resourceClient } from "../../../../admin-kit/resource-client.ts";
import { replyTemplates } from "./reply-templates.ts";

export const templatesKey = "reply-templates";
export const templateClient = resourceClient(replyTemplates);
