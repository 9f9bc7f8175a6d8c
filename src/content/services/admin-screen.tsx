import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list-screen.tsx";
import { choiceOptions, listScreenOf, listWordsOf } from "../../admin-kit/resource-list.ts";
import { useListAddress } from "../../admin-kit/use-list-address.ts";
import { useListScreen } from "../../admin-kit/use-list-screen.ts";
import { useWholeList } from "../../admin-kit/use-records.ts";
import { WhenOpened } from "../../admin-kit/when-opened.tsx";
import { countOf } from "../../kernel/format.ts";
import { BidiText } from "../../ui/bidi-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { failureOf, serviceClient } from "./client.ts";
import { serviceIcon } from "./service-icons.tsx";
import { ServiceTile, titleOf } from "./service-tile.tsx";
import { type ServiceRecord, services } from "./services.ts";
import { text } from "./services-admin.text.ts";

const ServiceDialog = lazyPart(() => import("./service-form.tsx"));

/** The services: found, added, changed, copied, put in order, deleted with a way back; ASVC-01, ASVC-02, ADM-03 to ADM-05. */
export default function ServicesScreen() {
  const address = useListAddress(["category"], sorts);
  const list = useWholeList("services", serviceClient, address, {
    searched: ({ title }) => [title],
    filters: { category: ({ category }) => category },
  });
  const screen = useListScreen({
    ...listScreenOf(services),
    list,
    text,
    failureOf,
    copied: (service, { order }) => ({ title: text.copyOf(titleOf(service)), order }),
  });
  const { record, dialog } = screen;
  return (
    <>
      <ListScreen<ServiceRecord, "category">
        screen={screen}
        address={address}
        text={text}
        noun="service"
        nameOf={titleOf}
        summary={list.records && summaryOf(list.records)}
        filters={[{ name: "category", label: text.labels.category, options: categoryOptions }]}
        sorts={sorts}
        {...listWordsOf(services)}
        itemSelector=".agrid > article"
        orderRow={(service) => (
          <>
            <Icon of={serviceIcon(service.icon)} />
            <BidiText as="b" text={titleOf(service)} />
            <span className="muted sm ms-auto">{text.values.category[service.category]}</span>
          </>
        )}
      >
        <div className="agrid">
          {list.shown?.map((service) => (
            <ServiceTile
              key={service.id}
              service={service}
              query={address.query}
              selection={screen.selection}
              onEdit={screen.edit}
              onCopy={screen.copy}
              onHistory={screen.setOfHistory}
              onDelete={screen.setDeleting}
            />
          ))}
        </div>
      </ListScreen>
      <WhenOpened isOpen={dialog.isOpen}>
        <ServiceDialog record={record} {...dialog} />
      </WhenOpened>
    </>
  );
}

const categoryOptions = [{ value: "", label: text.allCategories }, ...choiceOptions(services, "category")];
const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "title", label: kitText.sorts.title },
];

function summaryOf(services: readonly ServiceRecord[]) {
  const visible = services.filter(({ isActive }) => isActive).length;
  return countOf("service", services.length) + text.visibleOf(visible, services.length);
}
