import { staffCounted } from "../../../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../../../kernel/text/format.ts";
import { catchLostFocus } from "../../../../ui/overlays/lost-focus.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { arrivalsFeed, seeNews } from "../arrivals/arrivals-feed.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskRequest, RequestChanges } from "../requests.ts";
import type { DeskScreen } from "./use-desk-screen.ts";
import type { LostQuestion } from "./use-lost-reason.ts";

type ActionsProps = Pick<DeskScreen, "changes" | "place"> & {
  /** Asks why a request was lost; null when the person cancels. */
  askReason: LostQuestion["ask"];
};

/** The actions on one request that all parts of the screen share, with their messages. */
export function useRequestActions({ changes: desk, place, askReason }: ActionsProps) {
  /** Gives a request back what it had. */
  const back = (id: number, former: RequestChanges) => () =>
    desk.change(id, former).catch(() => void toasts.error(text.saveFailed));
  return {
    /** Returns whether the change was stored; undefined when the person cancelled it. */
    async change(request: DeskRequest, changes: RequestChanges): Promise<boolean | undefined> {
      const isMoved = changes.status !== undefined && changes.status !== request.status;
      const isLost = isMoved && changes.status === "lost" && request.kind === "quote";
      const reason = isLost ? await askReason(request.id) : {};
      if (reason === null) return undefined;
      try {
        await desk.change(request.id, { ...changes, ...reason });
        const { id, status, lostReason, lostNote, tags } = request;
        if (isMoved)
          toasts.success(text.updated, {
            ...merged(request),
            undo: back(id, { status, lostReason, lostNote }),
          });
        else toasts.success(text.updated, changes.tags ? { undo: back(id, { tags }) } : {});
        // The row may no longer match the list, and on the board the card is another element now.
        catchLostFocus(`[data-key="${request.id}"]`);
        return true;
      } catch {
        toasts.error(text.saveFailed);
        return false;
      }
    },
    askReason,
    async mark(request: DeskRequest, action: "read" | "unread") {
      await desk.changeSeveral([request.id], { action }).catch(() => {});
      await arrivalsFeed.refresh();
    },
    /** Marks a request as seen by the signed-in user: its news, and that it was assigned to them. */
    async see({ id, kind, news }: DeskRequest) {
      const isAssigned = arrivalsFeed.read()?.assigned.some((one) => one.id === id && one.kind === kind);
      if (!news && !isAssigned) return;
      await seeNews(kind, id).catch(() => {}); // stays unread, and the next visit tries again
      await Promise.all([desk.reload(), arrivalsFeed.refresh()]);
    },
    /** Closes the open request and moves the focus to its row. */
    close() {
      const left = place.id;
      place.close();
      catchLostFocus(`[data-key="${left}"] [data-open]`);
    },
  };
}

/** Options that merge several quick moves into one message with one undo. */
function merged({ kind }: DeskRequest) {
  const noun = kind === "quote" ? staffCounted.request : staffCounted.message;
  return { kind: "desk-status", words: (count: number) => text.updatedSeveral(countOf(noun, count)) };
}

export type RequestActions = ReturnType<typeof useRequestActions>;
