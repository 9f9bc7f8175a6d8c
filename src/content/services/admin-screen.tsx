import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { choiceOptions, listScreenOf, listWordsOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { useWholeList } from "../../admin-kit/list/use-records.ts";
import { OrderRow } from "../../admin-kit/rows/order-row.tsx";
import { wireNameOf } from "../../kernel/resource/wire.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { failureOf, serviceClient } from "./client.ts";
import { iconOf } from "./service-icons.tsx";
import { ServiceTile, titleOf } from "./service-tile.tsx";
import { type ServiceRecord, services } from "./services.ts";
import { text } from "./services-admin.text.ts";

const ServiceDialog = lazyPart(() => import("./service-form.tsx"));

/** The screen of services: search, edit, copy, reorder, delete with undo; ASVC-01, ASVC-02, ADM-03 to ADM-05. */
export default function ServicesScreen() {
  const address = useListAddress(["category", "visibility"], sorts);
  const list = useWholeList("services", serviceClient, address, {
    searched: ({ title }) => [title],
    filters: {
      category: ({ category }) => category,
      visibility: ({ isActive }) => visibilityOf(isActive),
    },
  });
  const screen = useListScreen({
    ...listScreenOf(services),
    address,
    list,
    text,
    failureOf,
    copied: (service, { order }) => ({ title: text.copyOf(titleOf(service)), order }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={counted.service}
      nameOf={titleOf}
      summary={list.records && summaryOf(list.records)}
      filters={[
        { name: "category", label: text.labels.category, options: categoryOptions },
        { name: "visibility", label: text.labels.isActive, options: visibilityOptions },
      ]}
      exported={exportedOf(address.filters)}
      sorts={sorts}
      {...listWordsOf(services)}
      orderRow={(service) => (
        <OrderRow of={iconOf(service)} name={titleOf(service)}>
          {text.values.category[service.category]}
        </OrderRow>
      )}
      tile={(service, row) => <ServiceTile service={service} {...row} />}
      form={(dialog) => <ServiceDialog {...dialog} />}
    />
  );
}

const categoryOptions = [{ value: "", label: text.allCategories }, ...choiceOptions(services, "category")];
const visibilityOf = (isActive: boolean) => (isActive ? "visible" : "hidden");
const visibilityOptions = [
  { value: "", label: text.allVisibilities },
  { value: visibilityOf(true), label: text.values.isActive.true },
  { value: visibilityOf(false), label: text.values.isActive.false },
];

/** The filters under the names and values that the export uses. */
function exportedOf({ category, visibility }: { category: string; visibility: string }) {
  const isActive = { visible: "1", hidden: "0" }[visibility] ?? "";
  return { category, [wireNameOf(services, "isActive")]: isActive };
}
const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "title", label: kitText.sorts.title },
];

function summaryOf(services: readonly ServiceRecord[]) {
  const visible = services.filter(({ isActive }) => isActive).length;
  return countOf(counted.service, services.length) + text.visibleOf(visible, services.length);
}
