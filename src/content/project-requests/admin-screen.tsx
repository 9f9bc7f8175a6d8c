import { useIsFetching } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { DeleteConfirmation } from "../../admin-kit/delete-confirmation.tsx";
import { ListToolbar } from "../../admin-kit/list-toolbar.tsx";
import { useListAddress } from "../../admin-kit/use-list-address.ts";
import { countOf } from "../../kernel/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { ErrorState, NoMatch } from "../../ui/states.tsx";
import { quoteRequestsText as text } from "./quote-requests.text.ts";
import {
  loadFailure,
  type QuoteRequest,
  quoteRequestsKey,
  searchQuoteRequests,
  useQuoteRequests,
} from "./quote-requests.ts";
import { QuoteRequestsTable } from "./quote-requests-table.tsx";
import { RequestDrawer } from "./request-drawer.tsx";

/** The quote requests: read, searched, opened, deleted with a way back; requirements AREQ-01, ADM-03, ADM-07, ERR-10. */
export default function QuoteRequestsScreen() {
  const { records: requests, error, reload, remove, restore } = useQuoteRequests();
  const isFetching = useIsFetching({ queryKey: [quoteRequestsKey] }) > 0;
  const address = useListAddress();
  const opened = useOpened(requests);
  const [deleting, setDeleting] = useState<QuoteRequest | null>(null);
  const heading = useFocusAfter(deleting !== null);
  const shown = searchQuoteRequests(requests ?? [], address.query);
  return (
    <>
      <div className="ph">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {text.title}
          </h1>
          <p role="status">{requests ? countOf("request", requests.length) : !error && text.loading}</p>
        </div>
        <div className="acts">
          <Button variant="line" small loading={requests !== undefined && isFetching} onClick={reload}>
            <Icon of={RefreshCw} />
            {text.refresh}
          </Button>
        </div>
      </div>
      <ListToolbar
        address={address}
        searchLabel={text.search}
        hits={text.results
          .replace("{results}", countOf("result", shown.length))
          .replace("{total}", String(requests?.length ?? 0))}
      />
      {error && requests && (
        <Banner tone="bad" onRetry={reload}>
          {loadFailure(error)}
        </Banner>
      )}
      {requests ? (
        shown.length === 0 && requests.length > 0 ? (
          <NoMatch onClear={address.clear} />
        ) : (
          <QuoteRequestsTable
            requests={shown}
            query={address.query}
            onOpen={opened.open}
            onDelete={setDeleting}
          />
        )
      ) : error ? (
        <div role="alert">
          <ErrorState title={loadFailure(error)} onRetry={reload} />
        </div>
      ) : (
        <SkeletonTable columns={Object.values(text.columns).slice(0, -1)} />
      )}
      <RequestDrawer request={opened.request} onClose={opened.close} onDelete={setDeleting} />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={remove}
        restore={restore}
        deletedText={text.deleted}
        failureText={text.deleteFailed}
      />
    </>
  );
}

/** The heading takes the focus when a dialog has gone together with the row that opened it. */
function useFocusAfter(isAsking: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    const isOver = wasAsking.current && !isAsking;
    wasAsking.current = isAsking;
    if (!isOver) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsking]);
  return heading;
}

/** The request whose drawer is open stands in the address (`?id=41`), so that it can be shared and linked to. */
function useOpened(requests: QuoteRequest[] | undefined) {
  const [params, setParams] = useSearchParams();
  const go = (id: number | null) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (id === null) changed.delete("id");
        else changed.set("id", String(id));
        return changed;
      },
      { replace: id === null, preventScrollReset: true },
    );
  return {
    request: requests?.find(({ id }) => String(id) === params.get("id")) ?? null,
    open: ({ id }: QuoteRequest) => go(id),
    close: () => go(null),
  };
}
