import { sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, listRecords, type PageRange } from "../../kernel/db/records.server.ts";
import { invalid } from "../../kernel/errors.ts";
import type { RecordTable } from "../../kernel/resource/record-table.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { deliveryFaults } from "./service-facts.ts";
import { factFields, type Service, services } from "./services.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    services: RowOf<typeof services>;
  }
}

/** Services without a place sort as 999999, equal places by id; requirement HOME-02. */
export const servicesTable: RecordTable<Service> = recordTable(services, {
  computed: { order: sql`coalesce(display_order, 999999)` },
  /** Refuses a delivery whose fields do not fit together. Lines as a call said them end with the first change of what they say. */
  async prepare(_tx, service, before) {
    const faults = deliveryFaults(service);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return before && isUnsaid(before, service) ? { ...service, saidFeatures: [] } : service;
  },
});

type Said = Pick<Service, "saidFeatures" | "features" | (typeof factFields)[number]>;

function isUnsaid(before: Said, after: Said): boolean {
  const isSame = (name: keyof Said) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return isSame("saidFeatures") && !["features" as const, ...factFields].every(isSame);
}

/** The services that visitors see, by order; requirement HOME-02. */
export function listActiveServices(db: Db, part: PageRange = {}): Promise<Service[]> {
  return listRecords(db, servicesTable, { where: { isActive: true }, ...part });
}

/** The number of services that visitors see. */
export function countActiveServices(db: Db): Promise<number> {
  return countRecords(db, servicesTable, { where: { isActive: true } });
}
