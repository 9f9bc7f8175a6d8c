import type { Db } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import type { Agency } from "../agency.ts";
import type { Quote, QuoteInput } from "../quotes.ts";

/** What quotes need of the requests that they belong to; a slice does not know another's code. */
export type QuoteDesk = {
  /** Whom a quote of a request is for, or undefined without such a request. */
  customerOf(
    db: Db,
    requestId: number,
  ): Promise<
    Pick<QuoteInput, "customerName" | "customerCompany" | "customerEmail" | "customerPhone"> | undefined
  >;
  /** What a new quote begins with, and for how many days it holds. */
  beginningOf(db: Db): Promise<Pick<QuoteInput, "vatRate" | "terms"> & { days: number }>;
  /** Who offers. */
  agencyOf(db: Db): Promise<Agency>;
  /** The client of the request, or one with the same phone. */
  clientOf(db: Db, quote: Quote): Promise<{ id: number; name: string } | null>;
  onSent(tx: Write, quote: Quote): Promise<unknown>;
  onWithdrawn(tx: Write, quote: Quote): Promise<unknown>;
};
