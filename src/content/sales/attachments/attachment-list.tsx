import { X } from "lucide-react";
import { UploadList } from "../../../admin-kit/pictures/upload-list.tsx";
import { Failure } from "../../../ui/banner.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { AttachButton } from "./attach-button.tsx";
import styles from "./attachment-list.module.css";
import { attachmentText as text } from "./attachments.text.ts";
import { addressOf, type FilesOf, useAttachments, useFileUploads } from "./attachments-client.ts";

type ListProps = { of: FilesOf; canChange: boolean };

/** The files of a request or a quote: each is saved by a click, added and removed with undo. Requirement THREAD-01. */
export function AttachmentList({ of, canChange }: ListProps) {
  const { files, error, refetch, remove, restore } = useAttachments(of);
  const uploads = useFileUploads(of);
  const takeBack = (id: number) =>
    restore(id).then(
      () => toasts.success(text.restored),
      () => toasts.error(text.restoreFailed),
    );
  const discard = (id: number) =>
    remove(id).then(
      () => toasts.success(text.removed, { undo: () => takeBack(id) }),
      () => toasts.error(text.removeFailed),
    );
  return (
    <>
      <Failure of={error && text.loadFailed} onRetry={() => void refetch()} />
      {files.length > 0 && (
        <ul className={styles.files} aria-label={text.title}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <a href={addressOf(of, id)} download aria-label={text.open(name)}>
                <BidiName text={name} />
              </a>
              {canChange && (
                <IconButton aria-label={text.remove(name)} onClick={() => void discard(id)}>
                  <Icon of={X} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length === 0 && !error && !canChange && <p className={styles.none}>{text.none}</p>}
      {canChange && (
        <>
          <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
          <AttachButton onFiles={uploads.add} />
        </>
      )}
    </>
  );
}
