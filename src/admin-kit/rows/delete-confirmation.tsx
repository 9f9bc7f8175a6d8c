import type { PluralForms } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text } from "../admin-kit.text.ts";
import { focusListHeading } from "../list/list-focus.ts";

type DeleteConfirmationProps<T> = {
  /** The record in question; null keeps the dialog closed. */
  record: T | null;
  onClose(): void;
  /** The question, with the exact wording of ADM-07. */
  question: string;
  /** Shown before the sentence about undo. */
  note?: string | undefined;
  remove(record: T): Promise<unknown>;
  /** Undoes the delete; without it there is no undo. */
  restore?: (record: T) => Promise<unknown>;
  deletedText: string;
  /** The noun for counting several deletes in a row; without it only their number is shown. */
  noun?: PluralForms;
  /** Shows the failure. */
  onFailure(error: unknown): void;
};

/** The common message of several deletes in a row. */
export const deletedSeveral = (noun: PluralForms, count: number) => ({
  kind: `delete ${noun.other}`,
  count,
  words: (sum: number) => text.bulkDone.delete(countOf(noun, sum)),
});

/** Asks before a delete, deletes, and offers undo for a moment. */
export function DeleteConfirmation<T>({
  record,
  onClose,
  question,
  note,
  remove,
  restore,
  deletedText,
  noun,
  onFailure,
}: DeleteConfirmationProps<T>) {
  const takeBack = async (deleted: T) => {
    try {
      await restore?.(deleted);
      toasts.success(text.restored);
    } catch {
      toasts.error(text.restoreFailed);
    }
  };
  const confirm = async () => {
    if (record === null) return;
    try {
      await remove(record);
      focusListHeading();
      const undo = restore && (() => takeBack(record));
      toasts.success(deletedText, undo && { undo, ...(noun && deletedSeveral(noun, 1)) });
    } catch (error) {
      onFailure(error);
    }
  };
  return (
    <ConfirmDialog
      isOpen={record !== null}
      onClose={onClose}
      question={question}
      note={[note, restore && text.deleteUndoNote].filter(Boolean).join(" ")}
      onConfirm={confirm}
    />
  );
}
