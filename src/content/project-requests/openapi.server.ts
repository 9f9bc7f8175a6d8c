import { z } from "zod";
import { describeCalls, problem } from "../../kernel/crud-openapi.server.ts";
import type { Api } from "../../kernel/http.server.ts";
import { deskBody, messageBody, noteBody, quoteBody, requestsBulkBody } from "./body-wire.ts";
import { requestsQuery } from "./desk-list-store.server.ts";
import { noteKinds, requestNews, requestStatuses } from "./schema.ts";

const json = (schema: z.ZodType) => ({ "application/json": { schema } });
const tags = ["project-requests"];
const params = z.object({ id: z.string() });
const submitted = quoteBody.extend({
  id: z.number().int(),
  kind: z.enum(["quote", "message"]),
  requested_services: z.union([z.array(z.string()), messageBody.shape.requested_services]),
  created_at: z.string(),
  version: z.number().int(),
});
const stored = submitted.extend({
  status: z.enum(requestStatuses),
  assignee_id: z.number().int().nullable(),
  remind_on: z.string().nullable(),
  news: z.enum(requestNews).nullable(),
  news_at: z.string().nullable(),
  client_id: z.number().int().nullable(),
  notice_at: z.string().nullable(),
  notice_edition: z.string().nullable(),
});
const note = z.object({
  id: z.number().int(),
  kind: z.enum(noteKinds),
  body: z.string(),
  author_name: z.string(),
  created_at: z.string(),
  version: z.number().int(),
});
const query = z.object(
  Object.fromEntries(Object.keys(requestsQuery.shape).map((name) => [name, z.string().optional()])),
);
const refused = { 401: problem("No session"), 404: problem("No such request") };
const checked = { ...refused, 403: problem("Another site"), 422: problem("Wrong fields") };
const answer = (description: string, schema: z.ZodType) => ({ 200: { description, content: json(schema) } });

/** Describes the calls of quote requests and messages in the OpenAPI document. */
export function describeRequests(api: Api) {
  const register = api.openAPIRegistry.registerPath.bind(api.openAPIRegistry);
  describeCalls(api, "project-requests", [
    ["get", "/summary", 200, null, "What waits at the desk"],
    ["get", "/assignees", 200, null, "Who may be responsible"],
    ["get", "/{id}/desk", 200, null, "The request with its notes and whoever sent it before"],
  ]);
  const body = (schema: z.ZodType) => ({ body: { content: json(schema) } });
  register({
    method: "post",
    path: "/",
    tags,
    request: body(z.union([quoteBody, messageBody])),
    responses: {
      201: { description: "Stored", content: json(submitted) },
      400: problem("Malformed"),
      403: problem("Another site"),
      422: problem("Wrong fields"),
      429: problem("Too many"),
    },
  });
  const list = (path: string, description: string, schema: z.ZodType) =>
    register({
      method: "get",
      path,
      tags,
      request: { query },
      responses: { ...answer(description, schema), 401: problem("No session") },
    });
  list("/", "Newest first", z.array(stored));
  const column = z.object({ status: z.enum(requestStatuses), total: z.number(), requests: z.array(stored) });
  list("/board", "The newest of each status", z.array(column));
  register({
    method: "get",
    path: "/export.csv",
    tags,
    request: { query },
    responses: {
      200: { description: "The list as a file", content: { "text/csv": { schema: z.string() } } },
      401: problem("No session"),
    },
  });
  register({
    method: "get",
    path: "/{id}",
    tags,
    request: { params },
    responses: { ...answer("The request", stored), ...refused },
  });
  register({
    method: "put",
    path: "/{id}",
    tags,
    request: { params, ...body(deskBody) },
    responses: { ...answer("Stored", stored), ...checked, 412: problem("An older version") },
  });
  register({
    method: "post",
    path: "/{id}/notes",
    tags,
    request: { params, ...body(noteBody) },
    responses: { 201: { description: "Stored", content: json(note) }, ...checked },
  });
  register({
    method: "post",
    path: "/bulk",
    tags,
    request: body(requestsBulkBody.extend({ ids: z.array(z.number().int()) })),
    responses: { 204: { description: "All of them, or none" }, ...checked },
  });
  register({
    method: "delete",
    path: "/{id}",
    tags,
    request: { params },
    responses: { 204: { description: "Deleted" }, ...refused },
  });
  register({
    method: "post",
    path: "/{id}/restore",
    tags,
    request: { params },
    responses: { ...answer("Back again", stored), ...refused },
  });
}
