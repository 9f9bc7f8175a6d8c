import { CircleAlert, X } from "lucide-react";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Progress } from "../../ui/progress.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text } from "./library.text.ts";
import styles from "./upload-list.module.css";
import type { Upload } from "./use-uploads.ts";

type UploadListProps = { uploads: readonly Upload[]; onDismiss(key: number): void };

/** The running and failed uploads, each with its progress or the reason of its failure. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  return (
    <ul className={styles.uploads} aria-live="polite">
      {uploads.map(({ key, name, progress, failure }) =>
        failure === undefined ? (
          <li key={key}>
            <BidiName text={name} />
            <Progress percent={Math.round(progress * 100)} label={text.uploadOf(name)} />
          </li>
        ) : (
          <li key={key} className={styles.failed}>
            <Icon of={CircleAlert} />
            <span>{text.uploadFailedOf(name, failure)}</span>
            <IconButton aria-label={`${text.dismiss} ${name}`} onClick={() => onDismiss(key)}>
              <Icon of={X} />
            </IconButton>
          </li>
        ),
      )}
    </ul>
  );
}
