import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";

/** The place that holds a link, in readable words, and the address in the admin that opens it. */
export type LinkPlace = { screen: string; title: string; field: string; href: string };

/** A link as it is written; `page` is the path of the page that shows it, if only one page does. */
export type PlacedLink = { link: string; place: LinkPlace; page?: string };

/** A kind of place that holds links: lists all links there, and rewrites them. */
export type LinkSource = {
  list(db: Db): Promise<PlacedLink[]>;
  /** Replaces every link with what `change` returns, with revisions; places whose links stay equal are not written. */
  change(tx: Write, change: (href: string) => string): Promise<void>;
};
