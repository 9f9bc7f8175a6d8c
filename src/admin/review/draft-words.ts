import { guestText } from "../../content/page-content/review/guest.text.ts";
import type { GuestView } from "../../content/page-content/review/wire.ts";
import { formatDay, formatTime } from "../../kernel/text/format.ts";

/** What a draft is called: the moment of its last change, because drafts have no numbers. */
export const draftWords = ({ draft: { at } }: Pick<GuestView, "draft">): string =>
  at === null ? guestText.unchanged : formatDay(at) + guestText.joiner + formatTime(at);
