import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { AppError } from "../../../kernel/errors.ts";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useLiveDesk } from "../use-live-desk.ts";
import { text } from "./quotes.text.ts";
import { useQuote } from "./use-quote.ts";

const Workspace = lazyPart(async () => ({
  default: (await import("./workspace/quote-workspace.tsx")).QuoteWorkspace,
}));

/** The screen of one quote: its lines beside the document that the customer reads; requirement DESK-02. */
export default function QuoteScreen() {
  useLiveDesk();
  const { id = "" } = useParams();
  const { data, error, refetch, queryKey } = useQuote(id);
  if (!data && error) {
    const isGone = error instanceof AppError && error.status === 404;
    return (
      <div role="alert">
        <ErrorState
          title={isGone ? text.gone : text.loadFailed}
          {...(!isGone && { onRetry: () => void refetch() })}
        />
      </div>
    );
  }
  const skeleton = <SkeletonTable columns={[text.form.itemTitle, text.form.quantity, text.form.unitPrice]} />;
  if (!data) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Workspace key={id} read={data.quote} paper={data.paper} queryKey={queryKey} />
    </Suspense>
  );
}
