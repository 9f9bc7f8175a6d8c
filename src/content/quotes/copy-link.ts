import { toasts } from "../../ui/overlays/toast-queue.ts";
import { linkOf } from "./client.ts";
import { text } from "./quotes.text.ts";
import type { QuoteRecord } from "./quotes.ts";

/** Copies the link of a quote and says so; false where the browser does not let it. */
export async function copyLink(quote: QuoteRecord): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkOf(quote) ?? "");
    toasts.success(text.link.copied);
    return true;
  } catch {
    toasts.error(text.link.copyFailed);
    return false;
  }
}
