import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, listRecords, type PageRange } from "../../kernel/db/records.server.ts";
import type { RecordTable } from "../../kernel/resource/record-table.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { hostingPackages, type Package, packages } from "./packages.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    packages: RowOf<typeof packages>;
    packages_server: RowOf<typeof hostingPackages>;
  }
}

export const packagesTable = recordTable(packages);
/** Hosting packages have the same record as website packages, in their own table. */
export const hostingPackagesTable = recordTable(hostingPackages);

/** The packages that visitors see, by display order, those without one last; requirement APKG-01. */
export function listActivePackages(
  db: Db,
  table: RecordTable<Package>,
  part: PageRange = {},
): Promise<Package[]> {
  return listRecords(db, table, { where: { isActive: true }, ...part });
}

/** The number of packages that visitors see. */
export function countActivePackages(db: Db, table: RecordTable<Package>): Promise<number> {
  return countRecords(db, table, { where: { isActive: true } });
}
