import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { services } from "./services.ts";
import { servicesTable } from "./store.server.ts";

export function servicesApi(kernel: Kernel) {
  return crudRoutes(kernel, serve(kernel, services, { table: servicesTable }));
}
