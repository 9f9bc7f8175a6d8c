import type { Db } from "../../../../kernel/db/database.server.ts";
import type { Write } from "../../../../kernel/db/write.server.ts";
import type { Agency } from "../agency.ts";
import type { QuoteItem } from "../lines-wire.ts";
import type { Quote, QuoteInput } from "../quotes.ts";

/** What quotes need of their requests, the settings and clients. The process provides it: this slice imports none. */
export type QuoteDependencies = {
  /** The customer of a request; undefined if there is no such request. */
  customerOf(
    db: Db,
    requestId: number,
  ): Promise<
    Pick<QuoteInput, "customerName" | "customerCompany" | "customerEmail" | "customerPhone"> | undefined
  >;
  /** The lines with which a quote for a request begins: the package that was chosen, at its present price. */
  firstLinesOf(db: Db, requestId: number): Promise<QuoteItem[]>;
  /** The first values of a new quote, and for how many days it is valid. */
  beginningOf(db: Db): Promise<Pick<QuoteInput, "vatRate" | "terms"> & { days: number }>;
  /** The agency that makes the offer. */
  agencyOf(db: Db): Promise<Agency>;
  /** The client of the request, or one with the same phone. */
  clientOf(db: Db, quote: Quote): Promise<{ id: number; name: string } | null>;
  onSent(tx: Write, quote: Quote): Promise<unknown>;
  onWithdrawn(tx: Write, quote: Quote): Promise<unknown>;
};
