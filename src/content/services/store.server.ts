import type { Db } from "../../kernel/database.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { countRecords, listRecords, type Part } from "../../kernel/records.server.ts";
import type { Service } from "./schema.ts";

export const servicesTable: RecordTable<Service> = {
  name: "services",
  id: "integer",
  columns: {
    title: "text",
    shortDescription: "text",
    description: "text",
    icon: "text",
    image: "text",
    features: "json",
    benefits: "json",
    category: "text",
    isActive: "flag",
    order: ["display_order", "integer"],
  },
  searched: ["title"],
  orderBy: ["order"],
  onSite: true,
  personal: false,
};

/** The services that visitors see, by order (missing last), ties by id; requirement HOME-02. */
export function listActiveServices(db: Db, part: Part = {}): Promise<Service[]> {
  return listRecords(db, servicesTable, { where: { isActive: true }, ...part });
}

/** How many of them there are. */
export function countActiveServices(db: Db): Promise<number> {
  return countRecords(db, servicesTable, { where: { isActive: true } });
}
