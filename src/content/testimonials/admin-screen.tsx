import { Plus } from "lucide-react";
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
import { useFailure } from "../../admin-kit/use-failure.ts";
import { useListAddress } from "../../admin-kit/use-list-address.ts";
import { useListKeys } from "../../admin-kit/use-list-keys.ts";
import { pageSize, useRecords } from "../../admin-kit/use-records.ts";
import { useSelection } from "../../admin-kit/use-selection.ts";
import { countOf, formatNumber, isoDay } from "../../kernel/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toasts } from "../../ui/toast-queue.ts";
import { reviewClient } from "./client.ts";
import { historyWords, inputOf, labels, ReviewDialog } from "./review-form.tsx";
import { nameOf, ReviewTile } from "./review-tile.tsx";
import { blankReview, type ReviewInput, type ReviewRecord } from "./schema.ts";
import { text } from "./testimonials-admin.text.ts";
import { reviewColumns } from "./testimonials-csv.text.ts";

/** What the dialog is open for: a review as it was then, a copy of one, or (both null) a new one. */
type Opened = { review: ReviewRecord | null; copy: ReviewInput | null };
const blank: Opened = { review: null, copy: null };

/** The testimonials: found, added, changed, copied, deleted with a way back; ATEST-01, ATEST-02, ADM-03 to ADM-05, ERR-04. */
export default function TestimonialsScreen() {
  const reviews = useRecords("reviews", reviewClient);
  const address = useListAddress(["rating"]);
  const failure = useFailure(reviews.error, () => text.failures.load);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleting, setDeleting] = useState<ReviewRecord | null>(null);
  const [ofHistory, setOfHistory] = useState<ReviewRecord | null>(null);
  useAskedRecord(reviews.records, (asked) => setOpened(asked === "new" ? blank : edit(asked)));

  const { records = [] } = reviews;
  const shown = records.filter(
    ({ clientName, projectName, company, rating }) =>
      matches(address.query, [clientName, projectName, company]) &&
      ["", String(rating)].includes(address.filters.rating),
  );
  // The page draws a part of them at a time, however many there are.
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const page = Math.min(address.page, pages);
  const onPage = shown.slice((page - 1) * pageSize, page * pageSize);
  const selection = useSelection(onPage);
  useListKeys({ onNew: () => setOpened(blank), itemSelector: ".agrid > article" });
  const save = async (body: object, based: ReviewRecord | null) => {
    await (based ? reviews.update(based, body) : reviews.create(body));
    failure.dismiss();
    toasts.success(based ? text.updated : text.created);
  };

  return (
    <>
      <div className="ph">
        <div>
          <h1>{text.title}</h1>
          <p>{reviews.records && summaryOf(reviews.records)}</p>
        </div>
        <div className="acts">
          <CsvButtons
            path="/api/reviews"
            query={{ q: address.query }}
            importing={{ title: text.import, columns: reviewColumns, onImported: reviews.reload }}
          />
          <Button small disabled={!reviews.records} onClick={() => setOpened(blank)}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        </div>
      </div>
      <ListToolbar
        address={address}
        delay={150}
        searchLabel={text.search}
        filters={[{ name: "rating", label: text.rating, options: ratingOptions }]}
        hits={text.results(countOf("result", shown.length), records.length)}
      >
        {shown.length > 0 && <SelectShownBox selection={selection} />}
      </ListToolbar>
      <BulkBar
        selection={selection}
        count={countOf("testimonial", selection.ids.length)}
        bulk={reviews.bulk}
        onFailure={(_, action) => failure.show(text.failures[action === "delete" ? "delete" : "update"])}
      />
      {failure.sentence && (
        <Banner
          tone="bad"
          onDismiss={failure.dismiss}
          onRetry={failure.isOfLoad ? reviews.reload : undefined}
        >
          <b>{text.failed}</b>
          <br />
          <bdi>{failure.sentence}</bdi>
        </Banner>
      )}
      {reviews.records || !reviews.error ? (
        <ListStates
          records={reviews.records}
          shown={shown}
          onRetry={reviews.reload}
          onClear={address.clear}
          loading={<Loading />}
          empty={<Empty onAdd={() => setOpened(blank)} />}
        >
          <div className="agrid">
            {onPage.map((review) => (
              <ReviewTile
                key={review.id}
                review={review}
                query={address.query}
                selection={selection}
                onEdit={(review) => setOpened(edit(review))}
                onCopy={(review) => setOpened(copy(review, records.length))}
                onHistory={setOfHistory}
                onDelete={setDeleting}
              />
            ))}
          </div>
          <Pagination current={page} total={pages} hrefOf={address.hrefOf} />
        </ListStates>
      ) : (
        !failure.sentence && (
          <ErrorState title={text.failed} onRetry={reviews.reload}>
            <bdi>{text.failures.load}</bdi>
          </ErrorState>
        )
      )}
      <ReviewDialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        review={opened?.review ?? null}
        initial={(opened?.review && inputOf(opened.review)) ?? opened?.copy ?? newReview(records.length)}
        canAddAnother={opened === blank}
        onSave={save}
      />
      <HistoryDialog
        path="/api/reviews"
        id={ofHistory?.id ?? null}
        title={ofHistory ? text.card(nameOf(ofHistory)) : ""}
        onClose={() => setOfHistory(null)}
        labels={labels}
        format={historyWords}
        onRestored={reviews.reload}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={reviews.remove}
        restore={reviews.restore}
        deletedText={text.deleted}
        onFailure={() => failure.show(text.failures.delete)}
      />
    </>
  );
}

/** All, then from five stars down to one. */
const ratingOptions = [
  { value: "", label: text.allRatings },
  ...text.ratings.map((label, index) => ({ value: String(index + 1), label })).reverse(),
];

function summaryOf(reviews: readonly ReviewRecord[]) {
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  const mean = formatNumber(Math.round((stars / Math.max(reviews.length, 1)) * 10) / 10);
  return countOf("testimonial", reviews.length) + text.meanOf(mean, reviews.length);
}

const newReview = (count: number) => blankReview(count, isoDay(new Date()));
const edit = (review: ReviewRecord): Opened => ({ review, copy: null });

/** A copy begins as a new one, at the end of the list. */
function copy(review: ReviewRecord, count: number): Opened {
  const clientName = text.copyOf(nameOf(review));
  return { review: null, copy: { ...inputOf(review), clientName, order: newReview(count).order } };
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
