import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { members } from "./members.ts";
import { teamTable } from "./store.server.ts";

export function teamApi(kernel: Kernel) {
  return crudRoutes(kernel, serve(kernel, members, { table: teamTable }));
}
