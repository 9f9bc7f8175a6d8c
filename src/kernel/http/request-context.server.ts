import { AsyncLocalStorage } from "node:async_hooks";

/** What belongs to the request that is being answered: its id in the logs, and how many statements it has sent. */
export type RequestContext = { id: string; queries: number };

const storage = new AsyncLocalStorage<RequestContext>();
let queries = 0;

/** Runs the handling of one request, so that its log lines carry its id and its statements are counted. */
export function inRequest<Result>(context: RequestContext, run: () => Result): Result {
  return storage.run(context, run);
}

/** What every log line carries beside its own words; requirement SEC-12. */
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
