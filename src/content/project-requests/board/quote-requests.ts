import { foldDigits } from "../../../kernel/text/arabic.ts";
import { telLink } from "../../../kernel/text/format.ts";
import { quoteRequestsText as text } from "./quote-requests.text.ts";

/** `tel:` address. Of a phone that was kept as typed only what stands before its first word: the rest is an extension. */
export function dialLink(phone: string): string {
  return telLink(foldDigits(phone).split(/\p{L}/u)[0] ?? "");
}

/** `prefix` and what went wrong, in the server's or the browser's words; requirement ERR-10. */
export function loadFailure(error: Error): string {
  const { cause } = error;
  const reason = cause instanceof Error ? cause.message : cause;
  return text.failedPrefix + (typeof reason === "string" && reason ? reason : text.failedDefault);
}
