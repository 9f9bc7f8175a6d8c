import { ArrowDownUp, Check, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
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
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toasts } from "../../ui/toast-queue.ts";
import { failureOf, serviceClient } from "./client.ts";
import { blankService, type ServiceInput, type ServiceRecord, serviceCategories } from "./schema.ts";
import { historyLabels, historyWords, inputOf, ServiceDialog } from "./service-form.tsx";
import { ServiceTile, titleOf } from "./service-tile.tsx";
import { text } from "./services-admin.text.ts";
import { serviceColumns } from "./services-csv.text.ts";

// Dragging weighs more than the rest of the screen, and is seldom wanted.
const ServiceOrder = lazy(() => import("./service-order.tsx"));

/** What the dialog is open for: a service as it was then, a copy of one, or (both null) a new one. */
type Opened = { service: ServiceRecord | null; copy: ServiceInput | null };
const blank: Opened = { service: null, copy: null };

/** The services: found, added, changed, copied, put in order, deleted with a way back; ASVC-01, ASVC-02, ADM-03 to ADM-05. */
export default function ServicesScreen() {
  const services = useRecords("services", serviceClient);
  const address = useListAddress(["category"]);
  const failure = useFailure(services.error, (error) => failureOf("load", error));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleting, setDeleting] = useState<ServiceRecord | null>(null);
  const [ofHistory, setOfHistory] = useState<ServiceRecord | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  useAskedRecord(services.records, (asked) => setOpened(asked === "new" ? blank : edit(asked)));

  const { records = [] } = services;
  const shown = records.filter(
    ({ title, category }) =>
      matches(address.query, [title]) && ["", category].includes(address.filters.category),
  );
  const selection = useSelection(shown);
  useListKeys({ onNew: () => setOpened(blank), itemSelector: ".agrid > article" });
  const save = async (body: object, based: ServiceRecord | null) => {
    await (based ? services.update(based, body) : services.create(body));
    failure.dismiss();
    toasts.success(based ? text.updated : text.created);
  };
  const reorder = async (ids: number[]) => {
    try {
      await services.reorder(ids);
      toasts.success(text.ordered);
    } catch (error) {
      failure.show(failureOf("update", error));
    }
  };

  return (
    <>
      <div className="ph">
        <div>
          <h1>{text.title}</h1>
          <p>{services.records && summaryOf(services.records)}</p>
        </div>
        <div className="acts">
          {records.length > 1 && !address.isFiltered && (
            <Button variant="line" small aria-pressed={isOrdering} onClick={() => setOrdering(!isOrdering)}>
              <Icon of={isOrdering ? Check : ArrowDownUp} />
              {isOrdering ? text.reorderDone : text.reorder}
            </Button>
          )}
          <CsvButtons
            path="/api/services"
            query={{ q: address.query, ...address.filters }}
            importing={{ title: text.import, columns: serviceColumns, onImported: services.reload }}
          />
          <Button small disabled={!services.records} onClick={() => setOpened(blank)}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        </div>
      </div>
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={[{ name: "category", label: text.category, options: categoryOptions }]}
        hits={text.results(countOf("result", shown.length), records.length)}
      >
        {shown.length > 0 && !isOrdering && <SelectShownBox selection={selection} />}
      </ListToolbar>
      <BulkBar
        selection={selection}
        count={countOf("service", selection.ids.length)}
        bulk={services.bulk}
        onFailure={(error, action) =>
          failure.show(failureOf(action === "delete" ? "delete" : "update", error))
        }
      />
      {failure.sentence && (
        <Banner
          tone="bad"
          onDismiss={failure.dismiss}
          onRetry={failure.isOfLoad ? services.reload : undefined}
        >
          {failure.sentence}
        </Banner>
      )}
      {services.records || !services.error ? (
        <ListStates
          records={services.records}
          shown={shown}
          onRetry={services.reload}
          onClear={address.clear}
          loading={<Loading />}
          empty={<Empty onAdd={() => setOpened(blank)} />}
        >
          {isOrdering && !address.isFiltered ? (
            <Suspense fallback={<SkeletonCards />}>
              <ServiceOrder services={records} onReorder={reorder} />
            </Suspense>
          ) : (
            <div className="agrid">
              {shown.map((service) => (
                <ServiceTile
                  key={service.id}
                  service={service}
                  query={address.query}
                  selection={selection}
                  onEdit={(service) => setOpened(edit(service))}
                  onCopy={(service) => setOpened(copy(service, records.length))}
                  onHistory={setOfHistory}
                  onDelete={setDeleting}
                />
              ))}
            </div>
          )}
        </ListStates>
      ) : (
        !failure.sentence && (
          <ErrorState title={failureOf("load", services.error)} onRetry={services.reload} />
        )
      )}
      <ServiceDialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        service={opened?.service ?? null}
        initial={(opened?.service && inputOf(opened.service)) ?? opened?.copy ?? blankService(records.length)}
        canAddAnother={opened === blank}
        onSave={save}
      />
      <HistoryDialog
        path="/api/services"
        id={ofHistory?.id ?? null}
        title={ofHistory ? titleOf(ofHistory) : ""}
        onClose={() => setOfHistory(null)}
        labels={historyLabels}
        format={historyWords}
        onRestored={services.reload}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={services.remove}
        restore={services.restore}
        deletedText={text.deleted}
        onFailure={(error) => failure.show(failureOf("delete", error))}
      />
    </>
  );
}

const categoryOptions = [
  { value: "", label: text.allCategories },
  ...serviceCategories.map((value) => ({ value, label: text.categories[value] })),
];

function summaryOf(services: readonly ServiceRecord[]) {
  const visible = services.filter(({ isActive }) => isActive).length;
  return countOf("service", services.length) + text.visibleOf(visible, services.length);
}

const edit = (service: ServiceRecord): Opened => ({ service, copy: null });

/** A copy begins as a new one, at the end of the list. */
function copy(service: ServiceRecord, count: number): Opened {
  const title = text.copyOf(titleOf(service));
  return { service: null, copy: { ...inputOf(service), title, order: blankService(count).order } };
}

function Loading() {
  return (
    <>
      <p className="muted sm">{text.loading}</p>
      <SkeletonCards />
    </>
  );
}

function Empty({ onAdd }: { onAdd(): void }) {
  return (
    <EmptyState
      title={text.empty.title}
      actions={
        <Button small onClick={onAdd}>
          {text.add}
        </Button>
      }
    >
      {text.empty.text}
    </EmptyState>
  );
}
