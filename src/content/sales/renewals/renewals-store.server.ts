import { findRecord, listRecords } from "../../../kernel/db/records.server.ts";
import { matchingRevisions } from "../../../kernel/db/revisions.server.ts";
import { lockRecord, type Revised, updateRecord, type Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { projects } from "../../projects/projects.ts";
import { endTask, finishTask, withReminder } from "./reminder.server.ts";
import { dayAfterPeriods } from "./renewal-days.ts";
import type { Renewal } from "./renewals.ts";
import { renewalsTable } from "./table.server.ts";

/**
 * Renews what was to be renewed on a day: its next day moves by one period, its task is done, and the next one is made. Throws
 * `not-found`, and `conflict` if it has ended or its next day is another one by now. Requirement DESK-06.
 */
export async function renew(tx: Write, id: number, day: string): Promise<Renewal> {
  const renewal = await lockOn(tx, id, day);
  if (renewal.state !== "active") throw new AppError("conflict");
  await finishTask(tx, renewal.taskId);
  const nextDay = dayAfterPeriods(renewal, 1);
  return updateRecord<Renewal>(tx, renewalsTable, id, { nextDay, renewedAt: tx.at, taskId: null });
}

/**
 * Takes back a renewal that was the last change, with its next day at `day` since: day, task and time are as they were before. Throws
 * `not-found`, and `conflict` if it was changed meanwhile.
 */
export async function takeBackRenewal(tx: Write, id: number, day: string): Promise<Renewal> {
  await lockOn(tx, id, day);
  const last = await matchingRevisions(tx.db, { resource: renewalsTable.name, recordId: String(id) })
    .select(["fields", "before"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const fields: string[] = JSON.parse(last?.fields ?? "[]");
  const before: Renewal | null = JSON.parse(last?.before ?? "null"); // the row edge: of this table
  // A renewal that is taken back moves the day the other way, and is no renewal.
  if (!before || !fields.includes("renewedAt") || before.nextDay >= day) throw new AppError("conflict");
  const { nextDay, anchorDay, renewedAt, taskId } = before;
  return updateRecord<Renewal>(tx, renewalsTable, id, { nextDay, anchorDay, renewedAt, taskId });
}

async function lockOn(tx: Write, id: number, day: string): Promise<Renewal> {
  await tx.bumpInboxVersion();
  const renewal = await lockRecord(tx, renewalsTable, id);
  if (renewal.nextDay !== day) throw new AppError("conflict");
  return renewal;
}

/** Ends the task of a renewal that is deleted; its restore brings it back. */
export async function endTaskOf(tx: Write, id: number) {
  await tx.bumpInboxVersion();
  await endTask(tx, (await findRecord(tx.db, renewalsTable, id))?.taskId ?? null);
}

/** Ends the tasks of the renewals of a project that is deleted, and brings them back with it; called for each revision. DESK-06 */
export async function followProjects(tx: Write, { resource, recordId, action }: Revised) {
  if (resource !== projects.name || (action !== "delete" && action !== "restore")) return;
  for (const renewal of await listRecords(tx.db, renewalsTable, {
    where: { projectId: recordId, state: "active" },
  })) {
    const { taskId } = await withReminder(tx, renewal, renewal);
    if (taskId !== renewal.taskId) await updateRecord<Renewal>(tx, renewalsTable, renewal.id, { taskId });
  }
}
