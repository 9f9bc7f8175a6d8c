import { lazy } from "react";
import { toasts } from "../ui/overlays/toast-queue.ts";
import { text } from "./admin-kit.text.ts";

/**
 * `lazy` for a part of a screen that comes when it is wanted: a dialog, the board. Where it cannot be fetched, the server or
 * the network being away, the screen and what is typed into it stay, and the reason is said; requirement ADM-03.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadedOrSaid(load));

/**
 * Answers what `load` brings. Where it fails it says so and never settles: a failure would take the whole screen with it,
 * and browsers remember it until the page is loaded again, so that asking again brings nothing.
 */
export async function loadedOrSaid<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    toasts.error(text.partAway);
    return new Promise<never>(() => {});
  }
}
