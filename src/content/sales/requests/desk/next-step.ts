import type { DeskRequest } from "../requests.ts";
import { stageOf } from "../stages.ts";

/** The state of a request's newest quote; an accepted quote counts before newer ones. */
export type QuoteStanding = "none" | "draft" | "sent" | "expired" | "accepted" | "declined";

/** The quote that decides the next step. Without a quote `id` is null; a draft has an empty number. */
export type NewestQuote = { standing: QuoteStanding; id: number | null; number: string };
export const noQuote: NewestQuote = { standing: "none", id: null, number: "" };

/** What to do next with a request: its one coloured button. */
export type Step =
  | "reply"
  | "quote"
  | "send"
  | "followUp"
  | "project"
  | "convert"
  | "client"
  | "reopen"
  | "closeMessage"
  | "reopenMessage";

/** The next step of a request in its state; requirement DESK-01. */
export function nextStep(
  request: Pick<DeskRequest, "kind" | "status" | "clientId">,
  quote: QuoteStanding,
): Step {
  const { status, clientId } = request;
  if (request.kind === "message") {
    const steps: Record<string, Step> = { new: "reply", answered: "closeMessage", closed: "reopenMessage" };
    return steps[stageOf(request).value] ?? "reply";
  }
  if (clientId !== null) return "client";
  if (quote === "accepted") return "project";
  if (status === "won") return "convert";
  if (status === "lost") return "reopen";
  if (quote === "draft") return "send";
  if (quote === "sent") return "followUp";
  return status === "new" ? "reply" : "quote";
}
