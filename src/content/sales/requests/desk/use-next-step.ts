import { useNavigate } from "react-router";
import { useCreateQuote } from "../../quotes/use-create-quote.ts";
import type { DeskRequest } from "../requests.ts";
import { nextStep, type Step } from "./next-step.ts";
import type { PageProps } from "./request-page.tsx";
import { useNewestQuote } from "./use-newest-quote.ts";

type StepProps = Pick<PageProps, "change" | "onConvert"> & { reply(): void };

/** The quote that decides the next step of a request, the step, and what its button does; undefined while loading. */
export function useNextStep(request: DeskRequest, { change, onConvert, reply }: StepProps) {
  const quote = useNewestQuote(request);
  const { create } = useCreateQuote();
  const navigate = useNavigate();
  // No step until the quotes are loaded: a button that changes under the pointer could run the wrong action.
  const step = quote && nextStep(request, quote.standing);
  const actions: Record<Step, () => unknown> = {
    reply,
    followUp: reply,
    quote: () => create(request.id),
    send: () => navigate(`/admin/quotes/${quote?.id}`),
    project: () => onConvert({ request, quote: quote?.id ?? null }),
    convert: () => onConvert({ request, quote: null }),
    client: () => navigate(`/admin/clients?view=${request.clientId}`),
    reopen: () => change(request, { status: "contacted" }),
    closeMessage: () => change(request, { status: "lost" }),
    reopenMessage: () => change(request, { status: "new" }),
  };
  return { quote, step, onStep: () => step && void actions[step]() };
}
