import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { hostingPackages, packages } from "./packages.ts";
import { hostingPackagesTable, packagesTable } from "./store.server.ts";

export const packagesApi = (kernel: Kernel) =>
  crudRoutes(kernel, serve(kernel, packages, { table: packagesTable }));
export const hostingPackagesApi = (kernel: Kernel) =>
  crudRoutes(kernel, serve(kernel, hostingPackages, { table: hostingPackagesTable }));
