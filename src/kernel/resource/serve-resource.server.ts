import { type ZodObject, type ZodType, z } from "zod";
import type { Db } from "../db/database.server.ts";
import type { Write } from "../db/write.server.ts";
import type { FieldErrors } from "../errors.ts";
import { isoDay } from "../text/format.ts";
import type { Composed } from "./composed.server.ts";
import type { Field } from "./field.ts";
import { csvColumnsOf, type ValueWords } from "./field-labels.ts";
import { onServer } from "./on-server.server.ts";
import type { RecordTable } from "./record-table.server.ts";
import { blankOf, fieldWhere, type RecordOf, type Resource } from "./resource.ts";
import { answerSchema, bodySchemas } from "./schemas.ts";
import type { ServedResource } from "./served-resource.server.ts";
import { wireNameOf, wireOf } from "./wire.ts";

/** Hooks for behaviour that differs from what the description derives. */
type ServeHooks<R extends Resource> = {
  table: RecordTable<RecordOf<R>>;
  /** Makes the id of a new record that has none; for resources with text ids. */
  newId?: (now: Date) => RecordOf<R>["id"];
  /** The words in files for values that are stored with other records. */
  valueWords?: (db: Db) => Promise<ValueWords>;
  countedFor?: (db: Db, records: readonly RecordOf<R>[]) => Promise<ReadonlyMap<RecordOf<R>["id"], object>>;
  /** The fields that `countedFor` adds to an answer, for the document. */
  countedShape?: Record<string, ZodType>;
  faultsTogether?: (
    rows: readonly Partial<RecordOf<R>>[],
    untouched: readonly RecordOf<R>[],
  ) => readonly FieldErrors[];
  fromFile?: Partial<RecordOf<R>>;
  beforeDelete?: (tx: Write, id: RecordOf<R>["id"]) => Promise<unknown>;
  knownBy?: readonly (keyof RecordOf<R> & string)[];
  /** Members of answers that are made of fields, which bodies may name in place of the fields. */
  composed?: readonly Composed[];
} & Pick<ServedResource, "summary" | "computedFilters">;

/** Serves a resource by its description; `hooks` define what differs. */
export function serveResource<R extends Resource>(
  resource: R,
  { table, newId, valueWords, countedFor, countedShape = {}, composed = [], ...hooks }: ServeHooks<R>,
): ServedResource {
  const { create, update } = bodySchemas(resource, onServer);
  const { anonymousSees } = resource;
  const shown = anonymousSees === "nothing" ? [] : Object.keys(anonymousSees);
  const staffFields = Object.keys(resource.fields).filter(
    (name) => resource.fields[name]?.options.readBy === "staff",
  );
  const inBodies = (schema: ZodObject) =>
    withMembers(resource, schema, composed, (field) => onServer(field.schema(z, onServer), field).optional());
  const served = {
    resource,
    table,
    composed,
    wire: wireOf(resource, composed),
    createSchema: inBodies(create),
    updateSchema: inBodies(update),
    answerSchema: withMembers(resource, answerSchema(resource), composed, (field) => field.schema(z)).extend(
      countedShape,
    ),
    blank: (count: number, now: Date) => ({
      ...(newId && { id: newId(now) }),
      ...blankOf(resource, { count, today: isoDay(now) }),
    }),
    staffFields: staffFields.map((name) => wireNameOf(resource, name)),
    filters: resource.filters.map((name) => wireNameOf(resource, name)),
    orderField: fieldWhere(resource, ({ kind }) => kind === "position"),
    activeField: shown.find((name) => resource.fields[name]?.kind === "flag"),
    csvColumns: async (db: Db) => csvColumnsOf(resource, await valueWords?.(db)),
    countedFor,
    ...hooks,
  };
  // Code that walks the registry reads fields by the names of the description.
  return served as unknown as ServedResource;
}

/** A schema of bodies or answers with the composed members at their places. */
function withMembers(
  resource: Resource,
  { shape }: ZodObject,
  members: readonly Composed[],
  schemaOf: (field: Field) => ZodType,
): ZodObject {
  const entries = Object.entries(shape).flatMap(([wireName, schema]) => [
    ...members
      .filter(({ before }) => wireNameOf(resource, before) === wireName)
      .map(({ name, field }) => [name, schemaOf(field)] as const),
    [wireName, schema] as const,
  ]);
  return z.object(Object.fromEntries(entries));
}
