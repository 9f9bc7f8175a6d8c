import { apiClient, isAnswered } from "../../kernel/api-client.ts";
import type { ServiceRecord } from "./schema.ts";
import { text } from "./services-admin.text.ts";
import { readService, type ServiceAnswer } from "./wire.ts";

export const serviceClient = apiClient<ServiceRecord, ServiceAnswer>("/api/services", readService);

/**
 * The sentence of a failed call. ERR-02 names two for each: the first where the server answered with a failure, the
 * fallback where no answer came at all (no connection, or a page in place of an answer).
 */
export function failureOf(call: keyof typeof text.failures, error: unknown): string {
  const { refused, unanswered } = text.failures[call];
  return isAnswered(error) ? refused : unanswered;
}
