import { copyText } from "../../../ui/overlays/copy-text.ts";
import { linkOf } from "./client.ts";
import { text } from "./quotes.text.ts";
import type { QuoteRecord } from "./quotes.ts";

/** Copies the link of a quote and says so; false where the browser does not let it. */
export const copyLink = (quote: QuoteRecord): Promise<boolean> =>
  copyText(linkOf(quote) ?? "", text.link.copied);
