import type { Db } from "../../kernel/db/database.server.ts";
import { listRecords } from "../../kernel/db/records.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type VisionItem, type VisionType, visionItems, visionTypes } from "./vision-items.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    vision_items: RowOf<typeof visionItems>;
  }
}

export const visionItemsTable = recordTable(visionItems);

const mostOfAType = 24;

/** The items that visitors see, in order, at most 24 of each type, since all are shown on one page; requirement VIS-02. */
export async function listActiveVisionItems(db: Db): Promise<VisionItem[]> {
  const ofType = (type: VisionType) =>
    listRecords(db, visionItemsTable, { where: { isActive: true, type }, limit: mostOfAType });
  const items = (await Promise.all(visionTypes.map(ofType))).flat();
  const place = ({ order }: VisionItem) => order ?? Number.MAX_SAFE_INTEGER;
  return items.sort((a, b) => place(a) - place(b) || a.id - b.id);
}
