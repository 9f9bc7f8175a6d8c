import type { BoardCard, BoardColumn, DeskRequest, RequestKind } from "../requests.ts";
import { type Stage, stagesOf } from "../stages.ts";

/** One column of the board: a stage with its first requests. */
export type ShownColumn = { stage: Stage; total: number; worth: number; requests: readonly BoardCard[] };

/** The columns by stage. Merges the server's columns where a state of a message has two stored statuses. */
export function columnsOf(kind: RequestKind, columns: readonly BoardColumn[], sort: string): ShownColumn[] {
  return stagesOf(kind).flatMap((stage) => {
    const own = columns.filter(({ status }) => stage.statuses.includes(status));
    const [first, ...more] = own;
    if (!first) return []; // filtered out
    const total = own.reduce((sum, column) => sum + column.total, 0);
    const worth = own.reduce((sum, column) => sum + column.worth, 0);
    const all = own.flatMap(({ requests }) => requests);
    return [{ stage, total, worth, requests: more.length > 0 ? all.sort(orderOf(sort)) : first.requests }];
  });
}

/** The order of the server; equal requests come newest first. */
function orderOf(sort: string) {
  const sortedBy = (request: DeskRequest) => {
    if (sort.endsWith("name")) return request.name;
    return sort.endsWith("reminder") ? (request.remindOn ?? "") : request.id;
  };
  const sign = sort === "" || sort.startsWith("-") ? -1 : 1;
  return (a: DeskRequest, b: DeskRequest) => {
    const [one, other] = [sortedBy(a), sortedBy(b)];
    return one === other ? b.id - a.id : sign * (one < other ? -1 : 1);
  };
}
