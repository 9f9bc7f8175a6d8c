import type { TaskSubject } from "../../admin-kit/task-tools.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { serviceNames } from "../shared/asked-services.text.ts";
import { type Asked, type ContactReason, isContactReason } from "./asked.ts";
import { contactReasons } from "./board/quote-requests.text.ts";
import type { DeskRequest } from "./requests.ts";

/** A request as its tasks know it; requirement DESK-06. */
export function subjectOf({ id, kind, name, companyName }: DeskRequest): TaskSubject {
  return { kind: kind === "quote" ? "request" : "message", id: String(id), name: companyName || name };
}

/** The Arabic name of a known key; an unknown one as it is. */
export function serviceName(key: string): string {
  return wordFor<string>(serviceNames, key) ?? key;
}

/** What somebody asks for in words: the services of a quote, or why a message was written, in their own words for another reason. */
export function askedNames(asked: Asked): string[] {
  return isContactReason(asked) ? [reasonName(asked)] : asked.map(serviceName);
}

function reasonName({ reason, otherReason }: ContactReason): string {
  if (otherReason?.trim()) return otherReason;
  return wordFor<string>(contactReasons, reason) ?? reason;
}

/** What somebody wrote with it. */
export function messageOf({
  requestedServices: asked,
  message,
}: {
  requestedServices: Asked;
  message: string;
}) {
  return isContactReason(asked) ? asked.message : message;
}
