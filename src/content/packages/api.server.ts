import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { hostingPackages, packages } from "./packages.ts";
import { hostingPackagesTable, packagesTable } from "./store.server.ts";

export const packagesApi = serveResource(packages, { table: packagesTable });
export const hostingPackagesApi = serveResource(hostingPackages, { table: hostingPackagesTable });
