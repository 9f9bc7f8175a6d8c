import type { Db } from "../../../../kernel/db/database.server.ts";
import type { AskedChoice } from "../../../shared/asked-services.ts";
import type { RequestKind } from "../requests.ts";

/** What the forms of the site show, which lie above this room. */
export type SiteForms = {
  /** The edition of the privacy notice that a kind's form shows now; null when it cannot be read. */
  noticeEdition(kind: RequestKind): Promise<string | null>;
  /** The services that they offer. */
  askedChoices(db: Db): Promise<AskedChoice[]>;
};
