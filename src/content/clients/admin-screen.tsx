import { Plus } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "../../admin-kit/bulk-bar.tsx";
import { CsvButtons } from "../../admin-kit/csv-buttons.tsx";
import { DeleteConfirmation } from "../../admin-kit/delete-confirmation.tsx";
import { HistoryDialog } from "../../admin-kit/history-dialog.tsx";
import { ListStates } from "../../admin-kit/list-states.tsx";
import { ListToolbar } from "../../admin-kit/list-toolbar.tsx";
import { matches } from "../../admin-kit/matches.ts";
import { useAskedRecord } from "../../admin-kit/use-asked-record.ts";
import { useFailure } from "../../admin-kit/use-failure.ts";
import { useListAddress } from "../../admin-kit/use-list-address.ts";
import { useListKeys } from "../../admin-kit/use-list-keys.ts";
import { useRecords } from "../../admin-kit/use-records.ts";
import { useSelection } from "../../admin-kit/use-selection.ts";
import { countOf, relativeDay } from "../../kernel/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toasts } from "../../ui/toast-queue.ts";
import { clientClient } from "./client.ts";
import { ClientDetails } from "./client-details.tsx";
import { ClientFigures } from "./client-figures.tsx";
import { ClientDialog, formOf, labels } from "./client-form.tsx";
import { text } from "./clients-admin.text.ts";
import { clientColumns } from "./clients-csv.text.ts";
import { ClientsTable } from "./clients-table.tsx";
import { blankClient, type ClientRecord, clientStatuses } from "./schema.ts";

const perPart = 100;

/** The clients: summed up, found, looked at, added, changed, deleted with a way back; ACLI-01, ADM-03, ADM-04, ADM-07. */
export default function ClientsScreen() {
  const clients = useRecords("clients", clientClient);
  const address = useListAddress(["status", "sort"]);
  const failure = useFailure(clients.error, () => text.failures.load);
  const [opened, setOpened] = useState<ClientRecord | "new" | null>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<ClientRecord | null>(null);
  const [ofHistory, setOfHistory] = useState<ClientRecord | null>(null);
  const [parts, setParts] = useState(1);
  useAskedRecord(clients.records, setOpened);
  useListKeys({ onNew: () => setOpened("new"), itemSelector: ".clt tbody tr" });

  const { records = [] } = clients;
  const shown = sorted(
    records.filter(
      ({ name, company, email, status }) =>
        matches(address.query, [name, company, email]) && ["", status].includes(address.filters.status),
    ),
    address.filters.sort,
  );
  const listed = shown.slice(0, parts * perPart);
  const selection = useSelection(listed);
  const client = opened === "new" ? null : opened;
  const save = async (body: object, based: ClientRecord | null) => {
    await (based ? clients.update(based, body) : clients.create(body));
    failure.dismiss();
    toasts.success(based ? text.updated : text.created);
  };
  return (
    <>
      <div className="ph">
        <div>
          <h1>{text.title}</h1>
          <p>{clients.records && summaryOf(clients.records)}</p>
        </div>
        <div className="acts">
          <CsvButtons
            path="/api/clients"
            query={{ q: address.query, status: address.filters.status }}
            importing={{ title: text.import, columns: clientColumns, onImported: clients.reload }}
          />
          <Button small disabled={!clients.records} onClick={() => setOpened("new")}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        </div>
      </div>
      {(clients.records || !clients.error) && <ClientFigures clients={clients.records} />}
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={[
          { name: "status", label: text.status, options: statusOptions },
          { name: "sort", label: text.sort, options: sortOptions },
        ]}
        hits={text.results(countOf("result", shown.length), records.length)}
      />
      <BulkBar
        selection={selection}
        count={countOf("client", selection.ids.length)}
        bulk={clients.bulk}
        canActivate={false}
        onFailure={() => failure.show(text.failures.delete)}
      />
      {failure.sentence && (
        <Banner
          tone="bad"
          onDismiss={failure.dismiss}
          onRetry={failure.isOfLoad ? clients.reload : undefined}
        >
          {failure.sentence}
        </Banner>
      )}
      {clients.records || !clients.error ? (
        <ListStates
          records={clients.records}
          shown={shown}
          onRetry={clients.reload}
          onClear={address.clear}
          loading={<Loading />}
          empty={<Empty onAdd={() => setOpened("new")} />}
        >
          <ClientsTable
            clients={listed}
            selection={selection}
            query={address.query}
            onView={({ id }) => setViewed(id)}
            onEdit={setOpened}
            onHistory={setOfHistory}
            onDelete={setDeleting}
          />
          {shown.length > listed.length && (
            <Button variant="line" small onClick={() => setParts(parts + 1)}>
              {text.showMore}
            </Button>
          )}
        </ListStates>
      ) : (
        !failure.sentence && <ErrorState title={text.failures.load} onRetry={clients.reload} />
      )}
      <ClientDetails
        client={records.find(({ id }) => id === viewed) ?? null}
        onClose={() => setViewed(null)}
        onEdit={(client) => {
          setViewed(null);
          setOpened(client);
        }}
      />
      <ClientDialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        client={client}
        initial={formOf(client ?? blankClient())}
        onSave={save}
      />
      <HistoryDialog
        path="/api/clients"
        id={ofHistory?.id ?? null}
        title={ofHistory?.name ?? ""}
        onClose={() => setOfHistory(null)}
        labels={labels}
        onRestored={clients.reload}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={clients.remove}
        restore={clients.restore}
        deletedText={text.deleted}
        onFailure={() => failure.show(text.failures.delete)}
      />
    </>
  );
}

const statusOptions = [
  { value: "", label: text.allStatuses },
  ...clientStatuses.map((value) => ({ value, label: text.statuses[value] })),
];
const sortOptions = [
  { value: "", label: text.sorts.newest },
  { value: "value", label: text.sorts.value },
];

/** The server answers the newest first. */
function sorted(clients: readonly ClientRecord[], sort: string): readonly ClientRecord[] {
  return sort === "value" ? clients.toSorted((a, b) => b.totalValue - a.totalValue) : clients;
}

function summaryOf(clients: readonly ClientRecord[]) {
  const count = countOf("client", clients.length);
  const newest = clients.reduce((last, { joinDate }) => (joinDate > last ? joinDate : last), "");
  return newest === "" ? count : text.summaryOf(count, relativeDay(newest, new Date()));
}

function Loading() {
  return (
    <>
      <p className="muted sm">{text.loading}</p>
      <SkeletonTable columns={Object.values(text.columns).slice(0, -1)} />
    </>
  );
}

function Empty({ onAdd }: { onAdd(): void }) {
  return (
    <EmptyState
      title={text.empty.title}
      actions={
        <Button small onClick={onAdd}>
          {text.empty.action}
        </Button>
      }
    >
      {text.empty.text}
    </EmptyState>
  );
}
