import { resourceClient } from "../../admin-kit/resource-client.ts";
import { AppError } from "../../kernel/errors.ts";
import { isAnswered } from "../../kernel/http/api-client.ts";
import { members } from "./members.ts";
import { text } from "./team-admin.text.ts";

export const memberClient = resourceClient(members);

/** What the banner says of a failed call: the sentence of a refusal, or the fallback where no answer came; ERR-03. */
export function failureOf(call: "load" | "create" | "update" | "delete", error: unknown): string {
  return isAnswered(error) ? text.failures[call] : text.failures.unanswered;
}

/** Whether saving failed, rather than was sent back to the form: wrong fields and newer records have words of their own there. */
export function isFailure(error: unknown): boolean {
  return !(error instanceof AppError && ["invalid", "precondition-failed"].includes(error.code));
}
