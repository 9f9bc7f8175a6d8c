import { useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { TextInput } from "../../../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../../../ui/overlays/dialog.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { requestWords } from "../board/quote-requests.text.ts";
import { useDetails } from "../board/use-desk.ts";
import { refusalIn } from "../desk/said-in.ts";
import { deskText } from "../desk.text.ts";
import { type LostReason, lostReasons, requests } from "../requests.ts";
import styles from "./lost-dialog.module.css";
import type { LostQuestion } from "./use-lost-reason.ts";

const { lost: text } = deskText;
const { max: mostLetters } = requests.fields.lostNote.options;

/** Asks why a request was lost: one of a few reasons, with an optional remark; requirement DESK-01. */
export default function LostDialog({
  question: { isAsking, requestId, answer },
}: {
  question: LostQuestion;
}) {
  return (
    <Dialog isOpen={isAsking} onClose={() => answer(null)} title={text.title} size="sm">
      {isAsking && <Reasons requestId={requestId} onAnswer={answer} />}
    </Dialog>
  );
}

type ReasonsProps = Pick<LostQuestion, "requestId"> & { onAnswer: LostQuestion["answer"] };

function Reasons({ requestId, onAnswer }: ReasonsProps) {
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
          maxLength={mostLetters}
          value={lostNote}
          onChange={(event) => setNote(event.target.value)}
        />
        {requestId !== null && <CustomerWords requestId={requestId} remark={lostNote} onTake={setNote} />}
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

type WordsProps = { requestId: number; remark: string; onTake(words: string): void };

/** What the customer wrote when refusing the quote, to be taken over as the remark. */
function CustomerWords({ requestId, remark, onTake }: WordsProps) {
  const said = refusalIn(useDetails(requestId).data?.notes ?? [], mostLetters);
  if (said === "" || said === remark) return null;
  return (
    <div className={styles.said}>
      <p>
        {text.said} <q dir="auto">{said}</q>
      </p>
      <Button variant="ghost" small onClick={() => onTake(said)}>
        {text.take}
      </Button>
    </div>
  );
}
