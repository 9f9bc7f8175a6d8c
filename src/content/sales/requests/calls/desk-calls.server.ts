import { z } from "zod";
import { findRecord, listRecords } from "../../../../kernel/db/records.server.ts";
import { write } from "../../../../kernel/db/write.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import { countMail } from "../../../../kernel/http/access/mail-limit.server.ts";
import type { Api, ApiContext } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { ifVersion } from "../../../../kernel/resource/calls/if-match.server.ts";
import { answerItem, changeItem, olderVersion } from "../../../../kernel/resource/calls/item-calls.server.ts";
import { idOf } from "../../../../kernel/resource/served-resource.server.ts";
import { readSettings } from "../../../settings/store.server.ts";
import { changeRequest, listColleagues } from "../desk.server.ts";
import { addNamingNote, seeMentions } from "../mentions/mentions-store.server.ts";
import { canMail, storeReply, withDeliveries } from "../replies/replies.server.ts";
import { mergeRequests } from "../same-person/merge.server.ts";
import { findSamePerson } from "../same-person/same-person-store.server.ts";
import { notesTable, projectRequestsTable } from "../store.server.ts";
import {
  deskAnswer,
  deskBody,
  noteAnswer,
  noteBody,
  noteWire,
  replyBody,
  requestAnswer,
  requestWire,
} from "../wire.server.ts";
import { refuseUnknownAssignee } from "./assignee.server.ts";
import { requestItemFor } from "./request-item.server.ts";

/** Adds the calls with which staff work on one request. */
export function addDeskCalls(api: Api, kernel: Kernel) {
  addChange(api, kernel);
  addMerge(api, kernel);
  addDesk(api, kernel);
  addNotes(api, kernel);
  addReplies(api, kernel);
}

const id = (c: ApiContext) => idOf(projectRequestsTable, c);

function addChange(api: Api, kernel: Kernel) {
  route(api, {
    call: "PUT /{id}",
    summary: "Changes status, assignee and other staff fields of a request, or corrects its sender",
    body: deskBody,
    answers: { 200: requestAnswer },
    refuses: olderVersion(requestAnswer),
    handle: async (c, { actor, body, session }) => {
      const item = requestItemFor(session.user.id);
      const changes = requestWire.fromWire(await body());
      await refuseUnknownAssignee(kernel, changes.assigneeId);
      const options = { ifVersion: ifVersion(c) };
      const change = () => write(kernel, actor, (tx) => changeRequest(tx, id(c), changes, options));
      return answerItem(c, item, await changeItem(item, change));
    },
  });
}

function addMerge(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /{id}/merge",
    summary: "Merges another request of the same person into this one; the other one goes to the trash",
    peopleOnly: true,
    body: z.object({ from: z.number().int().min(1) }),
    answers: { 200: requestAnswer },
    refuses: { 404: "One of the requests does not exist" },
    handle: async (c, { actor, body, session }) => {
      const { from } = await body();
      const merged = await write(kernel, actor, (tx) => mergeRequests(tx, id(c), from));
      return answerItem(c, requestItemFor(session.user.id), merged);
    },
  });
}

function addDesk(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /{id}/desk",
    summary: "Returns the notes of a request, with the same person's other requests and client records",
    peopleOnly: true,
    answers: { 200: deskAnswer },
    handle: async (c) => {
      const request = await findRecord(kernel.reads, projectRequestsTable, id(c));
      if (!request) throw new AppError("not-found");
      const [stored, samePerson, { email: answersTo }] = await Promise.all([
        listRecords(kernel.reads, notesTable, { where: { requestId: request.id }, sort: ["-id"] }),
        findSamePerson(kernel, request),
        readSettings(kernel.reads),
      ]);
      const notes = await withDeliveries(kernel.reads, stored);
      const mail = { canSend: canMail(kernel, request), answersTo };
      return c.json({ notes: notes.map(noteWire.toWire), mail, ...samePerson });
    },
  });
}

function addNotes(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /{id}/notes",
    summary: "Adds a note; `@` and a name notify a colleague",
    body: noteBody,
    answers: { 201: noteAnswer },
    handle: async (c, { actor, body }) => {
      const { text } = await body();
      const request = await findRecord(kernel.reads, projectRequestsTable, id(c));
      if (!request) throw new AppError("not-found");
      const colleagues = await listColleagues(kernel);
      const note = await write(kernel, actor, (tx) => addNamingNote(tx, request.id, text, colleagues));
      return c.json(noteWire.toWire(note), 201);
    },
  });

  route(api, {
    call: "POST /{id}/mentions/seen",
    summary: "Marks the notes of a request that name the caller as seen",
    peopleOnly: true,
    prolong: false,
    handle: (c, { session, actor }) => write(kernel, actor, (tx) => seeMentions(tx, id(c), session.user.id)),
  });
}

function addReplies(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /{id}/replies",
    programDeed: "mail",
    summary: "Stores a reply to the sender, once per Idempotency-Key, and mails it on request",
    body: replyBody,
    answers: { 201: noteAnswer },
    refuses: {
      409: ["A colleague has replied after `after`", noteAnswer],
      422: "The reply cannot be mailed",
    },
    handle: async (c, { session, actor, body }) => {
      const key = c.req.header("idempotency-key");
      const reply = await body();
      if (reply.send) await countMail(kernel, session);
      const stored = await storeReply(kernel, actor, id(c), reply, key);
      const note = await findRecord(kernel.reads, notesTable, stored);
      if (!note) throw new AppError("not-found");
      return c.json(noteWire.toWire(note), 201);
    },
  });
}
