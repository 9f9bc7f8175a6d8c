import { CsvButtons } from "../../../admin-kit/csv/csv-buttons.tsx";
import { ListToolbar } from "../../../admin-kit/list/list-toolbar.tsx";
import { useListAddress } from "../../../admin-kit/list/use-list-address.ts";
import { useListKeys } from "../../../admin-kit/list/use-list-keys.ts";
import { useRecordPage, useSummary } from "../../../admin-kit/list/use-records.ts";
import { PageHead } from "../../../admin-kit/page-head.tsx";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Pagination } from "../../../ui/controls/pagination.tsx";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../../ui/states.tsx";
import { SavedViewsButton } from "../saved-views/saved-views-button.tsx";
import { useLiveDesk } from "../use-live-desk.ts";
import { quoteClient } from "./client.ts";
import { QuoteStages } from "./quote-stages.tsx";
import { text } from "./quotes.text.ts";
import { type QuoteFigures, type QuoteRecord, quotes } from "./quotes.ts";
import { quotesKey } from "./quotes-key.ts";
import { QuotesTable } from "./quotes-table.tsx";

const { list: words } = text;

const sorts = Object.entries(words.sorts).map(([value, label]) => ({ value, label }));

/** The list of all quotes with stage, total, last day and link, which follows changes as they happen; DESK-02, ADM-03. */
export default function QuotesScreen() {
  useLiveDesk();
  const address = useListAddress(["stage"], sorts);
  const figures = useSummary<QuoteFigures>(quotesKey, `/api/${quotes.path}`).data;
  const page = useRecordPage<QuoteRecord>(quotesKey, quoteClient, address);
  useListKeys({ itemSelector: "[data-quote]" });
  const { records, error } = page;
  const all = figures && Object.values(figures).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead
        title={text.title}
        actions={
          <CsvButtons
            path={`/api/${quotes.path}`}
            query={{ q: address.query, stage: address.filters.stage, sort: address.sort }}
          />
        }
      >
        {all === undefined ? words.loading : countOf(staffCounted.quote, all)}
      </PageHead>
      <QuoteStages figures={figures} address={address} />
      <ListToolbar
        address={address}
        searchLabel={words.search}
        delay={150}
        hits={words.results(countOf(staffCounted.result, page.total))}
        sorts={sorts}
        tools={<SavedViewsButton list="quotes" />}
      />
      <Failure of={error && records && text.loadFailed} onRetry={page.reload} />
      {!records && error && (
        <div role="alert">
          <ErrorState title={text.loadFailed} onRetry={page.reload} />
        </div>
      )}
      {!records && !error && <SkeletonTable columns={Object.values(words.heads).slice(0, -1)} />}
      {records?.length === 0 &&
        (address.isFiltered ? (
          <NoMatch onClear={address.clear} />
        ) : (
          <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
        ))}
      {records && records.length > 0 && (
        <div aria-busy={page.isOld}>
          <QuotesTable quotes={records} query={address.query} />
          <Pagination current={address.page} total={page.pages} hrefOf={address.hrefOf} />
        </div>
      )}
    </>
  );
}
