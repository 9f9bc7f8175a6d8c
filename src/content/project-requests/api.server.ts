import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { clientAddress } from "../../kernel/client-address.server.ts";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { actorOf, idOf } from "../../kernel/crud-resource.server.ts";
import { AppError } from "../../kernel/errors.ts";
import {
  type Api,
  type ApiEnv,
  parseBodyAsJson,
  readQuery,
  requireSession,
} from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { countRecords, findRecord, listRecords } from "../../kernel/records.server.ts";
import { deleteRecord, undeleteRecord, write } from "../../kernel/write.server.ts";
import { projectRequestsTable, submitRequest } from "./store.server.ts";
import { messageBody, projectRequestWire, quoteBody } from "./wire.ts";

const listQuery = z.object({
  kind: z.enum(["quote", "message"]).optional(),
  q: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

/** Anyone may send a request; reading and deleting them needs a session; requirements API-03, API-05. */
export function projectRequestsApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describe(api);

  api.get("/", async (c) => {
    await requireSession(kernel, c.req.raw);
    const parsed = listQuery.safeParse(readQuery(c.req.raw));
    if (!parsed.success) throw new AppError("bad-request");
    const { kind, q: search, limit, offset } = parsed.data;
    const query = { where: { kind }, search, limit, offset };
    const requests = await listRecords(kernel.reads, projectRequestsTable, query);
    c.header("X-Total-Count", String(await countRecords(kernel.reads, projectRequestsTable, query)));
    return c.json(requests.map(projectRequestWire.toWire));
  });

  api.get("/:id", async (c) => {
    await requireSession(kernel, c.req.raw);
    const request = await findRecord(kernel.reads, projectRequestsTable, idOf(projectRequestsTable, c));
    if (!request) throw new AppError("not-found");
    return c.json(projectRequestWire.toWire(request));
  });

  api.post("/", async (c) => {
    const request = await submitRequest(kernel, await parseBodyAsJson(c.req.raw), {
      address: clientAddress(kernel, { remoteAddress: c.env.remoteAddress, headers: c.req.raw.headers }),
      idempotencyKey: c.req.header("idempotency-key"),
      formToken: c.req.header("x-form-token"),
    });
    return c.json(projectRequestWire.toWire(request), 201);
  });

  api.delete("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    await write(kernel, actor, (write) =>
      deleteRecord(write, projectRequestsTable, idOf(projectRequestsTable, c)),
    );
    return c.body(null, 204);
  });

  api.post("/:id/restore", async (c) => {
    const actor = await actorOf(kernel, c);
    const id = idOf(projectRequestsTable, c);
    const request = await write(kernel, actor, (write) => undeleteRecord(write, projectRequestsTable, id));
    return c.json(projectRequestWire.toWire(request));
  });

  return api;
}

function describe(api: Api) {
  const tags = ["project-requests"];
  const params = z.object({ id: z.string() });
  const stored = quoteBody.extend({
    id: z.number().int(),
    kind: z.enum(["quote", "message"]),
    requested_services: z.union([z.array(z.string()), messageBody.shape.requested_services]),
    created_at: z.string(),
    version: z.number().int(),
  });
  const json = (schema: z.ZodType) => ({ "application/json": { schema } });
  const refused = { 401: problem("No session"), 404: problem("No such request") };
  const register = api.openAPIRegistry.registerPath.bind(api.openAPIRegistry);
  register({
    method: "post",
    path: "/",
    tags,
    request: { body: { content: json(z.union([quoteBody, messageBody])) } },
    responses: {
      201: { description: "Stored", content: json(stored) },
      400: problem("Malformed"),
      403: problem("Another site"),
      422: problem("Wrong fields"),
      429: problem("Too many"),
    },
  });
  register({
    method: "get",
    path: "/",
    tags,
    request: { query: z.object({ kind: z.string().optional(), q: z.string().optional() }) },
    responses: {
      200: { description: "Newest first", content: json(z.array(stored)) },
      401: problem("No session"),
    },
  });
  register({
    method: "get",
    path: "/{id}",
    tags,
    request: { params },
    responses: { 200: { description: "The request", content: json(stored) }, ...refused },
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
    responses: { 200: { description: "Back again", content: json(stored) }, ...refused },
  });
}
