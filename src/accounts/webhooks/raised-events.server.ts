import type { Revised } from "../../kernel/db/write.server.ts";
import type { RaisedEvent } from "./deliveries-store.server.ts";

/**
 * The webhook events of a revision, requirement TOKEN-01; `paths` has the path of each resource by its table. They hold ids, kinds and sums, and no data about people; a program that
 * needs more reads the record with a token, whose scopes an owner chose.
 */
export function raisedEventsOf(
  { resource: table, recordId, action, before, after }: Revised,
  paths: ReadonlyMap<string, string>,
): RaisedEvent[] {
  if (table === "page_texts" && action === "publish") {
    const data = { section: recordId, version: numberIn(after, "version") };
    return [{ event: "page.published", resource: table, recordId, data }];
  }
  const resource = paths.get(table);
  if (resource === undefined) return [];
  const id = Number.isNaN(Number(recordId)) ? recordId : Number(recordId);
  const about = { resource, recordId };
  const changed = { resource, id, action, version: numberIn(after, "version") };
  return [
    ...(table === "project_requests" && action === "create"
      ? [{ ...about, event: "request.created" as const, data: { id, kind: textIn(after, "kind") } }]
      : []),
    ...(table === "quotes" && isAccepted(after) && !isAccepted(before)
      ? [{ ...about, event: "quote.accepted" as const, data: { id, ...sumsOf(after) } }]
      : []),
    { ...about, event: "record.changed", data: changed },
  ];
}

const isAccepted = (record: object | null) => textIn(record, "state") === "accepted";

/** The number, request and total of a quote; the total is in halalas, tax included. */
const sumsOf = (quote: object | null) => ({
  number: textIn(quote, "number"),
  requestId: numberIn(quote, "requestId"),
  total: numberIn(quote, "total"),
});

function textIn(record: object | null, field: string): string | null {
  const value: unknown = record && Reflect.get(record, field);
  return typeof value === "string" ? value : null;
}

function numberIn(record: object | null, field: string): number | null {
  const value: unknown = record && Reflect.get(record, field);
  return typeof value === "number" ? value : null;
}
