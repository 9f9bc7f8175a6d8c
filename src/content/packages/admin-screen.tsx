import { Plus } from "lucide-react";
import { useState } from "react";
import { NavLink } from "react-router";
import { BulkBar } from "../../admin-kit/bulk-bar.tsx";
import { CsvButtons } from "../../admin-kit/csv-buttons.tsx";
import { DeleteConfirmation } from "../../admin-kit/delete-confirmation.tsx";
import { HistoryDialog } from "../../admin-kit/history-dialog.tsx";
import { ListStates } from "../../admin-kit/list-states.tsx";
import { ListToolbar } from "../../admin-kit/list-toolbar.tsx";
import { matches } from "../../admin-kit/matches.ts";
import { SelectShownBox } from "../../admin-kit/select-box.tsx";
import { useAskedRecord } from "../../admin-kit/use-asked-record.ts";
import { useFailure } from "../../admin-kit/use-failure.ts";
import { useListAddress } from "../../admin-kit/use-list-address.ts";
import { useListKeys } from "../../admin-kit/use-list-keys.ts";
import { useRecords } from "../../admin-kit/use-records.ts";
import { useSelection } from "../../admin-kit/use-selection.ts";
import { countOf } from "../../kernel/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toasts } from "../../ui/toast-queue.ts";
import { loadFailureOf, type PackagesKind, packageClients, packagePaths } from "./client.ts";
import { historyLabels, historyWords, inputOf, PackageDialog } from "./package-form.tsx";
import { packagesAdminText } from "./packages-admin.text.ts";
import { packageColumns } from "./packages-csv.text.ts";
import { PackagesTable } from "./packages-table.tsx";
import { blankPackage, type PackageRecord } from "./schema.ts";

/** Packages, and hosting packages: one screen, two sources; requirements APKG-01, ADM-03, ADM-04, ADM-07, ERR-08. */
export default function PackagesScreen({ kind }: { kind: PackagesKind }) {
  // Of its own for each kind: what is open in one does not stay open in the other.
  return <Packages key={kind} kind={kind} />;
}

function Packages({ kind }: { kind: PackagesKind }) {
  const text = packagesAdminText[kind];
  const sources = {
    packages: useRecords("packages", packageClients.packages),
    hosting: useRecords("packages-server", packageClients.hosting),
  };
  const packages = sources[kind];
  const address = useListAddress(["status"]);
  const failure = useFailure(packages.error, (error) => loadFailureOf(error, text));
  const [opened, setOpened] = useState<PackageRecord | "new" | null>(null);
  const [deleting, setDeleting] = useState<PackageRecord | null>(null);
  const [ofHistory, setOfHistory] = useState<PackageRecord | null>(null);
  useAskedRecord(packages.records, setOpened);

  const { records = [] } = packages;
  const shown = records.filter(
    ({ title, description, category, isActive }) =>
      matches(address.query, [title, description, category]) &&
      ["", isActive ? "active" : "stopped"].includes(address.filters.status),
  );
  const selection = useSelection(shown);
  useListKeys({ onNew: () => setOpened("new"), itemSelector: ".tbl tbody tr" });
  const offer = opened === "new" ? null : opened;
  const save = async (body: object, based: PackageRecord | null) => {
    await (based ? packages.update(based, body) : packages.create(body));
    toasts.success(based ? text.updated : text.created);
  };
  return (
    <>
      <div className="ph">
        <div>
          <h1>{text.title}</h1>
          <p>{packages.records && summaryOf(packages.records, text.visibleOf)}</p>
        </div>
        <div className="acts">
          <CsvButtons
            path={packagePaths[kind]}
            query={{ q: address.query }}
            importing={{ title: text.import, columns: packageColumns, onImported: packages.reload }}
          />
          <Button small disabled={!packages.records} onClick={() => setOpened("new")}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        </div>
      </div>
      <nav className="tabs" aria-label={text.tabsLabel}>
        {tabs.map(({ kind, to }) => (
          <NavLink key={kind} className={({ isActive }) => (isActive ? "tb on" : "tb")} to={to} end>
            {text.tabs[kind]} <span className="num">{sources[kind].records?.length}</span>
          </NavLink>
        ))}
      </nav>
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={[{ name: "status", label: text.status, options: text.statuses }]}
        hits={text.results(countOf("result", shown.length), records.length)}
      >
        {shown.length > 0 && <SelectShownBox selection={selection} />}
      </ListToolbar>
      <BulkBar
        selection={selection}
        count={countOf("package", selection.ids.length)}
        bulk={packages.bulk}
        onFailure={(_, action) => failure.show(action === "delete" ? text.deleteFailed : text.saveFailed)}
      />
      {failure.sentence && (
        <Banner tone="bad" onDismiss={failure.dismiss} onRetry={packages.reload}>
          {failure.sentence}
        </Banner>
      )}
      {packages.records || !packages.error ? (
        <ListStates
          records={packages.records}
          shown={shown}
          onRetry={packages.reload}
          onClear={address.clear}
          loading={<Loading kind={kind} />}
          empty={<Empty kind={kind} onAdd={() => setOpened("new")} />}
        >
          <PackagesTable
            kind={kind}
            packages={shown}
            all={records}
            query={address.query}
            selection={selection}
            onEdit={setOpened}
            onHistory={setOfHistory}
            onDelete={setDeleting}
          />
        </ListStates>
      ) : (
        !failure.sentence && (
          <ErrorState title={loadFailureOf(packages.error, text)} onRetry={packages.reload} />
        )
      )}
      <PackageDialog
        kind={kind}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        offer={offer}
        initial={offer ? inputOf(offer) : blankPackage(records.length)}
        onSave={save}
      />
      <HistoryDialog
        path={packagePaths[kind]}
        id={ofHistory?.id ?? null}
        title={ofHistory?.title ?? ""}
        onClose={() => setOfHistory(null)}
        labels={historyLabels(kind)}
        format={(name, value) => historyWords(kind, name, value)}
        onRestored={packages.reload}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={packages.remove}
        restore={packages.restore}
        deletedText={text.deleted}
        failureText={text.deleteFailed}
      />
    </>
  );
}

const tabs = [
  { kind: "packages", to: "/admin/packages" },
  { kind: "hosting", to: "/admin/packages-server" },
] as const;

function summaryOf(
  packages: readonly PackageRecord[],
  visibleOf: (visible: number, total: number) => string,
) {
  const visible = packages.filter(({ isActive }) => isActive).length;
  return countOf("package", packages.length) + visibleOf(visible, packages.length);
}

function Loading({ kind }: { kind: PackagesKind }) {
  const { loading, columns } = packagesAdminText[kind];
  return (
    <>
      <p className="muted sm">{loading}</p>
      <SkeletonTable columns={Object.values(columns).slice(0, -1)} />
    </>
  );
}

function Empty({ kind, onAdd }: { kind: PackagesKind; onAdd(): void }) {
  const { empty, add } = packagesAdminText[kind];
  return (
    <EmptyState
      title={empty.title}
      actions={
        <Button small onClick={onAdd}>
          {add}
        </Button>
      }
    >
      {empty.text}
    </EmptyState>
  );
}
