import { useQueryClient } from "@tanstack/react-query";
import { toBody } from "../../kernel/resource/wire.ts";
import { formatDateTime } from "../../kernel/text/format.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { taskClient } from "./client.ts";
import { type Snooze, snoozedUntil } from "./snooze.ts";
import { type TaskInput, type TaskRecord, tasks } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";

/** Everything of tasks lies below it in the cache. */
export const tasksKey = "tasks";

type Ticked = Pick<TaskRecord, "id" | "isDone">;
type Reminded = Pick<TaskRecord, "id" | "remindAt">;

/** What is done with tasks wherever they are shown: each says what came of it, and can be taken back; requirement DESK-06. */
export function useTaskChanges() {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: [tasksKey] });
  /** Not based on the version: a tick, or a later reminder, means the same whatever else was changed. */
  const change = async (id: number, changes: object) => {
    await taskClient.update(id, changes);
    await reload();
  };
  const said = async (failure: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch {
      toasts.error(failure);
      return false;
    }
  };
  const tick = ({ id, isDone }: Ticked): Promise<boolean> =>
    said(text.failures.save, async () => {
      await change(id, wired({ isDone: !isDone }));
      toasts.success(isDone ? text.reopened : text.done, { undo: () => tick({ id, isDone: !isDone }) });
    });
  const snooze = ({ id, remindAt }: Reminded, until: Snooze): Promise<boolean> =>
    said(text.failures.save, async () => {
      const later = snoozedUntil(until, new Date()).toISOString();
      await change(id, wired({ remindAt: later }));
      toasts.success(text.snoozed(formatDateTime(later)), {
        kind: "snooze",
        undo: () => said(text.failures.save, () => change(id, wired({ remindAt }))),
      });
    });
  const remove = ({ id }: Pick<TaskRecord, "id">): Promise<boolean> =>
    said(text.failures.delete, async () => {
      await taskClient.remove(id);
      await reload();
      const undo = () =>
        said(text.failures.save, async () => {
          await taskClient.restore(id);
          await reload();
        });
      toasts.success(text.deleted, { undo });
    });
  return { tick, snooze, remove, reload };
}

/** Changes as calls have them. */
function wired(changes: Partial<TaskInput>): object {
  return toBody(tasks, changes);
}
