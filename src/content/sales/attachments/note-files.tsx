import { BidiName } from "../../../ui/text/bidi-text.tsx";
import type { DeskNote, DeskRequest } from "../requests/requests.ts";
import styles from "./attachment-list.module.css";
import { attachmentText as text } from "./attachments.text.ts";
import { addressOf, useAttachments } from "./attachments-client.ts";

type FilesProps = { request: Pick<DeskRequest, "id">; note: Pick<DeskNote, "attached"> };

/** The files that went or came with an entry of a thread; one that was deleted since is only named. Requirement THREAD-01. */
export function NoteFiles({ request, note }: FilesProps) {
  return note.attached.length === 0 ? null : <Files request={request} note={note} />;
}

function Files({ request, note }: FilesProps) {
  const of = `project-requests/${request.id}` as const;
  const { files } = useAttachments(of);
  return (
    <ul className={styles.files} aria-label={text.title}>
      {note.attached.map(({ attachment, name }) => (
        <li key={attachment}>
          {files.some(({ id }) => id === attachment) ? (
            <a href={addressOf(of, attachment ?? 0)} download aria-label={text.open(name)}>
              <BidiName text={name} />
            </a>
          ) : (
            <span>
              <BidiName text={name} /> · {text.gone}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
