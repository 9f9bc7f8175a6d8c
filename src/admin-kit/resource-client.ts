import { type ApiClient, apiClient } from "../kernel/http/api-client.ts";
import type { AnsweredOf, Resource } from "../kernel/resource/resource.ts";
import { fromAnswer } from "../kernel/resource/wire.ts";

/** The API calls of a resource, typed by its records; `Counted` are fields that the server counts for each record. */
export function resourceClient<R extends Resource, Counted extends object = object>(
  resource: R,
): ApiClient<AnsweredOf<R> & Counted> {
  return apiClient<AnsweredOf<R> & Counted, object>(`/api/${resource.path}`, (answer) =>
    fromAnswer<R, Counted>(resource, answer),
  );
}
