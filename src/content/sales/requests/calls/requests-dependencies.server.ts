import type { Db } from "../../../../kernel/db/database.server.ts";
import type { Write } from "../../../../kernel/db/write.server.ts";
import type { AskedChoice } from "../../../shared/asked-services.ts";
import type { ProjectRequest, RequestKind } from "../requests.ts";

/** What requests need of other slices. */
export type RequestsDependencies = {
  /** The edition of the privacy notice that a kind's form shows now; null when it cannot be read. */
  noticeEdition(kind: RequestKind): Promise<string | null>;
  /** The services that the forms of the site offer. */
  askedChoices(db: Db): Promise<AskedChoice[]>;
  /** The agency's mailbox, which receives answers to replies. */
  replyAddress(db: Db): Promise<string>;
  /** Called when the sender of a request was corrected: its open quotes go to the right address. */
  onCorrected(tx: Write, before: ProjectRequest, after: ProjectRequest): Promise<unknown>;
  /** Called when a request was merged into another: its quotes and tasks follow. */
  onMerged(tx: Write, from: number, into: number): Promise<unknown>;
};
