import { z } from "zod";
import type { SqlValue } from "../../db/database.server.ts";
import type { DayRange, RecordQuery } from "../../db/records.server.ts";
import { type AnyRecord, partOf } from "../../db/stored.ts";
import { AppError } from "../../errors.ts";
import { type ApiContext, readQuery } from "../../http/http.server.ts";
import { dayFault } from "../../text/days.ts";
import type { Field } from "../field.ts";
import { type ServedResource, type Sight, staffSight } from "../served-resource.server.ts";

const listQuery = z.object({
  q: z.string().max(200).optional(),
  sort: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
  /** The deleted records, newest first: the trash. Needs a session. */
  trash: z.literal("1").optional(),
});

/** The query of a list call, for the document; `readListQuery` reads it. */
export function describeListQuery(served: ServedResource): z.ZodObject {
  const days = dayFilters(served).flatMap(({ from, to }) => [from, to]);
  const computed = Object.keys(served.computedFilters ?? {});
  const texts = [...served.filters, ...computed, ...days].map((name) => [name, z.string().optional()]);
  return listQuery.extend(Object.fromEntries(texts));
}

/** The filters of days, by wire name: for each day field its first and its last day, both included. */
function dayFilters({ resource, filters, wire }: ServedResource) {
  const [fromEnd, toEnd] = resource.wireNames === "snakeCase" ? ["_from", "_to"] : ["From", "To"];
  return filters.flatMap((name) => {
    const field = wire.fieldOf(name) ?? "";
    return resource.fields[field]?.kind === "day"
      ? [{ name, field, from: name + fromEnd, to: name + toEnd }]
      : [];
  });
}

/** `?due_date_from=2026-11-22&due_date_to=2026-11-28`. Throws `bad-request` for a text that is not a day. */
function readRanges(served: ServedResource, query: Record<string, string>, { hidden }: Sight): DayRange[] {
  return dayFilters(served)
    .filter(({ name }) => !hidden.includes(name))
    .map(({ field, from, to }) => ({ field, from: dayIn(query[from]), to: dayIn(query[to]) }));
}

function dayIn(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (dayFault(text)) throw new AppError("bad-request");
  return text;
}

/** Which records a list call asks for, by the names of the code; `sight` may be left out when the caller has a session. */
export function readListQuery(
  served: ServedResource,
  c: ApiContext,
  sight: Sight = staffSight,
): RecordQuery<AnyRecord> {
  const raw = readQuery(c.req.raw);
  const parsed = listQuery.safeParse(raw);
  if (!parsed.success) throw new AppError("bad-request");
  const { where, computed, holding } = readFilters(served, raw, sight);
  const trash = parsed.data.trash !== undefined;
  if (trash && !sight.trash) throw new AppError("unauthorized");
  return {
    trash,
    where: { ...where, ...sight.where },
    computed,
    holding,
    within: readRanges(served, raw, sight),
    search: parsed.data.q,
    sort: parsed.data.sort?.split(",").map((name) => sortField(served, name, sight)),
    limit: parsed.data.limit,
    offset: parsed.data.offset,
  };
}

/** `?category=all` matches every record, and a value that no record can have matches none; requirement API-01. */
function readFilters(
  { resource, filters, computedFilters = {}, table, wire }: ServedResource,
  query: Record<string, string>,
  { hidden }: Sight,
) {
  const impossible = partOf({ id: table.id === "integer" ? 0 : "" }); // no record has such an id
  const where: Partial<AnyRecord> = {};
  const holding: { field: string; text: string }[] = [];
  for (const name of filters.filter((name) => !hidden.includes(name))) {
    const value = query[name];
    const fieldName = wire.fieldOf(name) ?? "";
    const field = resource.fields[fieldName];
    if (value === undefined || value === "all" || field === undefined) continue;
    if (field.heldAs) {
      holding.push({ field: fieldName, text: field.heldAs(value) });
      continue;
    }
    const parsed = parseFilter(field, value);
    Object.assign(where, parsed ? wire.fromWire({ [name]: parsed.data }) : impossible);
  }
  const computed: { name: string; value: SqlValue }[] = [];
  for (const [name, field] of Object.entries(computedFilters)) {
    const value = query[name];
    if (value === undefined || value === "all" || hidden.includes(name)) continue;
    const parsed = parseFilter(field, value);
    if (parsed)
      computed.push({ name, value: parsed.data as SqlValue }); // the wire edge: by the field's schema
    else Object.assign(where, impossible);
  }
  return { where, computed, holding };
}

/** The value of a filter, which arrives as text, while the schema of a flag knows only the number; undefined if there is none such. */
function parseFilter(field: Field, value: string) {
  return [value, Number(value)]
    .map((reading) => z.safeParse(field.schema(z), reading))
    .find(({ success }) => success);
}

function sortField({ table, wire }: ServedResource, name: string, { hidden }: Sight) {
  const wireName = name.replace(/^-/, "");
  const isComputed = Object.hasOwn(table.computed ?? {}, wireName) && !Object.hasOwn(table.columns, wireName);
  const field = isComputed ? wireName : wire.fieldOf(wireName);
  if (!field || hidden.includes(wireName)) throw new AppError("bad-request");
  return name.startsWith("-") ? `-${field}` : field;
}
