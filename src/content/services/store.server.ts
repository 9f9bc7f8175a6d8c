import { sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, listRecords, type PageRange } from "../../kernel/db/records.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type Service, services } from "./services.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    services: RowOf<typeof services>;
  }
}

/** Services without a place sort as 999999, equal places by id; requirement HOME-02. */
export const servicesTable = recordTable(services, {
  computed: { order: sql`coalesce(display_order, 999999)` },
});

/** The services that visitors see, by order; requirement HOME-02. */
export function listActiveServices(db: Db, part: PageRange = {}): Promise<Service[]> {
  return listRecords(db, servicesTable, { where: { isActive: true }, ...part });
}

/** The number of services that visitors see. */
export function countActiveServices(db: Db): Promise<number> {
  return countRecords(db, servicesTable, { where: { isActive: true } });
}
