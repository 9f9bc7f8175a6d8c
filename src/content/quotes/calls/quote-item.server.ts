import { sessionMay } from "../../../kernel/http/token-scopes.server.ts";
import type { Kernel, Session } from "../../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../../kernel/process/link-secret.server.ts";
import type { Item } from "../../../kernel/resource/calls/item-calls.server.ts";
import { linkPath } from "../link-store.server.ts";
import { type Quote, quotes } from "../quotes.ts";
import { changeQuote } from "../store.server.ts";
import { quotesTable } from "../table.server.ts";
import { quoteAnswer, quoteWire } from "./quote-wire.server.ts";

/** Quotes as they are answered to who may change them, with the links. */
export const itemOf = (kernel: Kernel): Item<Quote> => ({
  table: quotesTable,
  answerSchema: quoteAnswer,
  toAnswer: async (quote) => ({
    ...quoteWire.toWire(quote),
    path: await linkPath(kernel.reads, quote, await linkSecret(kernel)),
  }),
  // A number that went out stays in the books: it is withdrawn, never deleted.
  beforeDelete: (tx, id) => changeQuote(tx, id, {}, {}),
});

/** Whoever has a link can answer in the customer's place: who may only read gets none; requirements ROLE-01, TOKEN-01. */
export const mayLink = (session: Session) => sessionMay(session, "write", quotes);

/** Quotes as they are answered to this session. */
export function itemFor(item: Item<Quote>, session: Session): Pick<Item<Quote>, "toAnswer"> {
  if (mayLink(session)) return item;
  return { toAnswer: (quote) => ({ ...quoteWire.toWire(quote), path: null }) };
}
