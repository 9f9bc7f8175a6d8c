import { sessionMay } from "../../../../kernel/http/token-scopes.server.ts";
import type { Kernel, Session } from "../../../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../../../kernel/process/link-secret.server.ts";
import type { Item } from "../../../../kernel/resource/calls/item-calls.server.ts";
import { linkPath } from "../link-store.server.ts";
import { type Quote, quotes } from "../quotes.ts";
import { changeQuote } from "../store.server.ts";
import { quotesTable } from "../table.server.ts";
import { quoteAnswer, quoteWire } from "./quote-wire.server.ts";

/** Quotes as they are answered to users who may change them, with their links. */
export const itemOf = (kernel: Kernel): Item<Quote> => ({
  table: quotesTable,
  answerSchema: quoteAnswer,
  toAnswer: async (quote) => ({
    ...quoteWire.toWire(quote),
    path: await linkPath(kernel.reads, quote, await linkSecret(kernel)),
  }),
  // Only drafts can be deleted: a number that was sent must stay, so such a quote is withdrawn instead.
  beforeDelete: (tx, id) => changeQuote(tx, id, {}, {}),
});

/** Whoever has a link can answer in the customer's place, so users who may only read get none; ROLE-01, TOKEN-01. */
export const mayLink = (session: Session) => sessionMay(session, "write", quotes);

/** Quotes as they are answered to this session. */
export function itemFor(item: Item<Quote>, session: Session): Pick<Item<Quote>, "toAnswer"> {
  if (mayLink(session)) return item;
  return { toAnswer: (quote) => ({ ...quoteWire.toWire(quote), path: null }) };
}
