import { resourceClient } from "../../admin-kit/resource-client.ts";
import { isAnswered } from "../../kernel/http/api-client.ts";
import { services } from "./services.ts";
import { text } from "./services-admin.text.ts";

export const serviceClient = resourceClient(services);

/**
 * The message of a failed call. ERR-02 prescribes two for each: one for a failure that the server answered, and one for no
 * answer (no connection, or an HTML page instead of an answer).
 */
export function failureOf(call: keyof typeof text.failures, error: unknown): string {
  const { refused, unanswered } = text.failures[call];
  return isAnswered(error) ? refused : unanswered;
}
