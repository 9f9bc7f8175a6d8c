import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { visionItemsTable } from "./store.server.ts";
import { visionItems } from "./vision-items.ts";

export function visionItemsApi(kernel: Kernel) {
  return crudRoutes(kernel, serve(kernel, visionItems, { table: visionItemsTable }));
}
