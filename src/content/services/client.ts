import { resourceClient } from "../../admin-kit/resource-client.ts";
import { isAnswered } from "../../kernel/http/api-client.ts";
import { services } from "./services.ts";
import { text } from "./services-admin.text.ts";

export const serviceClient = resourceClient(services);

/**
 * The sentence of a failed call. ERR-02 names two for each: the first where the server answered with a failure, the
 * fallback where no answer came at all (no connection, or a page in place of an answer).
 */
export function failureOf(call: keyof typeof text.failures, error: unknown): string {
  const { refused, unanswered } = text.failures[call];
  return isAnswered(error) ? refused : unanswered;
}
