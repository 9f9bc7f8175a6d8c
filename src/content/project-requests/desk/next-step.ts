import type { DeskRequest } from "../requests.ts";
import { stageOf } from "../stages.ts";

/** Where the newest quote of a request stands; one that was accepted comes before all others. */
export type QuoteStanding = "none" | "draft" | "sent" | "accepted" | "declined";

/** The quote that a request stands by; none has no id, and a draft no number. */
export type NewestQuote = { standing: QuoteStanding; id: number | null; number: string };
export const noQuote: NewestQuote = { standing: "none", id: null, number: "" };

/** What is to be done next with a request; the one action in colour. */
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

/** The primary action of a request follows its state; requirement DESK-01. */
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
