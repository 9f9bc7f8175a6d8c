import { useQueryClient } from "@tanstack/react-query";
import { toBody } from "../../../kernel/resource/wire.ts";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { taskClient } from "./client.ts";
import { type Snooze, snoozedUntil } from "./snooze.ts";
import { type TaskInput, type TaskRecord, tasks } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";

/** The first part of the cache key of everything about tasks. */
export const tasksKey = "tasks";

type Ticked = Pick<TaskRecord, "id" | "isDone">;
type Reminded = Pick<TaskRecord, "id" | "remindAt">;

/** The changes of tasks, wherever these are shown: each says whether it succeeded, and can be undone; requirement DESK-06. */
export function useTaskChanges() {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: [tasksKey] });
  /** Sends no version: a tick, or a later reminder, means the same whatever else was changed. */
  const change = async (id: number, changes: object) => {
    await taskClient.update(id, changes);
    await reload();
  };
  const attempt = async (failure: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch {
      toasts.error(failure);
      return false;
    }
  };
  const tick = ({ id, isDone }: Ticked): Promise<boolean> =>
    attempt(text.failures.save, async () => {
      await change(id, wired({ isDone: !isDone }));
      toasts.success(isDone ? text.reopened : text.done, { undo: () => tick({ id, isDone: !isDone }) });
    });
  const snooze = ({ id, remindAt }: Reminded, until: Snooze): Promise<boolean> =>
    attempt(text.failures.save, async () => {
      const later = snoozedUntil(until, new Date()).toISOString();
      await change(id, wired({ remindAt: later }));
      toasts.success(text.snoozed(formatDateTime(later)), {
        kind: "snooze",
        undo: () => attempt(text.failures.save, () => change(id, wired({ remindAt }))),
      });
    });
  const remove = ({ id }: Pick<TaskRecord, "id">): Promise<boolean> =>
    attempt(text.failures.delete, async () => {
      await taskClient.remove(id);
      await reload();
      const undo = () =>
        attempt(text.failures.save, async () => {
          await taskClient.restore(id);
          await reload();
        });
      toasts.success(text.deleted, { undo });
    });
  return { tick, snooze, remove, reload };
}

/** Changes as the body of a call. */
function wired(changes: Partial<TaskInput>): object {
  return toBody(tasks, changes);
}
