import type { ZodType } from "zod";
import type { CrudResource } from "../crud-resource.server.ts";
import { crudRoutes } from "../crud-routes.server.ts";
import type { Db } from "../database.server.ts";
import { isoDay } from "../format.ts";
import type { Api } from "../http.server.ts";
import type { Kernel } from "../kernel.server.ts";
import type { RecordTable } from "../record-table.server.ts";
import type { Stored } from "../stored.ts";
import type { NewRecord } from "../write.server.ts";
import { onServer } from "./on-server.server.ts";
import { blankOf, fieldWhere, type RecordOf, type Resource } from "./resource.ts";
import { answerSchema, bodySchemas } from "./schemas.ts";
import { wireNameOf, wireOf } from "./wire.ts";
import { csvColumnsOf, type ValueWords } from "./words.ts";

/** What a resource does differently, beside its description. */
export type ServeHooks<R extends Resource> = {
  table: RecordTable<RecordOf<R>>;
  /** The id of a new record that brings none; for resources with text as ids. */
  newId?: (now: Date) => RecordOf<R>["id"];
  /** Words of files for values that are stored with other records. */
  valueWords?: (db: Db) => Promise<ValueWords>;
  /** What `countedFor` adds to an answer, for the document. */
  countedShape?: Record<string, ZodType>;
} & Pick<CrudResource<RecordOf<R>>, "summary" | "countedFor">;

/** A resource with its table and its calls: one line of the registry, `src/resources.server.ts`. */
export type ServedResource = {
  resource: Resource;
  table: RecordTable<Stored<number | string>>;
  routes(kernel: Kernel): Api;
};

/** Serves a resource as its description says; `hooks` say what differs. */
export function serveResource<R extends Resource>(resource: R, hooks: ServeHooks<R>): ServedResource {
  return {
    resource,
    // Whoever walks the registry reads fields by the names of the description.
    table: hooks.table as unknown as ServedResource["table"],
    routes: (kernel) => crudRoutes<RecordOf<R>>(kernel, crudResource(kernel, resource, hooks)),
  };
}

/** What the shared calls need to know of a resource, from its description. */
export function crudResource<R extends Resource>(
  kernel: Kernel,
  resource: R,
  { table, newId, valueWords, countedShape = {}, ...hooks }: ServeHooks<R>,
): CrudResource<RecordOf<R>> {
  type Name = Extract<keyof RecordOf<R>, string>;
  const { create, update } = bodySchemas(resource, onServer);
  const { anonymousSees } = resource;
  const shown = anonymousSees === "nothing" ? [] : Object.keys(anonymousSees);
  const orderField = fieldWhere(resource, ({ kind }) => kind === "position");
  const activeField = shown.find((name) => resource.fields[name]?.kind === "flag");
  const staffFields = Object.keys(resource.fields).filter(
    (name) => resource.fields[name]?.options.readBy === "staff",
  );
  return {
    ...hooks,
    path: resource.path,
    table,
    wire: wireOf(resource),
    createSchema: create,
    updateSchema: update,
    answerSchema: answerSchema(resource).extend(countedShape),
    blank: (count) =>
      ({
        ...(newId && { id: newId(kernel.now()) }),
        ...blankOf(resource, { count, today: isoDay(kernel.now()) }),
      }) as NewRecord<RecordOf<R>>, // the fields are those of the resource
    anonymousSees: anonymousSees as CrudResource<RecordOf<R>>["anonymousSees"], // values of its own fields
    staffFields: staffFields.map((name) => wireNameOf(resource, name)),
    filters: resource.filters.map((name) => wireNameOf(resource, name)),
    ...(orderField !== undefined && { orderField: orderField as Name }), // a field of its own
    ...(activeField !== undefined && { activeField: activeField as Name }), // a field of its own
    ...(resource.hasFiles !== false && {
      csv: {
        columns: csvColumnsOf(resource),
        ...(valueWords && { columnsNow: async (db: Db) => csvColumnsOf(resource, await valueWords(db)) }),
      },
    }),
  };
}
