import { expect, test } from "vitest";
import type { RequestStatus } from "../requests.ts";
import { nextStep, type QuoteStanding, type Step } from "./next-step.ts";

const quoteSteps: [RequestStatus, number | null, QuoteStanding, Step][] = [
  ["new", null, "none", "reply"],
  ["new", null, "draft", "send"],
  ["contacted", null, "none", "quote"],
  ["contacted", null, "declined", "quote"],
  ["contacted", null, "draft", "send"],
  ["quoted", null, "sent", "followUp"],
  ["quoted", null, "accepted", "project"],
  ["won", null, "accepted", "project"],
  ["won", null, "none", "convert"],
  ["won", 4, "accepted", "client"],
  ["lost", null, "sent", "reopen"],
];

test.each(quoteSteps)(
  "DESK-01 a request with status %s, client %s and a quote that is %s has the next step %s",
  (status, clientId, quote, step) => {
    expect(nextStep({ kind: "quote", status, clientId }, quote)).toBe(step);
  },
);

const messageSteps: [RequestStatus, Step][] = [
  ["new", "reply"],
  ["contacted", "closeMessage"],
  ["quoted", "closeMessage"],
  ["won", "reopenMessage"],
  ["lost", "reopenMessage"],
];

test.each(messageSteps)("DESK-01 a message with status %s has the next step %s", (status, step) => {
  expect(nextStep({ kind: "message", status, clientId: null }, "none")).toBe(step);
});
