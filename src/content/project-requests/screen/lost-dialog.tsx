import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { TextInput } from "../../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../../ui/overlays/dialog.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { requestWords } from "../board/quote-requests.text.ts";
import { deskText } from "../desk.text.ts";
import { type LostReason, lostReasons } from "../requests.ts";
import styles from "./lost-dialog.module.css";
import type { LostQuestion } from "./use-lost-reason.ts";

const { lost: text } = deskText;

/** Asks why a request was lost: one of a few reasons, with an optional remark; requirement DESK-01. */
export default function LostDialog({ question: { isAsking, answer } }: { question: LostQuestion }) {
  return (
    <Dialog isOpen={isAsking} onClose={() => answer(null)} title={text.title} size="sm">
      {isAsking && <Reasons onAnswer={answer} />}
    </Dialog>
  );
}

function Reasons({ onAnswer }: { onAnswer: LostQuestion["answer"] }) {
  const [lostReason, setReason] = useState<LostReason["lostReason"]>(null);
  const [lostNote, setNote] = useState("");
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (lostReason) onAnswer({ lostReason, lostNote: lostNote.trim() });
        else setRefused(true);
      }}
    >
      <DialogBody>
        <fieldset className={styles.reasons} aria-describedby={isRefused ? "lost-reason" : undefined}>
          <legend className={typeStyles.unseen}>{text.legend}</legend>
          {lostReasons.map((reason) => (
            <label key={reason}>
              <input
                type="radio"
                name="reason"
                checked={lostReason === reason}
                onChange={() => setReason(reason)}
              />
              {requestWords.values.lostReason[reason]}
            </label>
          ))}
        </fieldset>
        {isRefused && lostReason === null && (
          <p id="lost-reason" className={styles.refused} role="alert">
            {text.choose}
          </p>
        )}
        <TextInput
          label={requestWords.labels.lostNote}
          maxLength={300}
          value={lostNote}
          onChange={(event) => setNote(event.target.value)}
        />
      </DialogBody>
      <footer>
        <Button variant="ghost" small onClick={() => onAnswer(null)}>
          {text.cancel}
        </Button>
        <Button small type="submit">
          {text.move}
        </Button>
      </footer>
    </form>
  );
}
