import { OpenAPIHono } from "@hono/zod-openapi";
import { clientAddress } from "../../kernel/client-address.server.ts";
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
import { findRecord } from "../../kernel/records.server.ts";
import { deleteRecord, undeleteRecord, write } from "../../kernel/write.server.ts";
import { addDeskCalls, addDeskLists } from "./desk-api.server.ts";
import { countRequests, listRequests, parseRequestsQuery } from "./desk-list-store.server.ts";
import { describeRequests } from "./openapi.server.ts";
import { type Arrival, projectRequestsTable, submitRequest } from "./store.server.ts";
import { projectRequestWire, submittedWire } from "./wire.ts";

/**
 * Anyone may send a request; everything else needs a session; requirements API-03, API-05, AREQ-01, AREQ-02.
 * `noticeEdition` names the notice that the form shows now.
 */
export function projectRequestsApi(
  kernel: Kernel,
  noticeEdition: NonNullable<Arrival["noticeEdition"]>,
): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describeRequests(api);

  api.get("/", async (c) => {
    const { user } = await requireSession(kernel, c.req.raw);
    const asked = parseRequestsQuery(readQuery(c.req.raw), user.id);
    const requests = await listRequests(kernel, asked);
    const parts = asked.limit !== undefined || asked.offset !== undefined;
    c.header("X-Total-Count", String(parts ? await countRequests(kernel, asked) : requests.length));
    return c.json(requests.map(projectRequestWire.toWire));
  });

  addDeskLists(api, kernel); // before the ids: their names are none
  api.get("/:id", async (c) => {
    await requireSession(kernel, c.req.raw);
    const request = await findRecord(kernel.reads, projectRequestsTable, idOf(projectRequestsTable, c));
    if (!request) throw new AppError("not-found");
    c.header("ETag", `"${request.version}"`);
    return c.json(projectRequestWire.toWire(request));
  });

  api.post("/", async (c) => {
    const request = await submitRequest(kernel, await parseBodyAsJson(c.req.raw), {
      address: clientAddress(kernel, { remoteAddress: c.env.remoteAddress, headers: c.req.raw.headers }),
      idempotencyKey: c.req.header("idempotency-key"),
      formToken: c.req.header("x-form-token"),
      noticeEdition,
    });
    return c.json(submittedWire.toWire(request), 201);
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

  addDeskCalls(api, kernel);
  return api;
}
