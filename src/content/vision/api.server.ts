import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { blankVisionItem } from "./schema.ts";
import { visionItemsTable } from "./store.server.ts";
import { visionColumns } from "./vision-csv.text.ts";
import { visionItemBody, visionItemWire } from "./wire.ts";

export function visionItemsApi(kernel: Kernel) {
  return crudRoutes(kernel, {
    path: "vision-items",
    table: visionItemsTable,
    wire: visionItemWire,
    createSchema: visionItemBody,
    updateSchema: visionItemBody,
    blank: blankVisionItem,
    anonymousSees: { isActive: true },
    filters: ["type", "category", "isActive"],
    orderField: "order",
    activeField: "isActive",
    csv: { columns: visionColumns },
  });
}
