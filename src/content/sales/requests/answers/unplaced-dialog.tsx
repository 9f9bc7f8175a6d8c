import { useState } from "react";
import { useMay } from "../../../../admin-kit/may.ts";
import { AppError } from "../../../../kernel/errors.ts";
import { foldDigits } from "../../../../kernel/text/arabic.ts";
import { formatDateTime } from "../../../../kernel/text/format.ts";
import { Failure } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { TextInput } from "../../../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../../../ui/overlays/dialog.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import { deskText } from "../desk.text.ts";
import { unplacedText as text } from "./unplaced.text.ts";
import styles from "./unplaced-dialog.module.css";
import type { ShownMail } from "./unplaced-mails.ts";
import { useUnplaced } from "./use-unplaced.ts";

type DialogProps = { isOpen: boolean; onClose(): void };

/** The mails for which no request was found: each is placed by a number, made a message, or deleted with undo. THREAD-01 */
export default function UnplacedDialog({ isOpen, onClose }: DialogProps) {
  const unplaced = useUnplaced();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} size="md" closesOutside={false}>
      <DialogBody>
        <p className={styles.lead}>{text.lead}</p>
        <Failure of={unplaced.error && text.failed} onRetry={() => void unplaced.refetch()} />
        {unplaced.mails.length === 0 && !unplaced.error && <p role="status">{text.none}</p>}
        <ul className={styles.mails}>
          {unplaced.mails.map((mail) => (
            <Mail key={mail.id} mail={mail} unplaced={unplaced} />
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}

type MailProps = { mail: ShownMail; unplaced: ReturnType<typeof useUnplaced> };

function Mail({ mail, unplaced }: MailProps) {
  const { id, name, email, subject, body, sentAt } = mail;
  return (
    <li aria-label={text.of(name)}>
      <article>
        <h3>
          <BidiName text={subject || name} />
        </h3>
        <p className={styles.lead}>
          <BidiName text={name} /> · <Ltr>{email}</Ltr>
          {sentAt && <> · {formatDateTime(sentAt)}</>}
        </p>
        <blockquote dir="auto">{body}</blockquote>
        <Ways key={id} mail={mail} unplaced={unplaced} />
      </article>
    </li>
  );
}

/** What becomes of a mail. */
function Ways({ mail: { id }, unplaced }: MailProps) {
  const [number, setNumber] = useState("");
  const [fault, setFault] = useState<string>();
  const request = Number(foldDigits(number).trim());
  const place = async () => {
    if (!Number.isInteger(request) || request < 1) return setFault(text.noRequest);
    try {
      await unplaced.place(id, request);
      toasts.success(text.placed);
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === "bad-request";
      setFault(isWrong ? text.noRequest : text.placeFailed);
    }
  };
  const make = () =>
    unplaced.make(id).then(
      () => toasts.success(text.made),
      () => toasts.error(text.makeFailed),
    );
  const restore = () =>
    unplaced.restore(id).then(
      () => toasts.success(text.restored),
      () => toasts.error(text.restoreFailed),
    );
  const remove = () =>
    unplaced.remove(id).then(
      () => toasts.success(text.removed, { undo: restore }),
      () => toasts.error(text.removeFailed),
    );
  if (!useMay("write")) return null;
  return (
    <div className={styles.ways}>
      <TextInput
        label={text.number}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={fault}
        onChange={({ target }) => {
          setNumber(target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") void place();
        }}
      />
      <Button small onClick={() => void place()}>
        {text.place}
      </Button>
      <Button small variant="line" onClick={() => void make()}>
        {text.make}
      </Button>
      <Button small variant="ghost" onClick={() => void remove()}>
        {deskText.head.delete}
      </Button>
    </div>
  );
}
