import { z } from "zod";
import { idList, readIds } from "../../kernel/crud-ids.server.ts";
import { actorOf, idOf } from "../../kernel/crud-resource.server.ts";
import { writeCsv } from "../../kernel/csv.ts";
import { AppError } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/field-messages.text.ts";
import {
  type Api,
  type ApiContext,
  parseInput,
  readJson,
  readQuery,
  requireProof,
  requireSession,
} from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { findRecord, listRecords } from "../../kernel/records.server.ts";
import { deleteRecord, undeleteRecord, type Write, write } from "../../kernel/write.server.ts";
import { deskBody, noteBody, requestsBulkBody } from "./body-wire.ts";
import { addNote, changeRequest, listAssignees, markRead, notesTable } from "./desk.server.ts";
import { listRequests, parseRequestsQuery, readBoard } from "./desk-list-store.server.ts";
import { csvRows } from "./requests-csv.server.ts";
import { requestFileNames } from "./requests-csv.text.ts";
import { findSamePerson } from "./same-person-store.server.ts";
import { projectRequestsTable } from "./store.server.ts";
import { summarise } from "./summary-store.server.ts";
import { noteWire, projectRequestWire } from "./wire.ts";

const bulkBody = requestsBulkBody.extend({ ids: idList(projectRequestsTable).min(1) });
const kindQuery = z.enum(["quote", "message"]).default("quote");

/** The lists of the desk: board, figures, who may be responsible, the file; requirement AREQ-02. */
export function addDeskLists(api: Api, kernel: Kernel) {
  const asked = async (c: ApiContext) => {
    const { user } = await requireSession(kernel, c.req.raw);
    return parseRequestsQuery(readQuery(c.req.raw), user.id);
  };

  api.get("/board", async (c) => {
    const columns = await readBoard(kernel, await asked(c));
    return c.json(
      columns.map(({ status, total, requests }) => ({
        status,
        total,
        requests: requests.map(projectRequestWire.toWire),
      })),
    );
  });

  api.get("/summary", async (c) => {
    const { user } = await requireSession(kernel, c.req.raw);
    const kind = kindQuery.safeParse(c.req.query("kind"));
    if (!kind.success) throw new AppError("bad-request");
    return c.json(await summarise(kernel, kind.data, user.id));
  });

  api.get("/assignees", async (c) => {
    await requireSession(kernel, c.req.raw);
    return c.json(await listAssignees(kernel));
  });

  api.get("/export.csv", async (c) => {
    await requireProof(kernel, c.req.raw);
    const query = await asked(c);
    const kind = query.kind ?? "quote";
    const requests = await listRequests(kernel, { ...query, kind });
    const name = encodeURIComponent(requestFileNames[kind]);
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="${kind}s.csv"; filename*=UTF-8''${name}.csv`);
    return c.body(writeCsv(await csvRows(kernel, kind, requests)));
  });
}

/** What staff do with one request or several. */
export function addDeskCalls(api: Api, kernel: Kernel) {
  const id = (c: ApiContext) => idOf(projectRequestsTable, c);

  api.put("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    const changes = projectRequestWire.fromWire(await readJson(c.req.raw, deskBody));
    await refuseUnknownAssignee(kernel, changes.assigneeId);
    const header = c.req.header("if-match");
    const ifVersion =
      header === undefined || header === "*"
        ? undefined
        : parseInput(z.coerce.number().int(), header.replace(/^W\/|"/g, ""));
    try {
      const request = await write(kernel, actor, (write) =>
        changeRequest(write, id(c), changes, { ifVersion }),
      );
      c.header("ETag", `"${request.version}"`);
      return c.json(projectRequestWire.toWire(request));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "precondition-failed") throw error;
      const current = await findRecord(kernel.reads, projectRequestsTable, id(c));
      throw new AppError("precondition-failed", { current: current && projectRequestWire.toWire(current) });
    }
  });

  /** The notes with the same person's other requests and client records. */
  api.get("/:id/desk", async (c) => {
    await requireSession(kernel, c.req.raw);
    const request = await findRecord(kernel.reads, projectRequestsTable, id(c));
    if (!request) throw new AppError("not-found");
    const [notes, samePerson] = await Promise.all([
      listRecords(kernel.reads, notesTable, { where: { requestId: request.id }, sort: ["-id"] }),
      findSamePerson(kernel, request),
    ]);
    return c.json({ notes: notes.map(noteWire.toWire), ...samePerson });
  });

  api.post("/:id/notes", async (c) => {
    const actor = await actorOf(kernel, c);
    const { text } = await readJson(c.req.raw, noteBody);
    const request = await findRecord(kernel.reads, projectRequestsTable, id(c));
    if (!request) throw new AppError("not-found");
    const note = await write(kernel, actor, (write) => addNote(write, request.id, "note", text));
    return c.json(noteWire.toWire(note), 201);
  });

  api.post("/bulk", async (c) => {
    const actor = await actorOf(kernel, c);
    const { ids: chosen, ...what } = await readIds(c.req.raw, bulkBody);
    const ids = new Set(chosen.map(Number));
    if (what.action === "read" || what.action === "unread") {
      await markRead(kernel, actor, [...ids], what.action === "read");
      return c.body(null, 204);
    }
    if (what.action === "assign") await refuseUnknownAssignee(kernel, what.assignee_id);
    await write(kernel, actor, async (write) => {
      for (const id of ids) await apply(write, id, what);
    });
    return c.body(null, 204);
  });
}

type BulkWhat = z.infer<typeof requestsBulkBody>;

async function apply(write: Write, id: number, { action, status, assignee_id: assigneeId }: BulkWhat) {
  if (action === "delete") return deleteRecord(write, projectRequestsTable, id);
  if (action === "restore") return undeleteRecord(write, projectRequestsTable, id);
  if (action === "assign") return changeRequest(write, id, { assigneeId: assigneeId ?? null });
  if (status === undefined) throw new AppError("bad-request");
  return changeRequest(write, id, { status });
}

async function refuseUnknownAssignee(kernel: Kernel, id: number | null | undefined) {
  if (id === null || id === undefined) return;
  const assignees = await listAssignees(kernel);
  if (assignees.some((assignee) => assignee.id === id && assignee.isActive)) return;
  throw new AppError("invalid", { fields: { assignee_id: fieldMessages.option } });
}
