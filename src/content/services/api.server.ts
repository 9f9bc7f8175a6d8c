import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { blankService } from "./schema.ts";
import { serviceColumns } from "./services-csv.text.ts";
import { servicesTable } from "./store.server.ts";
import { serviceBody, serviceWire } from "./wire.ts";

export function servicesApi(kernel: Kernel) {
  return crudRoutes(kernel, {
    path: "services",
    table: servicesTable,
    wire: serviceWire,
    createSchema: serviceBody,
    updateSchema: serviceBody,
    blank: blankService,
    anonymousSees: { isActive: true },
    filters: ["category", "is_active"],
    activeField: "isActive",
    orderField: "order",
    csv: { columns: serviceColumns },
  });
}
