import { foldDigits } from "../../../../kernel/text/arabic.ts";
import { telLink } from "../../../../kernel/text/format.ts";
import { quoteRequestsText as text } from "./quote-requests.text.ts";

/** The `tel:` address of a phone. Of one kept as typed only the part before its first word, since the rest is an extension. */
export function dialLink(phone: string): string {
  return telLink(foldDigits(phone).split(/\p{L}/u)[0] ?? "");
}

/** The message of a failed load: a prefix and the server's or the browser's reason; requirement ERR-10. */
export function loadFailure(error: Error): string {
  const { cause } = error;
  const reason = cause instanceof Error ? cause.message : cause;
  return text.failedPrefix + (typeof reason === "string" && reason ? reason : text.failedDefault);
}
