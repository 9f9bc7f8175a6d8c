import type { Db } from "../../../kernel/db/database.server.ts";
import type { RequestKind } from "../requests.ts";

/** What requests need of other slices. */
export type RequestsDependencies = {
  /** The edition of the privacy notice that a kind's form shows now; null when it cannot be read. */
  noticeEdition(kind: RequestKind): Promise<string | null>;
  /** The agency's mailbox, which receives answers to replies. */
  replyAddress(db: Db): Promise<string>;
};
