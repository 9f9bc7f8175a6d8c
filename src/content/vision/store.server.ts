import type { Db } from "../../kernel/database.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { listRecords } from "../../kernel/records.server.ts";
import type { VisionItem } from "./schema.ts";

export const visionItemsTable: RecordTable<VisionItem> = {
  name: "vision_items",
  id: "integer",
  columns: {
    type: "text",
    title: "text",
    description: "text",
    content: "text",
    icon: "text",
    image: "text",
    value: "text",
    metric: "text",
    percentage: "integer",
    category: "text",
    initiatives: "json",
    isActive: "flag",
    order: ["display_order", "integer"],
  },
  searched: ["title", "description"],
  orderBy: ["order"],
  onSite: true,
  personal: false,
};

/** The items that visitors see, of all types, by order; requirement VIS-02. */
export function listActiveVisionItems(db: Db): Promise<VisionItem[]> {
  return listRecords(db, visionItemsTable, { where: { isActive: true } });
}
