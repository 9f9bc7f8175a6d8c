import { Plus, Tags } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "../../admin-kit/bulk-bar.tsx";
import { CsvButtons } from "../../admin-kit/csv-buttons.tsx";
import { DeleteConfirmation } from "../../admin-kit/delete-confirmation.tsx";
import { HistoryDialog } from "../../admin-kit/history-dialog.tsx";
import { ListStates } from "../../admin-kit/list-states.tsx";
import { ListToolbar } from "../../admin-kit/list-toolbar.tsx";
import { matches } from "../../admin-kit/matches.ts";
import { SelectShownBox } from "../../admin-kit/select-box.tsx";
import { useAskedRecord } from "../../admin-kit/use-asked-record.ts";
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
import { CategoriesDialog } from "./categories-dialog.tsx";
import { faqClient, useFaqCategories } from "./client.ts";
import { FaqDialog, faqLabels, faqWords, inputOf, labelOf } from "./faq-form.tsx";
import { FaqList } from "./faq-list.tsx";
import { nameOf } from "./faq-row.tsx";
import { FaqStats, questionsOf } from "./faq-stats.tsx";
import { text } from "./faqs-admin.text.ts";
import { faqColumns } from "./faqs-csv.text.ts";
import { blankFaq, type FaqInput, type FaqRecord } from "./schema.ts";

/** What the dialog is open for: a question as it was then, a copy of one, or (both null) a new one. */
type Opened = { faq: FaqRecord | null; copy: FaqInput | null };
const blank: Opened = { faq: null, copy: null };

/** The questions and their categories; requirements AFAQ-01, AFAQ-02, ADM-03 to ADM-05, ADM-07, ERR-05. */
export default function FaqsScreen() {
  const faqs = useRecords("faqs", faqClient);
  const source = useFaqCategories();
  const address = useListAddress(["category"]);
  const [failure, setFailure] = useState<string>();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleting, setDeleting] = useState<FaqRecord | null>(null);
  const [ofHistory, setOfHistory] = useState<FaqRecord | null>(null);
  const [isManaging, setManaging] = useState(false);
  const loaded = faqs.records && source.categories ? faqs.records : undefined;
  useAskedRecord(loaded, (asked) => setOpened(asked === "new" ? blank : edit(asked)));

  const { records = [] } = faqs;
  const { categories = [] } = source;
  const shown = records.filter(
    ({ question, answer, category }) =>
      matches(address.query, [question, answer]) && ["", category].includes(address.filters.category),
  );
  const selection = useSelection(shown);
  useListKeys({ onNew: () => loaded && setOpened(blank), itemSelector: ".afaq :is([role=row], .q)" });

  const save = async (body: object, based: FaqRecord | null) => {
    await (based ? faqs.update(based, body) : faqs.create(body));
    setFailure(undefined);
    toasts.success(based ? text.updated : text.created);
  };
  const reorder = async (ids: number[]) => {
    try {
      await faqs.reorder(ids);
      toasts.success(text.ordered);
    } catch {
      setFailure(text.failures.update);
    }
  };
  const copy = (faq: FaqRecord) => {
    const question = text.copyOf(nameOf(faq));
    setOpened({ faq: null, copy: { ...inputOf(faq), question, order: records.length + 1 } });
  };
  const loadFailure = source.error
    ? text.failures.loadCategories
    : faqs.error
      ? text.failures.load
      : undefined;
  const reload = () => {
    if (faqs.error) faqs.reload();
    if (source.error) source.reload();
  };

  return (
    <>
      {loadFailure ? (
        <LoadFailure sentence={loadFailure} onRetry={reload} />
      ) : (
        <>
          <div className="ph">
            <div>
              <h1>{text.title}</h1>
              <p>{text.lead}</p>
            </div>
            <div className="acts">
              <Button variant="line" small disabled={!loaded} onClick={() => setManaging(true)}>
                <Icon of={Tags} />
                {text.categories.manage}
              </Button>
              <CsvButtons
                path="/api/faqs"
                query={{ q: address.query, category: address.filters.category }}
                importing={{ title: text.import, columns: faqColumns, onImported: faqs.reload }}
              />
              <Button small disabled={!loaded} onClick={() => setOpened(blank)}>
                <Icon of={Plus} />
                {text.add}
              </Button>
            </div>
          </div>
          {loaded && <FaqStats faqs={loaded} categories={categories} />}
          <ListToolbar
            address={address}
            searchLabel={text.search}
            filters={[
              {
                name: "category",
                label: text.category,
                options: [
                  { value: "", label: text.allCategories },
                  ...categories.map(({ key, label }) => ({ value: key, label })),
                ],
              },
            ]}
            hits={text.results(countOf("result", shown.length), records.length)}
          >
            {loaded && shown.length > 0 && <SelectShownBox selection={selection} />}
          </ListToolbar>
          <BulkBar
            selection={selection}
            count={countOf("question", selection.ids.length)}
            bulk={faqs.bulk}
            onFailure={(_, action) => setFailure(text.failures[action === "delete" ? "delete" : "update"])}
          />
          {failure && (
            <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
              {failure}
            </Banner>
          )}
          <ListStates
            records={loaded}
            shown={shown}
            onRetry={reload}
            onClear={address.clear}
            loading={<Loading />}
            empty={<Empty onAdd={() => setOpened(blank)} />}
          >
            <FaqList
              faqs={shown}
              canReorder={!address.isFiltered && records.length > 1}
              onReorder={reorder}
              query={address.query}
              selection={selection}
              categoryOf={({ category }) => labelOf(categories, category)}
              onEdit={(faq) => setOpened(edit(faq))}
              onCopy={copy}
              onHistory={setOfHistory}
              onDelete={setDeleting}
            />
          </ListStates>
        </>
      )}
      {/* Beside the list, not in it: a load that fails meanwhile takes away nothing that is being typed. */}
      <FaqDialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        faq={opened?.faq ?? null}
        initial={(opened?.faq && inputOf(opened.faq)) ?? opened?.copy ?? blankFaq(records.length)}
        blank={blankFaq(records.length)}
        categories={categories}
        canAddAnother={opened === blank}
        onSave={save}
      />
      <CategoriesDialog
        isOpen={isManaging}
        onClose={() => setManaging(false)}
        source={source}
        questionsOf={(key) => questionsOf(records, key)}
      />
      <HistoryDialog
        path="/api/faqs"
        id={ofHistory?.id ?? null}
        title={ofHistory ? nameOf(ofHistory) : ""}
        onClose={() => setOfHistory(null)}
        labels={faqLabels}
        format={(name, value) => faqWords(name, value, categories)}
        onRestored={faqs.reload}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={faqs.remove}
        restore={faqs.restore}
        deletedText={text.deleted}
        onFailure={() => setFailure(text.failures.delete)}
      />
    </>
  );
}

const edit = (faq: FaqRecord): Opened => ({ faq, copy: null });

/** Stands in place of the whole screen; ERR-05. */
function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry(): void }) {
  return (
    <div role="alert">
      <h1 className="vh">{text.title}</h1>
      <ErrorState title={sentence} onRetry={onRetry} />
    </div>
  );
}

function Loading() {
  return (
    <>
      <p className="muted sm">{text.loading}</p>
      <SkeletonTable columns={[text.form.question, text.category]} />
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
