import { X } from "lucide-react";
import { useMay } from "../../../../admin-kit/may.ts";
import { excerpt } from "../../../../kernel/text/arabic.ts";
import { IconButton } from "../../../../ui/controls/button.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { useDeskChanges } from "../board/use-desk.ts";
import type { DeskNote, DeskRequest } from "../requests.ts";
import { contactText as text } from "./contacts.text.ts";
import styles from "./take-back.module.css";

/** Takes back a contact that was logged by mistake, with undo; requirement THREAD-01. */
export function TakeBack({ request, note }: { request: DeskRequest; note: DeskNote }) {
  const { takeBackContact, restoreContact } = useDeskChanges();
  if (!useMay("write")) return null;
  const restore = () =>
    restoreContact(request.id, note.id).then(
      () => toasts.success(text.restored),
      () => toasts.error(text.restoreFailed),
    );
  const remove = () =>
    takeBackContact(request.id, note.id).then(
      () => toasts.success(text.removed, { undo: restore }),
      () => toasts.error(text.removeFailed),
    );
  return (
    <IconButton
      className={styles.remove}
      aria-label={text.remove(excerpt(note.body, 40))}
      onClick={() => void remove()}
    >
      <Icon of={X} />
    </IconButton>
  );
}
