import type { Db } from "../../kernel/database.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { listRecords } from "../../kernel/records.server.ts";
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
export function listActiveServices(db: Db, limit?: number): Promise<Service[]> {
  return listRecords(db, servicesTable, { where: { isActive: true }, limit });
}
