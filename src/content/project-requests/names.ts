import { contactReasons, serviceNames } from "./quote-requests.text.ts";
import type { ContactReason } from "./schema.ts";

/** The Arabic name of a known key; an unknown one as it is. */
export function serviceName(key: string): string {
  return Object.hasOwn(serviceNames, key) ? serviceNames[key as keyof typeof serviceNames] : key;
}

/** Why somebody writes: the name of a known reason, their own words for another one. */
export function reasonName({ reason, otherReason }: Pick<ContactReason, "reason" | "otherReason">): string {
  if (otherReason?.trim()) return otherReason;
  return Object.hasOwn(contactReasons, reason)
    ? contactReasons[reason as keyof typeof contactReasons]
    : reason;
}
