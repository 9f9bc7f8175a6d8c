import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text } from "../admin-kit.text.ts";
import { focusListHeading } from "../list/list-focus.ts";

type DeleteConfirmationProps<T> = {
  /** The record in question; null keeps the dialog closed. */
  record: T | null;
  onClose(): void;
  /** To the letter; ADM-07. */
  question: string;
  /** Stands before what is said of the way back. */
  note?: string | undefined;
  remove(record: T): Promise<unknown>;
  /** Takes the delete back; without it there is no undo. */
  restore?: (record: T) => Promise<unknown>;
  deletedText: string;
  /** Shows the failure. */
  onFailure(error: unknown): void;
};

/** Asks, deletes, and offers ten seconds to take it back. */
export function DeleteConfirmation<T>({
  record,
  onClose,
  question,
  note,
  remove,
  restore,
  deletedText,
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
      toasts.success(deletedText, restore ? { undo: () => takeBack(record) } : {});
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
