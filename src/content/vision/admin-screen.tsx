import { ArrowDownUp, Check, ExternalLink, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { BulkBar } from "../../admin-kit/bulk-bar.tsx";
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
import { visionClient } from "./client.ts";
import { blankVisionItem, type VisionItemInput, type VisionRecord, visionTypes } from "./schema.ts";
import { text } from "./vision-admin.text.ts";
import { titleOf, VisionCard } from "./vision-card.tsx";
import { inputOf, VisionDialog, visionLabels, visionWords } from "./vision-form.tsx";
import { TypeCounts } from "./vision-type-counts.tsx";

// Dragging weighs more than the rest of the screen, and is seldom wanted.
const VisionOrder = lazy(() => import("./vision-order.tsx"));

/** What the dialog is open for: an item as it was then, a copy of one, or (both null) a new one. */
type Opened = { item: VisionRecord | null; copy: VisionItemInput | null };
const blank: Opened = { item: null, copy: null };

/** The items of the Vision 2030 page; requirements AVIS-01, ADM-03 to ADM-05, ADM-07. */
export default function VisionScreen() {
  const items = useRecords("vision-items", visionClient);
  const address = useListAddress(["type"]);
  const failure = useFailure(items.error, () => text.failures.load);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleting, setDeleting] = useState<VisionRecord | null>(null);
  const [ofHistory, setOfHistory] = useState<VisionRecord | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  useAskedRecord(items.records, (asked) => setOpened(asked === "new" ? blank : edit(asked)));

  const { records = [] } = items;
  const shown = records.filter(
    ({ title, description, type }) =>
      matches(address.query, [title, description]) && ["", type].includes(address.filters.type),
  );
  const selection = useSelection(shown);
  useListKeys({ onNew: () => items.records && setOpened(blank), itemSelector: ".agrid > article" });

  const save = async (body: object, based: VisionRecord | null) => {
    await (based ? items.update(based, body) : items.create(body));
    failure.dismiss();
    toasts.success(based ? text.updated : text.created);
  };
  const reorder = async (ids: number[]) => {
    try {
      await items.reorder(ids);
      toasts.success(text.ordered);
    } catch {
      failure.show(text.failures.save);
    }
  };
  const copy = (item: VisionRecord) => {
    const { order } = blankVisionItem(records.length);
    setOpened({ item: null, copy: { ...inputOf(item), title: text.copyOf(titleOf(item)), order } });
  };

  return (
    <>
      <div className="ph">
        <div>
          <h1>{text.title}</h1>
          <p>{items.records && text.lead(countOf("item", records.length))}</p>
        </div>
        <div className="acts">
          {records.length > 1 && !address.isFiltered && (
            <Button variant="line" small aria-pressed={isOrdering} onClick={() => setOrdering(!isOrdering)}>
              <Icon of={isOrdering ? Check : ArrowDownUp} />
              {isOrdering ? text.reorderDone : text.reorder}
            </Button>
          )}
          <a className="btn sm line" href="/vision2030">
            <Icon of={ExternalLink} />
            {text.viewPage}
          </a>
          <Button small disabled={!items.records} onClick={() => setOpened(blank)}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        </div>
      </div>
      <TypeCounts
        items={records}
        chosen={address.filters.type}
        onChoose={(type) => address.setFilter("type", type)}
      />
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={[{ name: "type", label: text.type, options: typeOptions }]}
        hits={text.results(countOf("result", shown.length), records.length)}
      >
        {shown.length > 0 && !isOrdering && <SelectShownBox selection={selection} />}
      </ListToolbar>
      <BulkBar
        selection={selection}
        count={countOf("item", selection.ids.length)}
        bulk={items.bulk}
        onFailure={(_, action) => failure.show(text.failures[action === "delete" ? "delete" : "save"])}
      />
      {failure.sentence && (
        <Banner tone="bad" onDismiss={failure.dismiss} onRetry={failure.isOfLoad ? items.reload : undefined}>
          {failure.sentence}
        </Banner>
      )}
      {items.records || !items.error ? (
        <ListStates
          records={items.records}
          shown={shown}
          onRetry={items.reload}
          onClear={address.clear}
          loading={<Loading />}
          empty={<Empty onAdd={() => setOpened(blank)} />}
        >
          {isOrdering && !address.isFiltered ? (
            <Suspense fallback={<SkeletonCards />}>
              <VisionOrder items={records} onReorder={reorder} />
            </Suspense>
          ) : (
            <div className="agrid">
              {shown.map((item) => (
                <VisionCard
                  key={item.id}
                  item={item}
                  query={address.query}
                  selection={selection}
                  onEdit={(item) => setOpened(edit(item))}
                  onCopy={copy}
                  onHistory={setOfHistory}
                  onDelete={setDeleting}
                />
              ))}
            </div>
          )}
        </ListStates>
      ) : (
        !failure.sentence && <ErrorState title={text.failures.load} onRetry={items.reload} />
      )}
      <VisionDialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        item={opened?.item ?? null}
        initial={(opened?.item && inputOf(opened.item)) ?? opened?.copy ?? blankVisionItem(records.length)}
        canAddAnother={opened === blank}
        onSave={save}
      />
      <HistoryDialog
        path="/api/vision-items"
        id={ofHistory?.id ?? null}
        title={ofHistory ? titleOf(ofHistory) : ""}
        onClose={() => setOfHistory(null)}
        labels={visionLabels}
        format={visionWords}
        onRestored={items.reload}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={items.remove}
        restore={items.restore}
        deletedText={text.deleted}
        onFailure={() => failure.show(text.failures.delete)}
      />
    </>
  );
}

const typeOptions = [
  { value: "", label: text.allTypes },
  ...visionTypes.map((value) => ({ value, label: text.types[value] })),
];

const edit = (item: VisionRecord): Opened => ({ item, copy: null });

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
