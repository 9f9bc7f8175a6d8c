import { useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../../kernel/errors.ts";
import { fromAnswer, toBody } from "../../../kernel/resource/wire.ts";
import { formatDate } from "../../../kernel/text/format.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { deskKey } from "../requests/board/use-desk.ts";
import { tasksKey } from "../tasks/use-task-changes.ts";
import { renew, renewalClient, renewalsKey, takeBackRenewal } from "./client.ts";
import { text } from "./renewals.text.ts";
import { type RenewalInput, type RenewalRecord, renewals } from "./renewals.ts";

/** The changes of what a project renews: each says whether it succeeded, and can be undone; requirement DESK-06. */
export function useRenewalChanges() {
  const cache = useQueryClient();
  /** Their tasks change with them, and the report of sales. */
  const reload = () =>
    Promise.all([renewalsKey, tasksKey, deskKey].map((key) => cache.invalidateQueries({ queryKey: [key] })));
  const attempt = async (failure: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const isOld = error instanceof AppError && error.code === "conflict";
      toasts.error(isOld ? text.failures.changed : failure);
      return false;
    } finally {
      await reload();
    }
  };
  const change = (id: number, changes: Partial<RenewalInput>, said: string, undo?: () => unknown) =>
    attempt(text.failures.save, async () => {
      await renewalClient.update(id, toBody(renewals, changes));
      toasts.success(said, undo && { undo });
    });
  return {
    reload,
    renew: (renewal: RenewalRecord) =>
      attempt(text.failures.save, async () => {
        const { id, nextDay } = fromAnswer(renewals, await renew(renewal));
        const undo = () =>
          attempt(text.failures.save, async () => {
            await takeBackRenewal(id, nextDay);
            toasts.success(text.takenBack);
          });
        toasts.success(text.renewed(formatDate(nextDay)), { undo, kind: `renewed ${id}` });
      }),
    end: ({ id }: RenewalRecord) =>
      change(id, { state: "ended" }, text.ended, () => change(id, { state: "active" }, text.resumed)),
    resume: ({ id }: RenewalRecord) =>
      change(id, { state: "active" }, text.resumed, () => change(id, { state: "ended" }, text.ended)),
    remove: ({ id }: RenewalRecord) =>
      attempt(text.failures.delete, async () => {
        await renewalClient.remove(id);
        const undo = () =>
          attempt(text.failures.save, async () => {
            await renewalClient.restore(id);
            toasts.success(text.restored);
          });
        toasts.success(text.deleted, { undo });
      }),
  };
}
