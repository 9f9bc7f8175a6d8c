import { catchLostFocus } from "../../../ui/overlays/lost-focus.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { arrivalsFeed } from "../arrivals/arrivals-feed.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskRequest, RequestChanges } from "../requests.ts";
import type { DeskScreen } from "./use-desk-screen.ts";

/** What is done with one request from any part of the screen, and said. */
export function useRequestActions({ changes: desk, place }: Pick<DeskScreen, "changes" | "place">) {
  return {
    /** Answers whether it was stored. */
    async change(request: DeskRequest, changes: RequestChanges): Promise<boolean> {
      try {
        await desk.change(request.id, changes);
        toasts.success(text.updated);
        // Its row may have left the list, and on the board its card is another one now.
        catchLostFocus(`[data-key="${request.id}"]`);
        return true;
      } catch {
        toasts.error(text.saveFailed);
        return false;
      }
    },
    async mark(request: DeskRequest, action: "read" | "unread") {
      await desk.changeSeveral([request.id], { action }).catch(() => {});
      await arrivalsFeed.refresh();
    },
    /** Closes the open request, and goes back to its row. */
    close() {
      const left = place.id;
      place.close();
      catchLostFocus(`[data-key="${left}"] [data-open]`);
    },
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;
