import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { listScreenOf, listWordsOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { useWholeList } from "../../admin-kit/list/use-records.ts";
import { OrderRow } from "../../admin-kit/rows/order-row.tsx";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf, formatPrice } from "../../kernel/text/format.ts";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { loadFailureOf, packageClients, packageResources } from "./client.ts";
import { unitOf } from "./package-facts.ts";
import { exportFilters } from "./package-words.ts";
import type { PackageRecord } from "./packages.ts";
import { type PackagesKind, packagesAdminText } from "./packages-admin.text.ts";
import { PackagesTable } from "./packages-table.tsx";
import { PackagesTabs, packageKeys } from "./packages-tabs.tsx";

const PackageDialog = lazyPart(() => import("./package-form.tsx"));

/** The screen of website packages or of hosting packages; requirements APKG-01, ADM-03, ADM-04, ADM-07, ERR-08. */
export default function PackagesScreen({ kind }: { kind: PackagesKind }) {
  // The key gives each kind its own state, so that a dialog open in one kind does not stay open in the other.
  return <Packages key={kind} kind={kind} />;
}

function Packages({ kind }: { kind: PackagesKind }) {
  const text = packagesAdminText[kind];
  const sorts = [
    { value: "", label: kitText.sorts.own },
    { value: "title", label: kitText.sorts.title },
    { value: "price", label: text.cheapest },
  ];
  const address = useListAddress(["status"], sorts);
  const list = useWholeList(packageKeys[kind], packageClients[kind], address, {
    searched: ({ title, description, category }) => [title, description, category],
    filters: { status: ({ isActive }) => (isActive ? "active" : "stopped") },
  });
  const screen = useListScreen({
    ...listScreenOf(packageResources[kind]),
    address,
    list,
    text,
    failureOf(call, error) {
      if (call === "load") return loadFailureOf(error, text);
      return call === "delete" ? text.deleteFailed : text.saveFailed;
    },
    copied: (offer, { displayOrder }) => ({ title: text.copyOf(offer.title), displayOrder }),
  });
  const { history, importing } = listWordsOf(packageResources[kind]);
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.package}
      nameOf={({ title }) => title}
      summary={list.records && summaryOf(list.records, text.visibleOf)}
      intro={<PackagesTabs />}
      filters={[{ name: "status", label: text.status, options: text.statuses }]}
      sorts={sorts}
      exported={exportFilters(address.filters.status)}
      itemSelector="main tbody tr"
      skeleton={<SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />}
      orderRow={(offer) => (
        <OrderRow name={offer.title}>
          {offer.price === null ? text.noPrice : formatPrice(offer.price, unitOf(offer))}
        </OrderRow>
      )}
      importing={importing}
      history={history}
      form={(dialog) => <PackageDialog kind={kind} {...dialog} />}
    >
      <PackagesTable kind={kind} packages={list.shown ?? []} all={list.records ?? []} {...screen.row} />
    </ListScreen>
  );
}

function summaryOf(
  packages: readonly PackageRecord[],
  visibleOf: (visible: number, total: number) => string,
) {
  const visible = packages.filter(({ isActive }) => isActive).length;
  return countOf(staffCounted.package, packages.length) + visibleOf(visible, packages.length);
}
