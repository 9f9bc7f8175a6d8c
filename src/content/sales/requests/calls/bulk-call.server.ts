import type { z } from "zod";
import { findRecord } from "../../../../kernel/db/records.server.ts";
import { putAside } from "../../../../kernel/db/store-aside.server.ts";
import { deleteRecord, undeleteRecord, type Write, write } from "../../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../../kernel/errors.ts";
import { type Api, readJson } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Actor, Kernel } from "../../../../kernel/process/kernel.server.ts";
import { idList, idsLimit } from "../../../../kernel/resource/calls/ids.server.ts";
import { tagsText } from "../../tags/tags.text.ts";
import { mostTags, uniqueTags, withoutTag } from "../../tags/tags.ts";
import { changeRequest, markRead } from "../desk.server.ts";
import { projectRequestsTable } from "../store.server.ts";
import { bulkBody } from "../wire.server.ts";
import { refuseUnknownAssignee } from "./assignee.server.ts";

const requestsBody = bulkBody.extend({ ids: idList(projectRequestsTable).min(1) });

/** Adds the call that applies one action to several requests. */
export function addBulk(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /bulk",
    summary: "Applies one action to several requests: to all of them, or to none",
    body: requestsBody,
    read: (request, schema) => readJson(request, schema, idsLimit), // `readJson` also cleans the note
    answers: { 204: null },
    refuses: { 404: "One of the requests does not exist; marks as read or unread ignore it" },
    handle: async (c, { actor, body }) => {
      await applyToAll(kernel, actor, await body());
      return c.body(null, 204);
    },
  });
}

async function applyToAll(kernel: Kernel, actor: Actor, asked: z.infer<typeof requestsBody>) {
  const ids = [...new Set(asked.ids.map(Number))];
  if (asked.action === "read" || asked.action === "unread")
    return markRead(kernel, actor, ids, asked.action === "read");
  const change = await changeOf(kernel, asked);
  await write(kernel, actor, async (tx) => {
    for (const id of ids) await change(tx, id);
  });
}

/** The change that an action makes to each request. Throws `bad-request` for a status action without a status, and for a tag without one. */
async function changeOf(
  kernel: Kernel,
  { action, status, assignee_id: assigneeId = null, tag, ...lost }: z.infer<typeof requestsBody>,
): Promise<(tx: Write, id: number) => Promise<unknown>> {
  if (action === "delete") return (tx, id) => deleteRecord(tx, projectRequestsTable, id);
  if (action === "spam") return (tx, id) => putAside(tx, projectRequestsTable, id);
  if (action === "restore") return (tx, id) => undeleteRecord(tx, projectRequestsTable, id);
  if (action === "assign") {
    await refuseUnknownAssignee(kernel, assigneeId);
    return (tx, id) => changeRequest(tx, id, { assigneeId });
  }
  if (action === "tag" || action === "untag") {
    if (tag === undefined) throw new AppError("bad-request");
    return (tx, id) =>
      changeTags(tx, id, (tags) => (action === "tag" ? [...tags, tag] : withoutTag(tags, tag)));
  }
  if (action === "status" && !status) throw new AppError("bad-request");
  const reason = {
    ...(lost.lost_reason !== undefined && { lostReason: lost.lost_reason }),
    ...(lost.lost_note !== undefined && { lostNote: lost.lost_note }),
  };
  const moved = { ...(status && { status }), ...(status === "lost" && reason) };
  return (tx, id) => changeRequest(tx, id, moved);
}

/** Changes the tags of a request, if they differ then; throws `invalid` for more than a record has. */
async function changeTags(tx: Write, id: number, change: (tags: string[]) => string[]) {
  const request = await findRecord(tx.db, projectRequestsTable, id);
  if (!request) throw new AppError("not-found");
  const tags = uniqueTags(change(request.tags));
  if (tags.length > mostTags) throw invalid({ tag: tagsText.tooMany });
  if (tags.length !== request.tags.length) await changeRequest(tx, id, { tags });
}
