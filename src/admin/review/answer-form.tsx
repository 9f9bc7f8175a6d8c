import { TriangleAlert } from "lucide-react";
import { guestText, openRemarks } from "../../content/page-content/review/guest.text.ts";
import type { Approval, GuestView } from "../../content/page-content/review/wire.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextArea, TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { draftWords } from "./draft-words.ts";
import { GuestForm } from "./form-parts.tsx";
import { useName, useTyped } from "./guest-memory.ts";
import styles from "./review.module.css";
import { Sheet } from "./sheet-frame.tsx";
import { type Review, useSending } from "./use-review.ts";
import { Who } from "./who.tsx";

const { approve, ask, who, moved } = guestText;

type AnswerProps = {
  answer: Approval["answer"];
  review: Review;
  view: GuestView;
  /** The digest of the draft that the page shows. */
  digest: string;
  onClose(): void;
  onSent(): void;
};

/** Takes the approval of the draft, or asks for changes to it; requirement SAY-01. */
export function AnswerSheet({ answer, review, view, digest, onClose, onSent }: AnswerProps) {
  const isApproval = answer === "approved";
  const [name, setName] = useName();
  const [position, setPosition] = useTyped("position");
  const [note, setNote] = useTyped("note");
  const { isSending, fault, attempt } = useSending(["name", "position", "note"]);
  const open = view.remarks.filter(({ done }) => !done).length;
  const send = async () => {
    const body = { answer, digest, name, ...(isApproval ? { position } : { note }) };
    const isSent = await attempt({ name }, () => review.send((client) => client.answer(body)));
    if (isSent) {
      setNote("");
      onSent();
    }
    return isSent;
  };
  const moment = draftWords(view);
  const approval = view.draft.at === null ? approve.sendUnchanged : approve.send(moment);
  return (
    <Sheet title={isApproval ? approve.title : ask.title} isModal onClose={onClose}>
      {isApproval ? (
        <dl className={styles.facts}>
          <dt>{approve.page}</dt>
          <dd>{view.page}</dd>
          <dt>{approve.draft}</dt>
          <dd>{moment}</dd>
          <dt>{approve.digest}</dt>
          <dd>
            <bdi dir="ltr">{digest.slice(0, 8)}</bdi>
          </dd>
        </dl>
      ) : (
        open > 0 && <p className={styles.fine}>{ask.lead}</p>
      )}
      {isApproval && open > 0 && (
        <p className={styles.warning}>
          <Icon of={TriangleAlert} />
          <span>{approve.waiting(countOf(openRemarks, open))}</span>
        </p>
      )}
      {review.isMoved ? (
        <Moved />
      ) : (
        <GuestForm fault={fault} isSending={isSending} send={isApproval ? approval : ask.send} onSend={send}>
          {!isApproval && (
            <TextArea
              label={ask.note}
              optional
              name="note"
              data-first=""
              rows={3}
              maxLength={2000}
              value={note}
              error={fault.fields.note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          <Who name={name} error={fault.fields.name} onName={setName} />
          {isApproval && (
            <TextInput
              label={who.position}
              optional
              name="position"
              autoComplete="organization-title"
              maxLength={100}
              value={position}
              error={fault.fields.position}
              onChange={(event) => setPosition(event.target.value)}
            />
          )}
        </GuestForm>
      )}
      {isApproval && <p className={styles.fine}>{approve.kept}</p>}
    </Sheet>
  );
}

/** Instead of the form, when the draft is another one than the page shows. */
const Moved = () => (
  <div className={styles.form}>
    <p className={styles.warning} role="alert">
      <Icon of={TriangleAlert} />
      <span>{moved.refused}</span>
    </p>
    <Button block onClick={() => location.reload()}>
      {moved.show}
    </Button>
  </div>
);
