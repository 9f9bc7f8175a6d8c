import { resourceClient } from "../../admin-kit/resource-client.ts";
import { AppError } from "../../kernel/errors.ts";
import { isAnswered } from "../../kernel/http/api-client.ts";
import { members } from "./members.ts";
import { text } from "./team-admin.text.ts";

export const memberClient = resourceClient(members);

/** The banner's message of a failed call: its own if the server refused, a common one if no answer came; ERR-03. */
export function failureOf(call: "load" | "create" | "update" | "delete", error: unknown): string {
  return isAnswered(error) ? text.failures[call] : text.failures.unanswered;
}

/** Whether an error counts as a failed save. Wrong fields and newer versions do not: the form itself reports them. */
export function isFailure(error: unknown): boolean {
  return !(error instanceof AppError && ["invalid", "precondition-failed"].includes(error.code));
}
