import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { conversionText as text } from "../../content/sales/conversion/conversion.text.ts";
import { listQuotes, quotesKey } from "../../content/sales/quotes/client.ts";
import { type QuoteRecord, stageOf } from "../../content/sales/quotes/quotes.ts";
import { QuotesSection } from "../../content/sales/quotes/quotes-section.tsx";
import { useCreateQuote } from "../../content/sales/quotes/use-create-quote.ts";
import { requestAddress } from "../../content/sales/requests/addresses.ts";
import RequestsScreen from "../../content/sales/requests/admin-screen.tsx";
import { deskKey } from "../../content/sales/requests/board/use-desk.ts";
import { type NewestQuote, noQuote } from "../../content/sales/requests/desk/next-step.ts";
import type { DeskRequest, RequestKind } from "../../content/sales/requests/requests.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { useLiveDesk } from "./use-live-desk.ts";

// Loaded when opened, because they import the descriptions of clients and projects.
const RequestClient = lazyPart(() => import("./request-client.tsx"));
const RequestProject = lazyPart(() => import("./request-project.tsx"));

/** The desk with forms of other slices, such as the client form filled from a request; requirement AREQ-02. */
export function RequestsDesk({ kind }: { kind: RequestKind }) {
  const cache = useQueryClient();
  const quote = useCreateQuote();
  useLiveDesk();
  const navigate = useNavigate();
  const [converting, setConverting] = useState<DeskRequest | null>(null);
  const [quoteToConvert, setQuoteToConvert] = useState<number | null>(null);
  const convert = async (body: object) => {
    if (!converting) return;
    await callApi("POST", `/api/project-requests/${converting.id}/client`, body);
    toasts.success(text.converted);
    await Promise.all([
      cache.invalidateQueries({ queryKey: [deskKey] }),
      cache.invalidateQueries({ queryKey: ["clients"] }),
    ]);
  };
  const [params] = useSearchParams();
  const old = params.get("id") ?? "";
  // Mails of earlier versions link to requests in this form.
  if (/^\d{1,9}$/.test(old)) return <Navigate replace to={requestAddress({ kind, id: Number(old) })} />;
  return (
    <>
      <RequestsScreen
        kind={kind}
        onConvert={setConverting}
        onOpenClient={(id) => void navigate(`/admin/clients?view=${id}`)}
        onQuote={({ id }) => void quote.create(id)}
        onOpenQuote={(id) => void navigate(`/admin/quotes/${id}`)}
        onConvertQuote={setQuoteToConvert}
        renderQuotes={({ id }, canAdd) => <QuotesSection requestId={id} canAdd={canAdd} />}
        withQuotes={(request, show) => <WithQuotes request={request} show={show} />}
      />
      <MountOnOpen isOpen={quoteToConvert !== null}>
        <RequestProject
          id={quoteToConvert ?? 0}
          isOpen={quoteToConvert !== null}
          onClose={() => setQuoteToConvert(null)}
        />
      </MountOnOpen>
      <MountOnOpen isOpen={converting !== null}>
        <RequestClient request={converting} onClose={() => setConverting(null)} onSave={convert} />
      </MountOnOpen>
    </>
  );
}

type WithQuotesProps = { request: DeskRequest; show(newest: NewestQuote | undefined): ReactNode };

/** Reads the quotes of a request, which decide the next step. */
function WithQuotes({ request: { id, kind }, show }: WithQuotesProps) {
  const { data } = useQuery({
    queryKey: [quotesKey, id],
    queryFn: () => listQuotes(id),
    enabled: kind === "quote",
  });
  return show(kind === "quote" ? data && newestOf(data) : noQuote);
}

/** The newest quote that still counts; an accepted one takes precedence. */
function newestOf(quotes: readonly QuoteRecord[]): NewestQuote {
  const counting = quotes.filter(isCounting);
  const newest = counting.find(({ state }) => state === "accepted") ?? counting[0];
  return newest
    ? { standing: isExpired(newest) ? "expired" : newest.state, id: newest.id, number: newest.number ?? "" }
    : noQuote;
}

const isExpired = (quote: QuoteRecord) => stageOf(quote, isoDay(new Date())) === "expired";

type CountingQuote = QuoteRecord & { state: Exclude<QuoteRecord["state"], "withdrawn" | "replaced"> };

function isCounting(quote: QuoteRecord): quote is CountingQuote {
  return quote.state !== "withdrawn" && quote.state !== "replaced";
}
