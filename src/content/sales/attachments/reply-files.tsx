import { UploadList } from "../../../admin-kit/pictures/upload-list.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { AttachButton } from "./attach-button.tsx";
import styles from "./attachment-list.module.css";
import { attachmentText as text } from "./attachments.text.ts";
import { type FilesOf, useAttachments, useFileUploads } from "./attachments-client.ts";

type FilesProps = {
  of: FilesOf;
  chosen: readonly number[];
  /** Two uploads may end before the form renders, so that a change is told and not its result. */
  onChoose(change: (chosen: number[]) => number[]): void;
};

/** The files of a request of which some go with a reply; what is added here goes with it. Requirement THREAD-01. */
export function ReplyFiles({ of, chosen, onChoose }: FilesProps) {
  const { files } = useAttachments(of);
  const uploads = useFileUploads(of, ({ id }) => onChoose((before) => [...before, id]));
  return (
    <>
      {files.length > 0 && (
        <fieldset className={styles.chosen}>
          <legend className={typeStyles.unseen}>{text.withReply}</legend>
          {files.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose((before) =>
                    target.checked ? [...before, id] : before.filter((one) => one !== id),
                  )
                }
              />
              <BidiName text={name} />
            </label>
          ))}
        </fieldset>
      )}
      <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      <AttachButton onFiles={uploads.add} />
    </>
  );
}
