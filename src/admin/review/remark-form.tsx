import { guestText, remarksThere } from "../../content/page-content/review/guest.text.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { countOf } from "../../kernel/text/format.ts";
import { TextArea } from "../../ui/controls/inputs.tsx";
import { chipOf, chips, withChip } from "./chips.ts";
import { GuestForm } from "./form-parts.tsx";
import { useName, useTyped } from "./guest-memory.ts";
import styles from "./review.module.css";
import { Sheet } from "./sheet-frame.tsx";
import { type Review, useSending } from "./use-review.ts";
import { Who } from "./who.tsx";

const { remark: words } = guestText;

type RemarkSheetProps = {
  review: Review;
  /** The field that it is about: its address, what it is called and the words that stand there. */
  on: { address: Address; label: string; words: string };
  onClose(): void;
  onSent(): void;
  onRead(): void;
};

/** Takes a remark on a text or picture; requirement SAY-01. */
export function RemarkSheet({ review, on, onClose, onSent, onRead }: RemarkSheetProps) {
  const [text, setText] = useTyped(`remark ${on.address}`);
  const [name, setName] = useName();
  const { isSending, fault, attempt } = useSending(["text", "name"]);
  const there = review.view?.remarks.filter(({ address }) => address === on.address).length ?? 0;
  const send = async () => {
    const isSent = await attempt({ text, name }, () =>
      review.send((client) => client.remark({ address: on.address, text, name })),
    );
    if (isSent) {
      setText("");
      onSent();
    }
    return isSent;
  };
  return (
    <Sheet title={words.title} note={on.label} onClose={onClose}>
      {on.words !== "" && (
        <blockquote className={styles.quoted} dir="auto">
          {on.words}
        </blockquote>
      )}
      {there > 0 && (
        <p className={styles.named}>
          {words.others(countOf(remarksThere, there))}
          <button type="button" onClick={onRead}>
            {words.read}
          </button>
        </p>
      )}
      <GuestForm fault={fault} isSending={isSending} send={words.send} onSend={send}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its chips sideways */}
        <div role="group" aria-label={words.kinds} className={styles.chips}>
          {chips.map((chip) => (
            <button
              key={chip}
              type="button"
              aria-pressed={chipOf(text) === chip}
              onClick={() => setText(withChip(text, chip))}
            >
              {chip}
            </button>
          ))}
        </div>
        <TextArea
          label={words.text}
          name="text"
          data-first=""
          rows={3}
          maxLength={2000}
          value={text}
          error={fault.fields.text}
          onChange={(event) => setText(event.target.value)}
        />
        <Who name={name} error={fault.fields.name} onName={setName} />
      </GuestForm>
    </Sheet>
  );
}
