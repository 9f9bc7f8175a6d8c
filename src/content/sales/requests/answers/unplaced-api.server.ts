import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { listRecords } from "../../../../kernel/db/records.server.ts";
import { deleteRecord, undeleteRecord, write } from "../../../../kernel/db/write.server.ts";
import type { Api, ApiEnv } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { answerSchema } from "../../../../kernel/resource/schemas.ts";
import { idOf } from "../../../../kernel/resource/served-resource.server.ts";
import { wireOf } from "../../../../kernel/resource/wire.ts";
import { unplacedTable } from "./take-up-store.server.ts";
import { type UnplacedMail, unplacedMails } from "./unplaced-mails.ts";
import { makeMessage, placeMail } from "./unplaced-store.server.ts";

const answer = answerSchema(unplacedMails);
const wire = wireOf(unplacedMails);
const shown = 100;

/** `/api/unplaced-mails`: mails for which no request was found; requirement THREAD-01. */
export function unplacedApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /",
    summary: "Mails for which no request was found, newest first, at most 100",
    peopleOnly: true,
    answers: { 200: answer.array() },
    handle: async (c) => {
      const mails = await listRecords(kernel.reads, unplacedTable, { sort: ["-id"], limit: shown });
      return c.json(mails.map(wire.toWire));
    },
  });
  route(api, {
    call: "POST /{id}/place",
    summary: "Moves a mail into the thread of a request",
    peopleOnly: true,
    body: z.object({ request: z.number().int().min(1) }),
    handle: async (c, { actor, body }) => {
      const { request } = await body();
      await write(kernel, actor, (tx) => placeMail(tx, idOf(unplacedTable, c), request));
    },
  });
  route(api, {
    call: "POST /{id}/message",
    summary: "Makes a new message of a mail",
    peopleOnly: true,
    answers: { 201: z.object({ id: z.number().int() }) },
    handle: async (c, { actor }) =>
      c.json({ id: await write(kernel, actor, (tx) => makeMessage(tx, idOf(unplacedTable, c))) }, 201),
  });
  route(api, {
    call: "DELETE /{id}",
    summary: "Deletes a mail here; it stays in the mailbox",
    peopleOnly: true,
    handle: async (c, { actor }) => {
      await write(kernel, actor, (tx) => deleteRecord(tx, unplacedTable, idOf(unplacedTable, c)));
    },
  });
  route(api, {
    call: "POST /{id}/restore",
    summary: "Restores a deleted mail",
    peopleOnly: true,
    answers: { 200: answer },
    handle: async (c, { actor }) =>
      c.json(
        wire.toWire(
          await write(kernel, actor, (tx) =>
            undeleteRecord<UnplacedMail>(tx, unplacedTable, idOf(unplacedTable, c)),
          ),
        ),
      ),
  });
  return api;
}
