import { serves } from "../../kernel/resource/serves.server.ts";
import { visionItemsTable } from "./store.server.ts";
import { visionItems } from "./vision-items.ts";

export const visionItemsApi = serves(visionItems, { table: visionItemsTable });
