import { ReorderList } from "../../admin-kit/reorder-list.tsx";
import { BidiText } from "../../ui/bidi-text.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ServiceRecord } from "./schema.ts";
import { serviceIcon } from "./service-icons.tsx";
import { titleOf } from "./service-tile.tsx";
import { text } from "./services-admin.text.ts";

/** All services as rows that can be put in order by the pointer and from the keyboard; requirement ADM-05. */
export default function ServiceOrder({
  services,
  onReorder,
}: {
  services: readonly ServiceRecord[];
  onReorder(ids: number[]): void;
}) {
  return (
    <>
      <p className="muted sm">{text.reorderHint}</p>
      <Card className="over">
        <ReorderList<ServiceRecord>
          label={text.reorder}
          items={services}
          nameOf={titleOf}
          onReorder={onReorder}
        >
          {(service) => (
            <>
              <Icon of={serviceIcon(service.icon)} />
              <b>
                <BidiText text={titleOf(service)} />
              </b>
              <span className="muted sm ms-auto">{text.categories[service.category]}</span>
            </>
          )}
        </ReorderList>
      </Card>
    </>
  );
}
