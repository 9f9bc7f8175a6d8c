import { type ApiClient, apiClient } from "../kernel/http/api-client.ts";
import type { AnsweredOf, Resource } from "../kernel/resource/resource.ts";
import { fromAnswer } from "../kernel/resource/wire.ts";

/** The calls of a resource, in its own records; `Counted` is what the server counts for each besides. */
export function resourceClient<R extends Resource, Counted extends object = object>(
  resource: R,
): ApiClient<AnsweredOf<R> & Counted> {
  return apiClient<AnsweredOf<R> & Counted, object>(`/api/${resource.path}`, (answer) =>
    fromAnswer<R, Counted>(resource, answer),
  );
}
