import { z } from "zod";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecord, listRecords } from "../../kernel/db/records.server.ts";
import { deleteRecord, undeleteRecord, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type Api, type ApiContext, readJson } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { idList, idsLimit } from "../../kernel/resource/calls/ids.server.ts";
import { ifVersion } from "../../kernel/resource/calls/if-match.server.ts";
import {
  answerItem,
  changeItem,
  type Item,
  olderVersion,
} from "../../kernel/resource/calls/item-calls.server.ts";
import { addTrash } from "../../kernel/resource/calls/trash.server.ts";
import { answerCsv, csvFile } from "../../kernel/resource/csv/csv-answer.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { storedResource } from "../../kernel/resource/table.server.ts";
import { storedPhone } from "../../kernel/text/phone.server.ts";
import { changeRequest, listAssignees, listColleagues, markRead } from "./desk.server.ts";
import { countRequests, listRequests, readBoard, requestsQuery } from "./desk-list-store.server.ts";
import { enterRequest } from "./enter-request.server.ts";
import { addNamingNote, seeMentions } from "./mentions/mentions-store.server.ts";
import { canMail, storeReply, withDeliveries } from "./replies/replies.server.ts";
import { entries, type ProjectRequest, type RequestKind, requests } from "./requests.ts";
import { csvRows } from "./requests-csv.server.ts";
import { requestFileNames } from "./requests-csv.text.ts";
import { findSamePerson } from "./same-person-store.server.ts";
import { notesTable, projectRequestsTable } from "./store.server.ts";
import { summarise } from "./summary-store.server.ts";
import {
  assigneesAnswer,
  boardAnswer,
  bulkBody,
  colleaguesAnswer,
  deskAnswer,
  deskBody,
  enteredBody,
  enteredWire,
  noteAnswer,
  noteBody,
  noteWire,
  replyBody,
  requestAnswer,
  requestWire,
  samePersonAnswer,
  summaryAnswer,
} from "./wire.server.ts";

/** What requests need of other slices. */
export type RequestsHouse = {
  /** Names the notice that the form of a kind shows now. */
  noticeEdition(kind: RequestKind): Promise<string | null>;
  /** The agency's own mailbox, where answers to replies come. */
  replyAddress(db: Db): Promise<string>;
};

/** A request as staff read it. */
export const requestItem: Item<ProjectRequest> = {
  table: projectRequestsTable,
  answerSchema: requestAnswer,
  toAnswer: requestWire.toWire,
};

/** The lists of the desk: list, board, figures, who may be responsible, the file; requirement AREQ-02. */
export function addDeskLists(api: Api, kernel: Kernel) {
  route(api, {
    method: "get",
    path: "/",
    summary: "The requests, newest first",
    query: requestsQuery,
    answers: { 200: requestAnswer.array() },
    handle: async (c, { session, query }) => {
      const asked = { ...query(), userId: session.user.id };
      const requests = await listRequests(kernel, asked);
      const parts = asked.limit !== undefined || asked.offset !== undefined;
      c.header("X-Total-Count", String(parts ? await countRequests(kernel, asked) : requests.length));
      return c.json(requests.map(requestWire.toWire));
    },
  });

  route(api, {
    method: "get",
    path: "/board",
    summary: "The newest requests of each status",
    query: requestsQuery,
    answers: { 200: boardAnswer },
    handle: async (c, { session, query }) => {
      const columns = await readBoard(kernel, { ...query(), userId: session.user.id });
      return c.json(
        columns.map(({ status, total, requests }) => ({
          status,
          total,
          requests: requests.map(requestWire.toWire),
        })),
      );
    },
  });

  addTrash(api, kernel, storedResource(requests, projectRequestsTable), {
    query: requestsQuery.pick({ kind: true }),
    where: ({ kind = "quote" }) => ({ kind }),
  });

  route(api, {
    method: "get",
    path: "/summary",
    summary: "The figures of the requests or messages",
    query: requestsQuery.pick({ kind: true }),
    answers: { 200: summaryAnswer },
    handle: async (c, { session, query }) =>
      c.json(await summarise(kernel, query().kind ?? "quote", session.user.id)),
  });

  route(api, {
    method: "post",
    path: "/entered",
    summary: "Stores a request that came by phone, visit, chat or mail; under one Idempotency-Key once",
    body: enteredBody,
    answers: { 201: requestAnswer },
    handle: async (c, { actor, body }) => {
      const entered = { ...blankOf(entries), ...enteredWire.fromWire(await body()) };
      const id = await enterRequest(kernel, actor, entered, c.req.header("idempotency-key"));
      const request = await findRecord(kernel.reads, projectRequestsTable, id);
      if (!request) throw new AppError("not-found"); // deleted since its first storing
      return c.json(requestWire.toWire(request), 201);
    },
  });

  route(api, {
    method: "get",
    path: "/same-person",
    summary: "The requests and clients of a phone or an e-mail",
    peopleOnly: true,
    query: z.object({ phone: z.string().max(40).default(""), email: z.string().max(320).default("") }),
    answers: { 200: samePersonAnswer },
    handle: async (c, { query }) => {
      const { phone, email } = query();
      return c.json(await findSamePerson(kernel, { id: 0, phone: storedPhone(phone), email: email.trim() }));
    },
  });

  route(api, {
    method: "get",
    path: "/assignees",
    summary: "Users who are or can be assigned",
    peopleOnly: true,
    answers: { 200: assigneesAnswer },
    handle: async (c) => c.json(await listAssignees(kernel)),
  });

  route(api, {
    method: "get",
    path: "/colleagues",
    summary: "Users who may read requests, and so be named in notes",
    peopleOnly: true,
    answers: { 200: colleaguesAnswer },
    handle: async (c) => c.json(await listColleagues(kernel)),
  });

  route(api, {
    method: "get",
    path: "/export.csv",
    summary: "The requests as a file",
    proof: true,
    query: requestsQuery,
    answers: { 200: csvFile },
    handle: async (c, { session, query }) => {
      const { kind = "quote", ...asked } = query();
      const requests = await listRequests(kernel, { ...asked, kind, userId: session.user.id });
      return answerCsv(c, await csvRows(kernel, kind, requests), `${kind}s`, requestFileNames[kind]);
    },
  });
}

/** What staff do with one request or several. */
export function addDeskCalls(api: Api, kernel: Kernel, replyAddress: RequestsHouse["replyAddress"]) {
  const id = (c: ApiContext) => idOf(projectRequestsTable, c);

  route(api, {
    method: "put",
    path: "/{id}",
    summary: "Changes status, assignee and other staff fields of a request",
    body: deskBody,
    answers: { 200: requestAnswer },
    refuses: olderVersion(requestAnswer),
    handle: async (c, { actor, body }) => {
      const changes = requestWire.fromWire(await body());
      await refuseUnknownAssignee(kernel, changes.assigneeId);
      const options = { ifVersion: ifVersion(c) };
      const change = () => write(kernel, actor, (tx) => changeRequest(tx, id(c), changes, options));
      return answerItem(c, requestItem, await changeItem(requestItem, change));
    },
  });

  route(api, {
    method: "get",
    path: "/{id}/desk",
    summary: "The notes of a request, with the same person's other requests and client records",
    peopleOnly: true,
    answers: { 200: deskAnswer },
    handle: async (c) => {
      const request = await findRecord(kernel.reads, projectRequestsTable, id(c));
      if (!request) throw new AppError("not-found");
      const [stored, samePerson, answersTo] = await Promise.all([
        listRecords(kernel.reads, notesTable, { where: { requestId: request.id }, sort: ["-id"] }),
        findSamePerson(kernel, request),
        replyAddress(kernel.reads),
      ]);
      const notes = await withDeliveries(kernel.reads, stored);
      const mail = { canSend: canMail(kernel, request), answersTo };
      return c.json({ notes: notes.map(noteWire.toWire), mail, ...samePerson });
    },
  });

  route(api, {
    method: "post",
    path: "/{id}/notes",
    summary: "Adds a note; `@` and a name ring the bell of a colleague",
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
    method: "post",
    path: "/{id}/mentions/seen",
    summary: "Stops the bell of the caller for the notes of a request that name them",
    peopleOnly: true,
    prolong: false,
    handle: (c, { session, actor }) => write(kernel, actor, (tx) => seeMentions(tx, id(c), session.user.id)),
  });

  route(api, {
    method: "post",
    path: "/{id}/replies",
    summary: "Keeps what is written to the sender, and mails it where asked; under one Idempotency-Key once",
    body: replyBody,
    answers: { 201: noteAnswer },
    refuses: { 422: "It cannot be mailed" },
    handle: async (c, { actor, body }) => {
      const key = c.req.header("idempotency-key");
      const stored = await storeReply(kernel, actor, id(c), await body(), key);
      const note = await findRecord(kernel.reads, notesTable, stored);
      if (!note) throw new AppError("not-found");
      return c.json(noteWire.toWire(note), 201);
    },
  });

  route(api, {
    method: "post",
    path: "/bulk",
    summary: "Applies one action to several requests: to all of them, or to none",
    body: bulkBody.extend({ ids: idList(projectRequestsTable).min(1) }),
    read: (request, schema) => readJson(request, schema, idsLimit), // the note is cleaned
    answers: { 204: null },
    refuses: { 404: "One of them is not there" },
    handle: async (c, { actor, body }) => {
      const { ids: chosen, action, status, assignee_id: assigneeId = null, ...lost } = await body();
      const ids = new Set(chosen.map(Number));
      if (action === "read" || action === "unread") {
        await markRead(kernel, actor, [...ids], action === "read");
        return c.body(null, 204);
      }
      if (action === "assign") await refuseUnknownAssignee(kernel, assigneeId);
      if (action === "status" && !status) throw new AppError("bad-request");
      const reason = {
        ...(lost.lost_reason !== undefined && { lostReason: lost.lost_reason }),
        ...(lost.lost_note !== undefined && { lostNote: lost.lost_note }),
      };
      const moved = { ...(status && { status }), ...(status === "lost" && reason) };
      const changes = action === "assign" ? { assigneeId } : moved;
      await write(kernel, actor, async (tx) => {
        for (const id of ids) {
          if (action === "delete") await deleteRecord(tx, projectRequestsTable, id);
          else if (action === "restore") await undeleteRecord(tx, projectRequestsTable, id);
          else await changeRequest(tx, id, changes);
        }
      });
      return c.body(null, 204);
    },
  });
}

async function refuseUnknownAssignee(kernel: Kernel, id: number | null | undefined) {
  if (id === null || id === undefined) return;
  const assignees = await listAssignees(kernel);
  if (assignees.some((assignee) => assignee.id === id && assignee.isActive)) return;
  throw new AppError("invalid", { fields: { assignee_id: fieldMessages.option } });
}
