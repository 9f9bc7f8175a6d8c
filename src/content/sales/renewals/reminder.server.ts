import { findRecord } from "../../../kernel/db/records.server.ts";
import {
  createRecord,
  deleteRecord,
  type NewRecord,
  undeleteRecord,
  updateRecord,
  type Write,
} from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { wireNameOf } from "../../../kernel/resource/wire.ts";
import { formatDate, formatPrice, isoDayAfter } from "../../../kernel/text/format.ts";
import type { Project } from "../../projects/projects.ts";
import { projectsTable } from "../../projects/store.server.ts";
import { nineOn } from "../tasks/snooze.ts";
import { tasksTable } from "../tasks/store.server.ts";
import { type TaskInput, tasks } from "../tasks/tasks.ts";
import { anchorOf } from "./renewal-days.ts";
import { taskTitle } from "./renewals.text.ts";
import { type Renewal, type RenewalInput, renewals } from "./renewals.ts";

/**
 * What follows from a renewal when it is stored: its anchor, and its task. An active renewal of a project that is there has one open
 * task, due so many days before its next day; the task of another one is ended. A task that a person finished, deleted or put off stays
 * so until the day moves. `before` is null for a new renewal, and the renewal itself for one that is restored. Throws `invalid` for a
 * project that does not exist. Requirement DESK-06.
 */
export async function withReminder<R extends NewRecord<Renewal>>(
  tx: Write,
  given: R,
  before: Renewal | null,
): Promise<R> {
  const record = { ...given, anchorDay: anchorOf(given) };
  const project = await findRecord(tx.db, projectsTable, record.projectId);
  if (!project && record.projectId !== before?.projectId)
    throw invalid({ [wireNameOf(renewals, "projectId")]: fieldMessages.option });
  if (before && before.taskId !== record.taskId) await endTask(tx, before.taskId);
  if (record.state !== "active" || !project) {
    await endTask(tx, record.taskId);
    return record;
  }
  const isBack = before !== null && (Object.is(before, given) || before.state !== record.state);
  return { ...record, taskId: await keepTask(tx, record, before, { project, isBack }) };
}

/** Deletes the task of a renewal, unless a person finished it. */
export async function endTask(tx: Write, id: number | null) {
  if (await isOpenTask(tx, id)) await deleteRecord(tx, tasksTable, id ?? 0);
}

/** Marks the task of a renewal as done, unless it is, or is gone. */
export async function finishTask(tx: Write, id: number | null) {
  if (await isOpenTask(tx, id)) await updateRecord(tx, tasksTable, id ?? 0, { isDone: true });
}

async function isOpenTask(tx: Write, id: number | null): Promise<boolean> {
  const task = id === null ? undefined : await findRecord(tx.db, tasksTable, id);
  return task !== undefined && !task.isDone;
}

type Kept = {
  project: Project;
  /** Whether it was ended, deleted, or lay with its project in the trash, so that its task is to come back. */
  isBack: boolean;
};

/** Moves the task of a renewal if it is open, and opens it again or makes one where the day has moved; answers its id. */
async function keepTask(
  tx: Write,
  record: RenewalInput,
  before: Renewal | null,
  { project, isBack }: Kept,
): Promise<number | null> {
  const task = taskOf(record, project);
  const former: Partial<TaskInput> = before && before.taskId === record.taskId ? taskOf(before, project) : {};
  const isMoved = task.dueDate !== former.dueDate;
  const own = record.taskId === null ? undefined : await findRecord(tx.db, tasksTable, record.taskId);
  if (!own) return isMoved || isBack ? bringBack(tx, record.taskId, task) : record.taskId;
  const changes = changesOf(task, former);
  if (Object.keys(changes).length > 0 && (isMoved || !own.isDone))
    await updateRecord(tx, tasksTable, own.id, { ...changes, isDone: false });
  return own.id;
}

async function bringBack(tx: Write, id: number | null, task: Partial<TaskInput>): Promise<number> {
  try {
    if (id !== null) await undeleteRecord(tx, tasksTable, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not-found") throw error;
    return bringBack(tx, null, task); // the trash was emptied meanwhile
  }
  if (id === null) return (await createRecord(tx, tasksTable, { ...blankOf(tasks), ...task })).id;
  await updateRecord(tx, tasksTable, id, { ...task, isDone: false });
  return id;
}

/** What the task of a renewal says; it rings at nine on its day. */
function taskOf(record: RenewalInput, { clientId }: Project) {
  const { projectId, assigneeId, title, amount, nextDay, remindDays } = record;
  const dueDate = isoDayAfter(nextDay, -remindDays);
  return {
    title: taskTitle(title, formatDate(nextDay), amount === null ? "" : formatPrice(amount)),
    ...{ dueDate, remindAt: nineOn(dueDate), assigneeId, projectId, clientId },
  } satisfies Partial<TaskInput>;
}

/** What a task says otherwise than before, so that what a person changed of it meanwhile stays. */
function changesOf(task: Partial<TaskInput>, former: Partial<TaskInput>): Partial<TaskInput> {
  const isChanged = (name: string) => Reflect.get(task, name) !== Reflect.get(former, name);
  return Object.fromEntries(Object.entries(task).filter(([name]) => isChanged(name)));
}
