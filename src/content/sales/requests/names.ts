import type { TaskSubject } from "../../../admin-kit/task-tools.ts";
import { wordFor } from "../../../kernel/text/word-for.ts";
import { serviceNames } from "../../shared/asked-services.text.ts";
import { type Asked, type ContactReason, isContactReason } from "./asked.ts";
import { contactReasons, requestWords } from "./board/quote-requests.text.ts";
import { answersInWords } from "./forms/answers-in-words.ts";
import type { DeskRequest, ProjectRequest } from "./requests.ts";

/** A request as the subject of tasks; requirement DESK-06. */
export function subjectOf({ id, kind, name, companyName, assigneeId }: DeskRequest): TaskSubject {
  return {
    kind: kind === "quote" ? "request" : "message",
    id: String(id),
    name: companyName || name,
    assigneeId,
  };
}

/** The Arabic name of a service key; an unknown key is returned as it is. */
export function serviceName(key: string): string {
  return wordFor<string>(serviceNames, key) ?? key;
}

/** The name of a source; an unknown one is returned as it is. */
export function sourceName(key: string): string {
  return wordFor<string>(requestWords.values.source, key) ?? key;
}

/** What a request asks for, in words: the services of a quote, or the reason of a message, which may be the sender's own. */
export function askedNames(asked: Asked): string[] {
  return isContactReason(asked) ? [reasonName(asked)] : asked.map(serviceName);
}

/** What a request is about, each once: the package that was chosen, then the services, or the reason of a message. DESK-01 */
export function wantedOf({
  chosenPackage,
  requestedServices,
}: Pick<ProjectRequest, "chosenPackage" | "requestedServices">): string[] {
  return [...new Set([chosenPackage, ...askedNames(requestedServices)])].filter(Boolean);
}

function reasonName({ reason, otherReason }: ContactReason): string {
  if (otherReason?.trim()) return otherReason;
  return wordFor<string>(contactReasons, reason) ?? reason;
}

/** The text that the sender wrote; of a form of one's own all answers with their labels. */
export function messageOf({
  requestedServices: asked,
  message,
  formAnswers,
  formPlace,
}: Pick<ProjectRequest, "requestedServices" | "message" | "formAnswers" | "formPlace">): string {
  if (formPlace !== "") return answersInWords(formAnswers);
  return isContactReason(asked) ? asked.message : message;
}
