import { PhoneIncoming } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { MomentField } from "../../../../admin-kit/day/moment-field.tsx";
import { useUnsaved } from "../../../../admin-kit/form/use-unsaved.ts";
import { MentionField } from "../../../../admin-kit/mentions/mention-field.tsx";
import { AppError } from "../../../../kernel/errors.ts";
import { randomKey } from "../../../../kernel/text/random-key.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { freeText } from "../../../../ui/controls/inputs.tsx";
import { Segments } from "../../../../ui/controls/segments.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { noteWords } from "../board/quote-requests.text.ts";
import { useDeskChanges } from "../board/use-desk.ts";
import composerStyles from "../desk/composer.module.css";
import { useColleagues } from "../mentions/use-colleagues.ts";
import type { DeskRequest } from "../requests.ts";
import styles from "./contact-draft.module.css";
import { contactText as text } from "./contacts.text.ts";
import { type Contact, contactDirections, contactWays } from "./contacts.ts";

type DraftProps = {
  request: DeskRequest;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called after the contact was stored. */
  onStored(): void;
};

/** Logs what was said by phone, chat, mail or in a meeting; most often what the customer said just now. Requirement THREAD-01. */
export function ContactDraft({ request, field, onStored }: DraftProps) {
  const contact = useContact(request, onStored);
  const { direction, way, at } = contact.said;
  const colleagues = useColleagues();
  const send = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={styles.facts}>
        <Segments
          label={text.direction}
          options={contactDirections.map((value) => ({ value, shown: noteWords.values.direction[value] }))}
          chosen={direction}
          onChoose={(direction) => contact.say({ direction })}
        />
        <Segments
          label={text.way}
          options={contactWays.map((value) => ({ value, shown: noteWords.values.way[value] }))}
          chosen={way}
          onChoose={(way) => contact.say({ way })}
        />
        <button
          type="button"
          className={styles.when}
          aria-pressed={at !== undefined}
          onClick={() => contact.say({ at: at === undefined ? new Date().toISOString() : undefined })}
        >
          {text.when}
        </button>
      </div>
      {at !== undefined && (
        <div className={styles.moment}>
          <MomentField
            labels={{ day: text.day, time: text.time }}
            value={at}
            onChange={(at) => contact.say({ at: at ?? "" })}
            error={contact.momentError}
          />
        </div>
      )}
      <MentionField
        ref={field}
        {...freeText}
        aria-label={text.field}
        aria-describedby={contact.failure ? "contact-failure" : undefined}
        placeholder={direction === "in" ? text.hint : text.hintOut}
        value={contact.typed}
        people={colleagues}
        maxLength={5000}
        rows={3}
        onText={contact.type}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send.current?.click();
        }}
      />
      {contact.failure && (
        <p className={composerStyles.failure} id="contact-failure" role="alert">
          {contact.failure}
        </p>
      )}
      <div className={composerStyles.foot}>
        <span className={composerStyles.keys}>
          <kbd>
            <bdi dir="ltr">Ctrl Enter</bdi>
          </kbd>
        </span>
        <Button
          small
          ref={send}
          loading={contact.isSaving}
          disabled={contact.typed.trim() === ""}
          onClick={() => void contact.keep()}
        >
          <Icon of={PhoneIncoming} />
          {text.save}
        </Button>
      </div>
    </>
  );
}

const usual: Omit<Contact, "text"> = { direction: "in", way: "phone" };

/** What is typed of a contact, and how it is stored. After a failure all of it stays. */
function useContact({ id }: DeskRequest, onStored: () => void) {
  const { addContact, takeBackContact } = useDeskChanges();
  const [typed, type] = useUnsaved(`contact:${id}`);
  const [said, setSaid] = useState(usual);
  const [failure, setFailure] = useState("");
  const [momentError, setMomentError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // Changes only after a success, so that a retry after a lost answer logs nothing twice.
  const key = useRef(randomKey());
  const takeBack = (note: number) =>
    takeBackContact(id, note).then(
      () => toasts.success(text.removed),
      () => toasts.error(text.removeFailed),
    );
  const keep = async () => {
    if (typed.trim() === "" || isSaving) return;
    setSaving(true);
    setFailure("");
    setMomentError(undefined);
    try {
      const note = await addContact(id, { ...said, at: said.at || undefined, text: typed }, key.current);
      key.current = randomKey();
      type("");
      setSaid(usual);
      toasts.success(text.saved, { undo: () => takeBack(note.id) });
      onStored();
    } catch (error) {
      const wrong = error instanceof AppError ? error.fields.at : undefined;
      setMomentError(wrong);
      if (!wrong) setFailure(text.failed);
    } finally {
      setSaving(false);
    }
  };
  return {
    typed,
    type,
    said,
    say: (changes: Partial<typeof said>) => {
      setMomentError(undefined);
      setSaid({ ...said, ...changes });
    },
    failure,
    momentError,
    isSaving,
    keep,
  };
}
