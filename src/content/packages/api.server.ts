import { serves } from "../../kernel/resource/serves.server.ts";
import { hostingPackages, packages } from "./packages.ts";
import { hostingPackagesTable, packagesTable } from "./store.server.ts";

export const packagesApi = serves(packages, { table: packagesTable });
export const hostingPackagesApi = serves(hostingPackages, { table: hostingPackagesTable });
