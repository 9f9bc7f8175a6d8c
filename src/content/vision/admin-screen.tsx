import { ExternalLink } from "lucide-react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { choiceOptions, listScreenOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { useWholeList } from "../../admin-kit/list/use-records.ts";
import { OrderRow } from "../../admin-kit/rows/order-row.tsx";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { historyFormatOf } from "../../kernel/resource/field-labels.ts";
import { countOf } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { visionClient } from "./client.ts";
import { text } from "./vision-admin.text.ts";
import { titleOf, VisionCard } from "./vision-card.tsx";
import { itemIcons } from "./vision-icons.ts";
import { visionItems } from "./vision-items.ts";
import { TypeCounts } from "./vision-type-counts.tsx";

const VisionDialog = lazyPart(() => import("./vision-form.tsx"));

/** The screen of the Vision 2030 page's items; requirements AVIS-01, ADM-03 to ADM-05, ADM-07. */
export default function VisionScreen() {
  const address = useListAddress(["type"], sorts);
  const list = useWholeList("vision-items", visionClient, address, {
    searched: ({ title, description }) => [title, description],
    filters: { type: ({ type }) => type },
  });
  const screen = useListScreen({
    ...listScreenOf(visionItems),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "create" || call === "update" ? "save" : call],
    copied: (item, { order }) => ({ title: text.copyOf(titleOf(item)), order }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.item}
      nameOf={titleOf}
      summary={list.records && text.lead(countOf(staffCounted.item, list.total))}
      actions={
        <a
          className={`${buttonStyles.button} ${buttonStyles.small} ${buttonStyles.outlined}`}
          href="/vision2030"
        >
          <Icon of={ExternalLink} />
          {text.viewPage}
        </a>
      }
      intro={
        <TypeCounts
          items={list.records ?? []}
          chosen={address.filters.type}
          onChoose={(type) => address.setFilter("type", type)}
        />
      }
      filters={[{ name: "type", label: text.labels.type, options: typeOptions }]}
      sorts={sorts}
      orderRow={(item) => (
        <OrderRow of={itemIcons[item.icon]} name={titleOf(item)}>
          {text.values.type[item.type]}
        </OrderRow>
      )}
      history={historyFormatOf(visionItems)}
      tile={(item, row) => <VisionCard item={item} {...row} />}
      form={(dialog) => <VisionDialog {...dialog} />}
    />
  );
}

const typeOptions = [{ value: "", label: text.allTypes }, ...choiceOptions(visionItems, "type")];
const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "title", label: kitText.sorts.title },
];
