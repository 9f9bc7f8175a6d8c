import { lazy } from "react";
import { toasts } from "../ui/overlays/toast-queue.ts";
import { text } from "./admin-kit.text.ts";

/**
 * `lazy` for a part of a screen that is loaded on demand, such as a dialog. When it cannot be loaded, because the server or the
 * network is gone, the screen stays with everything typed, and a toast tells the reason; requirement ADM-03.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadedOrSaid(load));

/**
 * Resolves with the result of `load`. When `load` fails, shows a toast and never settles: a rejection would replace the whole
 * screen, and a retry is useless, because browsers remember a failed import until the page is loaded again.
 */
export async function loadedOrSaid<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    toasts.error(text.partAway);
    return new Promise<never>(() => {});
  }
}
