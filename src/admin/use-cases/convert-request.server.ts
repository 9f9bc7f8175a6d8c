import { OpenAPIHono } from "@hono/zod-openapi";
import { clientsApi } from "../../content/sales/clients/api.server.ts";
import { clients } from "../../content/sales/clients/clients.ts";
import { clientsTable } from "../../content/sales/clients/store.server.ts";
import { addNote, changeRequest } from "../../content/sales/requests/desk.server.ts";
import { projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { createRecord, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { wireOf } from "../../kernel/resource/wire.ts";
import { isoDay } from "../../kernel/text/format.ts";

/**
 * `POST /{id}/client` with the body of a new client: creates the client, links the request to it and marks the request as won, in
 * one transaction; requirement AREQ-02. Answers `conflict` when the request has a client already.
 */
export function convertRequestApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  const { answerSchema, createSchema } = clientsApi;
  const wire = wireOf(clients);
  route(api, {
    call: "POST /{id}/client",
    summary: "Creates a client from a won request",
    peopleOnly: true,
    body: createSchema,
    answers: { 201: answerSchema },
    refuses: { 409: "The request has a client already" },
    handle: async (c, { actor, body }) => {
      const id = idOf(projectRequestsTable, c);
      const fields = { ...blankOf(clients, { today: isoDay(kernel.now()) }), ...wire.fromWire(await body()) };
      const client = await write(kernel, actor, async (tx) => {
        await tx.bumpInboxVersion(); // takes a lock, so that the second of two simultaneous calls waits
        const request = await findRecord(tx.db, projectRequestsTable, id);
        if (!request) throw new AppError("not-found");
        if (request.clientId !== null) throw new AppError("conflict");
        const client = await createRecord(tx, clientsTable, fields);
        await changeRequest(tx, id, { clientId: client.id, status: "won" });
        await addNote(tx, id, "client", String(client.id));
        return client;
      });
      return c.json({ ...wire.toWire(client), projects: 0, totalValue: 0 }, 201);
    },
  });
  return api;
}
