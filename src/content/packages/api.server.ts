import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { packageColumns } from "./packages-csv.text.ts";
import { blankPackage, type Package } from "./schema.ts";
import { hostingPackagesTable, packagesTable } from "./store.server.ts";
import { newPackageBody, packageBody, packageWire } from "./wire.ts";

export const packagesApi = (kernel: Kernel) => routes(kernel, "packages", packagesTable);
export const hostingPackagesApi = (kernel: Kernel) => routes(kernel, "packages-server", hostingPackagesTable);

function routes(kernel: Kernel, path: string, table: RecordTable<Package>) {
  return crudRoutes(kernel, {
    path,
    table,
    wire: packageWire,
    createSchema: newPackageBody,
    updateSchema: packageBody,
    blank: blankPackage,
    anonymousSees: { isActive: true },
    filters: ["category", "is_active"],
    activeField: "isActive",
    orderField: "displayOrder",
    csv: { columns: packageColumns },
  });
}
