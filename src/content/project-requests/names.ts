import { wordFor } from "../../kernel/word-for.ts";
import { contactReasons, serviceNames } from "./quote-requests.text.ts";
import type { ContactReason } from "./schema.ts";

/** The Arabic name of a known key; an unknown one as it is. */
export function serviceName(key: string): string {
  return wordFor<string>(serviceNames, key) ?? key;
}

/** Why somebody writes: the name of a known reason, their own words for another one. */
export function reasonName({ reason, otherReason }: Pick<ContactReason, "reason" | "otherReason">): string {
  if (otherReason?.trim()) return otherReason;
  return wordFor<string>(contactReasons, reason) ?? reason;
}
