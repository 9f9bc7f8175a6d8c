import { ReorderList } from "../../admin-kit/reorder-list.tsx";
import { BidiText } from "../../ui/bidi-text.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { VisionRecord } from "./schema.ts";
import { text } from "./vision-admin.text.ts";
import { titleOf } from "./vision-card.tsx";
import { itemIcons } from "./vision-icons.ts";

type VisionOrderProps = { items: readonly VisionRecord[]; onReorder(ids: number[]): void };

/** All items as rows that can be put in order by the pointer and from the keyboard; requirement ADM-05. */
export default function VisionOrder({ items, onReorder }: VisionOrderProps) {
  return (
    <>
      <p className="muted sm">{text.reorderHint}</p>
      <Card className="over">
        <ReorderList<VisionRecord> label={text.reorder} items={items} nameOf={titleOf} onReorder={onReorder}>
          {(item) => (
            <>
              <Icon of={itemIcons[item.icon]} />
              <b>
                <BidiText text={titleOf(item)} />
              </b>
              <span className="muted sm ms-auto">{text.types[item.type]}</span>
            </>
          )}
        </ReorderList>
      </Card>
    </>
  );
}
