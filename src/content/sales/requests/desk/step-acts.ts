import type { DeskRequest } from "../requests.ts";
import type { NewestQuote, Step } from "./next-step.ts";
import type { DeskSlots, PageProps } from "./request-page.tsx";

type StepWays = DeskSlots & Pick<PageProps, "change"> & { reply(): void };

/** What the button of the next step does. */
export function stepActs(
  request: DeskRequest,
  { id }: NewestQuote,
  ways: StepWays,
): Record<Step, () => void> {
  const { reply, change } = ways;
  return {
    reply,
    followUp: reply,
    quote: () => ways.onQuote(request),
    send: () => ways.onOpenQuote(id ?? 0),
    project: () => ways.onConvertQuote(id ?? 0),
    convert: () => ways.onConvert(request),
    client: () => ways.onOpenClient(request.clientId ?? 0),
    reopen: () => void change(request, { status: "contacted" }),
    closeMessage: () => void change(request, { status: "lost" }),
    reopenMessage: () => void change(request, { status: "new" }),
  };
}
