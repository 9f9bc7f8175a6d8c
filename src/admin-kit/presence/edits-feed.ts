import type { Edits } from "../../kernel/presence/edits.ts";
import { SharedFeed } from "./shared-feed.ts";

/** What the stream of notifications tells of edits; null where nobody knows what was missed, so that anything may have changed. */
export const editsFeed = new SharedFeed<Edits | null>("shurfa-edits", null);
