import { text } from "../ui.text.ts";
import { toasts } from "./toast-queue.ts";

/**
 * Copies a text and says so with `copied`. Where the browser does not let it (a page without https, a refused permission, a click
 * that is too long ago for Safari) it says how to copy by hand, and returns false; requirement ENGINE-01.
 */
export async function copyText(value: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    toasts.success(copied);
    return true;
  } catch {
    toasts.error(text.copyFailed);
    return false;
  }
}
