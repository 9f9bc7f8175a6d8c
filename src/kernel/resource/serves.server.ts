import { crudRoutes } from "../crud-routes.server.ts";
import type { Api } from "../http.server.ts";
import type { Kernel } from "../kernel.server.ts";
import type { RecordTable } from "../record-table.server.ts";
import type { Stored } from "../stored.ts";
import type { RecordOf, Resource } from "./resource.ts";
import { type ServeHooks, serve } from "./served.server.ts";

/** A resource with its table and its calls: one line of the registry, `src/resources.server.ts`. */
export type ServedResource = {
  resource: Resource;
  table: RecordTable<Stored<number | string>>;
  routes(kernel: Kernel): Api;
};

/** Serves a resource as its description says; `hooks` say what differs. */
export function serves<R extends Resource>(resource: R, hooks: ServeHooks<R>): ServedResource {
  return {
    resource,
    // Whoever walks the registry reads fields by the names of the description.
    table: hooks.table as unknown as ServedResource["table"],
    routes: (kernel) => crudRoutes<RecordOf<R>>(kernel, serve(kernel, resource, hooks)),
  };
}
