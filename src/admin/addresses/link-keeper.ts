import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";

/** Where a link is written, in words, and the address in the admin that opens it. */
export type LinkPlace = { screen: string; title: string; field: string; href: string };

/** A link as it is written; `page` is the path of the page that shows it, where it is one alone. */
export type PlacedLink = { link: string; place: LinkPlace; page?: string };

/** A kind of place that holds links: how all are listed, and led elsewhere. */
export type LinkKeeper = {
  list(db: Db): Promise<PlacedLink[]>;
  /** Stores every link as `change` makes it, with revisions; what does not change is not touched. */
  change(tx: Write, change: (href: string) => string): Promise<void>;
};
