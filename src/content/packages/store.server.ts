import type { Db } from "../../kernel/database.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { listRecords } from "../../kernel/records.server.ts";
import type { Package } from "./schema.ts";

const packages: RecordTable<Package> = {
  name: "packages",
  id: "integer",
  columns: {
    title: "text",
    description: "text",
    price: "number",
    priceUnit: "text",
    deliveryTime: "text",
    features: "json",
    category: "text",
    iconHtml: "text",
    isActive: "flag",
    displayOrder: "integer",
  },
  searched: ["title", "description", "category"],
  orderBy: ["displayOrder"],
  onSite: true,
  personal: false,
};

export const packagesTable = packages;
/** Hosting packages: the same record in a table of its own, as the calls have it. */
export const hostingPackagesTable: RecordTable<Package> = { ...packages, name: "packages_server" };

/** The packages that visitors see, by display order, missing last; requirement APKG-01. */
export function listActivePackages(db: Db, table: RecordTable<Package>): Promise<Package[]> {
  return listRecords(db, table, { where: { isActive: true } });
}
