import { sql } from "kysely";
import type { Db } from "../../../kernel/db/database.server.ts";
import { type Write, write } from "../../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../../kernel/process/kernel.server.ts";

/** A reminder that has rung, of a task that is still to be done; requirement DESK-06. */
export type RungReminder = { id: number; title: string; remindAt: string; assigneeId: number | null };

const mostShown = 200;

/** The open tasks whose reminder is due and has not rung. */
export const dueReminders = (db: Db, now: string) =>
  openTasks(db).select("id").where("remind_at", "<=", now).where(isUnrung);

/**
 * Marks reminders as rung that are due now, and tells the bell of all processes. If several processes look at once, only one
 * of them marks each reminder. Answers the ids of those marked here; a reminder that is moved afterwards rings again.
 */
export async function ringDue(kernel: Kernel): Promise<number[]> {
  const now = kernel.now().toISOString();
  const waiting = await dueReminders(kernel.reads, now).limit(1).executeTakeFirst();
  if (!waiting) return []; // nothing is locked while nothing is due
  return write(kernel, system, async (tx) => {
    await tx.bumpInboxVersion();
    const rung = await tx.db
      .updateTable("tasks")
      .set((eb) => ({ rung_for: eb.ref("remind_at") }))
      .where("id", "in", dueReminders(tx.db, now))
      .where(isUnrung) // another process may have been first while this one waited
      .returning("id")
      .execute();
    return rung.map(({ id }) => id);
  });
}

/** The reminders that have rung and whose tasks are still open, the latest first, at most 200. */
export async function readRung(db: Db): Promise<RungReminder[]> {
  const rows = await openTasks(db)
    .select(["id", "title", "remind_at", "assignee_id"])
    .whereRef("rung_for", "=", "remind_at")
    .orderBy("remind_at", "desc")
    .orderBy("id", "desc")
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    remindAt: row.remind_at ?? "",
    assigneeId: row.assignee_id,
  }));
}

/** An open task that somebody assigned to a user who has not seen it yet; requirement DESK-07. */
export type AssignedTask = { id: number; title: string; by: string; at: string; assigneeId: number | null };

/** The tasks of which their assignees are still to be told, the latest first, at most 200. */
export async function readAssignedTasks(db: Db): Promise<AssignedTask[]> {
  const rows = await openTasks(db)
    .select(["id", "title", "assigned_by", "assigned_at", "assignee_id"])
    .where("assigned_at", "is not", null)
    .orderBy("assigned_at", "desc")
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    by: row.assigned_by ?? "",
    at: row.assigned_at ?? "",
    assigneeId: row.assignee_id,
  }));
}

/** Marks a task as seen by its assignee, without a new version or a revision. */
export async function seeAssignedTask(tx: Write, id: number, userId: number) {
  await tx.db
    .updateTable("tasks")
    .set({ assigned_by: null, assigned_at: null })
    .where("id", "=", id)
    .where("assignee_id", "=", userId)
    .execute();
}

const isUnrung = sql<boolean>`(rung_for is null or rung_for <> remind_at)`;

/** The tasks that are still to do. */
export const openTasks = (db: Db) =>
  db.selectFrom("tasks").where("is_done", "=", 0).where("deleted_at", "is", null);
