import { AsyncLocalStorage } from "node:async_hooks";

/** The data of the current request: its id in the logs, and the number of statements that it has sent. */
export type RequestContext = { id: string; queries: number };

const storage = new AsyncLocalStorage<RequestContext>();
let queries = 0;

/** Runs the handling of one request, so that its log lines carry its id and its statements are counted. */
export function inRequest<Result>(context: RequestContext, run: () => Result): Result {
  return storage.run(context, run);
}

/** The fields that every log line gets besides its own; requirement SEC-12. */
export function logFields(): { requestId?: string } {
  const context = storage.getStore();
  return context ? { requestId: context.id } : {};
}

/** Counts one statement, for the request that sent it and for the process. */
export function countQuery() {
  queries++;
  const context = storage.getStore();
  if (context) context.queries++;
}

/** The statements of this process since its start. */
export function totalQueries() {
  return queries;
}
