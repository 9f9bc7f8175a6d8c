import type { Db } from "../../kernel/database.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { listRecords } from "../../kernel/records.server.ts";
import { type VisionItem, type VisionType, visionTypes } from "./schema.ts";

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

const mostOfAType = 24;

/** The items that visitors see, by order, the first 24 of each type: all of them make one page; requirement VIS-02. */
export async function listActiveVisionItems(db: Db): Promise<VisionItem[]> {
  const ofType = (type: VisionType) =>
    listRecords(db, visionItemsTable, { where: { isActive: true, type }, limit: mostOfAType });
  const items = (await Promise.all(visionTypes.map(ofType))).flat();
  const place = ({ order }: VisionItem) => order ?? Number.MAX_SAFE_INTEGER;
  return items.sort((a, b) => place(a) - place(b) || a.id - b.id);
}
