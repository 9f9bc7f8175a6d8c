import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { packageMembers } from "./members.server.ts";
import { hostingPackages, packages } from "./packages.ts";
import { hostingPackagesTable, packagesTable } from "./store.server.ts";

export const packagesApi = serveResource(packages, {
  table: packagesTable,
  composed: packageMembers(packagesTable),
});
export const hostingPackagesApi = serveResource(hostingPackages, {
  table: hostingPackagesTable,
  composed: packageMembers(hostingPackagesTable),
});
