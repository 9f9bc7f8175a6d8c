import type { Db } from "../../../kernel/db/database.server.ts";
import type { RequestKind } from "../requests.ts";

/** What requests need of other slices. */
export type RequestsHouse = {
  /** Names the notice that the form of a kind shows now. */
  noticeEdition(kind: RequestKind): Promise<string | null>;
  /** The agency's own mailbox, where answers to replies come. */
  replyAddress(db: Db): Promise<string>;
};
