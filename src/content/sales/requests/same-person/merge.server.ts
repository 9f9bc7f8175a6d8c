import { findRecord, listRecords } from "../../../../kernel/db/records.server.ts";
import { deleteRecord, updateRecord, type Write } from "../../../../kernel/db/write.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import { joiners } from "../../../../kernel/text/format.text.ts";
import { moveAttachments } from "../../attachments/attachments-store.server.ts";
import { ownValueOf } from "../../own-fields/own-values.ts";
import { moveQuotes } from "../../quotes/follow-request.server.ts";
import { mergedTags } from "../../tags/tags.ts";
import { tasksTable } from "../../tasks/store.server.ts";
import { isContactReason } from "../asked.ts";
import { addNote } from "../desk.server.ts";
import { messageOf, wantedOf } from "../names.ts";
import { type ProjectRequest, type RequestStatus, requestStatuses } from "../requests.ts";
import { projectRequestsTable } from "../store.server.ts";

/**
 * Merges one request into another of the same person: its notes and attachments move, what it asked for becomes a note, and it fills in what the
 * other lacks; then it lies in the trash. Its quotes and tasks follow. Throws `not-found`, and `bad-request` for a request and itself;
 * requirement DESK-01.
 */
export async function mergeRequests(tx: Write, id: number, from: number): Promise<ProjectRequest> {
  if (id === from) throw new AppError("bad-request");
  await tx.bumpInboxVersion(); // locked first by every write at the desk, so that two writes cannot deadlock
  const [kept, merged] = await Promise.all([
    findRecord(tx.db, projectRequestsTable, id),
    findRecord(tx.db, projectRequestsTable, from),
  ]);
  if (!kept || !merged) throw new AppError("not-found");
  await tx.db.updateTable("request_notes").set({ request_id: id }).where("request_id", "=", from).execute();
  await moveAttachments(tx, from, id);
  const result = await updateRecord<ProjectRequest>(tx, projectRequestsTable, id, filledIn(kept, merged));
  if (result.status !== kept.status) await addNote(tx, id, "status", result.status);
  const asked = [wantedOf(merged).join(joiners.comma), messageOf(merged)].filter(Boolean);
  await addNote(tx, id, "merged", [from, ...asked].join("\n"));
  await deleteRecord(tx, projectRequestsTable, from);
  await moveQuotes(tx, from, id);
  for (const task of await listRecords(tx.db, tasksTable, { where: { requestId: from } }))
    await updateRecord(tx, tasksTable, task.id, { requestId: id });
  return result;
}

/** What the kept request takes over: values that it lacks, all services and tags, and the later stage. */
function filledIn(kept: ProjectRequest, merged: ProjectRequest): Partial<ProjectRequest> {
  const { requestedServices: own } = kept;
  const { requestedServices: other } = merged;
  return {
    companyName: kept.companyName || merged.companyName,
    chosenPackage: kept.chosenPackage || merged.chosenPackage,
    phone: kept.phone || merged.phone,
    email: kept.email || merged.email,
    assigneeId: kept.assigneeId ?? merged.assigneeId,
    remindOn: kept.remindOn ?? merged.remindOn,
    clientId: kept.clientId ?? merged.clientId,
    status: laterOf(kept.status, merged.status),
    tags: mergedTags(kept.tags, merged.tags),
    expectedValue: kept.expectedValue ?? merged.expectedValue,
    ownValues: merged.ownValues.filter(({ field }) => ownValueOf(kept.ownValues, field ?? 0) === ""),
    answeredAt: earlierOf(kept.answeredAt, merged.answeredAt),
    closedAt: laterOf(kept.status, merged.status) === kept.status ? kept.closedAt : merged.closedAt,
    ...(!isContactReason(own) &&
      !isContactReason(other) && { requestedServices: [...new Set([...own, ...other])] }),
  };
}

/** A lost request says nothing about the other. */
function laterOf(kept: RequestStatus, merged: RequestStatus): RequestStatus {
  if (kept === "lost" || merged === "lost") return kept;
  return requestStatuses.indexOf(merged) > requestStatuses.indexOf(kept) ? merged : kept;
}

/** The earlier of two moments, of which either may be missing. */
const earlierOf = (one: string | null, other: string | null) =>
  [one, other].filter((moment) => moment !== null).sort()[0] ?? null;
