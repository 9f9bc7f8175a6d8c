import { z } from "zod";
import type { CrudResource } from "./crud-resource.server.ts";
import type { Api } from "./http.server.ts";
import type { Stored } from "./stored.ts";

/** The problem document of every failure; RFC 9457 with `code` and a sentence per field. */
const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

const json = (schema: z.ZodType) => ({ "application/json": { schema } });
export const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

type Described = readonly [
  method: "get" | "post" | "put" | "delete",
  path: string,
  status: number,
  body: z.ZodType | null,
  description: string,
];

/** Describes calls whose answers need no more than a sentence; `who` says what a caller is refused with. */
export function describeCalls(api: Api, tag: string, calls: readonly Described[], who: Responses = refused) {
  for (const [method, path, status, schema, description] of calls) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, z.string()] as const);
    api.openAPIRegistry.registerPath({
      method,
      path,
      tags: [tag],
      request: {
        ...(names.length > 0 && { params: z.object(Object.fromEntries(names)) }),
        ...(schema && { body: { content: json(schema) } }),
      },
      responses: { [status]: { description }, ...who, ...(schema && { 422: problem("Wrong fields") }) },
    });
  }
}

const refused: Responses = {
  401: problem("No session"),
  403: problem("Another site, or no recent proof of identity"),
};

/** Describes the shared calls of a resource in the OpenAPI document, from the same schemas that check them. */
export function describeCrud<T extends Stored<number | string>>(api: Api, resource: CrudResource<T>) {
  const { path: tag, createSchema, updateSchema, answerSchema: record } = resource;
  const id = resource.table.id === "integer" ? z.number().int() : z.string();
  const params = z.object({ id: z.string() });
  const query = z.object({
    q: z.string().optional(),
    sort: z.string().optional(),
    limit: z.string().optional(),
    offset: z.string().optional(),
    ...Object.fromEntries((resource.filters ?? []).map((name) => [name, z.string().optional()])),
  });
  const stored = (description: string) => ({ description, content: json(record) });
  // What anybody reads, without the fields of staff.
  const hidden = (resource.staffFields ?? []).map((name) => [name, z.unknown().optional()] as const);
  const read = record.extend(Object.fromEntries(hidden));
  const tags = [tag];
  const register = api.openAPIRegistry.registerPath.bind(api.openAPIRegistry);
  const checked = { ...refused, 400: problem("Malformed"), 422: problem("Wrong fields") };

  register({
    method: "get",
    path: "/",
    tags,
    request: { query },
    responses: { 200: { description: "The records", content: json(z.array(read)) } },
  });
  register({
    method: "get",
    path: "/{id}",
    tags,
    request: { params },
    responses: {
      200: { description: "The record", content: json(read) },
      404: problem("No such record"),
    },
  });
  register({
    method: "post",
    path: "/",
    tags,
    request: { body: { content: json(createSchema) } },
    responses: { 201: stored("Stored"), ...checked },
  });
  register({
    method: "put",
    path: "/{id}",
    tags,
    request: { params, body: { content: json(updateSchema) } },
    responses: {
      200: stored("Stored"),
      ...checked,
      404: problem("No such record"),
      412: problem("An older version"),
    },
  });
  register({
    method: "delete",
    path: "/{id}",
    tags,
    request: { params },
    responses: { 204: { description: "Deleted" }, ...refused, 404: problem("No such record") },
  });
  register({
    method: "post",
    path: "/{id}/restore",
    tags,
    request: { params },
    responses: { 200: stored("Back again"), ...refused, 404: problem("No such record") },
  });
  const bulk = z.object({
    ids: z.array(id),
    action: z.enum(["activate", "deactivate", "delete", "restore"]),
  });
  describeCalls(api, tag, [
    ["post", "/bulk", 204, bulk, "All of them, or none"],
    ["get", "/{id}/history", 200, null, "Who changed what, newest first"],
  ]);
  if (!resource.table.personal)
    describeCalls(api, tag, [
      ["post", "/{id}/history/{revision}/restore", 200, null, "The record as it was then"],
    ]);
  if (resource.summary) describeCalls(api, tag, [["get", "/summary", 200, null, "What is counted over all"]]);
  if (resource.csv) describeCsv(api, query, tags, checked);
  if (resource.orderField) {
    const body = { content: json(z.object({ ids: z.array(id) })) };
    register({
      method: "post",
      path: "/reorder",
      tags,
      request: { body },
      responses: { 204: { description: "Numbered" }, ...checked },
    });
  }
}

type Responses = Record<number, ReturnType<typeof problem>>;

function describeCsv(api: Api, query: z.ZodObject, tags: string[], checked: Responses) {
  const file = { "text/csv": { schema: z.string() } };
  const field = z.object({ before: z.unknown(), after: z.unknown() });
  const line = z.object({
    row: z.number().int(),
    action: z.enum(["create", "update", "unchanged"]),
    fields: z.record(z.string(), field),
    errors: z.record(z.string(), z.string()),
  });
  const counts = z.object({ created: z.number(), updated: z.number(), unchanged: z.number() });
  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/export.csv",
    tags,
    request: { query },
    responses: { 200: { description: "The records as a file", content: file }, 401: problem("No session") },
  });
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/import",
    tags,
    request: { query: z.object({ dry: z.literal("1").optional() }), body: { content: file } },
    responses: {
      200: {
        description: "With dry=1 what each row would do, else how many were stored",
        content: json(z.union([z.array(line), counts])),
      },
      ...checked,
      413: problem("More than 2 MB"),
    },
  });
}
