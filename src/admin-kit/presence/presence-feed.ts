import type { Present } from "../../kernel/presence/present.ts";
import { SharedFeed } from "./shared-feed.ts";

/** Who has which record open, as the stream of notifications reports it; requirement DESK-07. */
export const presenceFeed = new SharedFeed<readonly Present[]>("shurfa-presence", []);
