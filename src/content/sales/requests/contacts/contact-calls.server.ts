import { findRecord } from "../../../../kernel/db/records.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import type { Api, ApiContext } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { idOf } from "../../../../kernel/resource/served-resource.server.ts";
import { notesTable, projectRequestsTable } from "../store.server.ts";
import { contactBody, noteAnswer, noteWire } from "../wire.server.ts";
import { restoreContact, storeContact, takeBackContact } from "./contacts-store.server.ts";

const id = (c: ApiContext) => idOf(projectRequestsTable, c);
const noteId = (c: ApiContext) => idOf(notesTable, c, "note");

/** Adds the calls that log what was said elsewhere, and that take an entry back; requirement THREAD-01. */
export function addContacts(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /{id}/contacts",
    summary: "Logs a call, a meeting or a message with the sender, once per Idempotency-Key",
    body: contactBody,
    answers: { 201: noteAnswer },
    handle: async (c, { actor, body }) => {
      const key = c.req.header("idempotency-key");
      const stored = await storeContact(kernel, actor, id(c), await body(), key);
      const note = await findRecord(kernel.reads, notesTable, stored);
      if (!note) throw new AppError("not-found");
      return c.json(noteWire.toWire(note), 201);
    },
  });

  route(api, {
    call: "DELETE /{id}/contacts/{note}",
    summary: "Takes back a logged call, meeting or message",
    handle: (c, { actor }) => takeBackContact(kernel, actor, id(c), noteId(c)),
  });

  route(api, {
    call: "POST /{id}/contacts/{note}/restore",
    summary: "Restores a logged call, meeting or message",
    answers: { 200: noteAnswer },
    handle: async (c, { actor }) =>
      c.json(noteWire.toWire(await restoreContact(kernel, actor, id(c), noteId(c)))),
  });
}
