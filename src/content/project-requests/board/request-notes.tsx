import { Inbox, RefreshCw } from "lucide-react";
import { useState } from "react";
import { relativeTime } from "../../../kernel/text/format.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { TextArea } from "../../../ui/controls/inputs.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { initialsOf, tintOf } from "../../../ui/pictures/initials.ts";
import { BidiName, BidiText } from "../../../ui/text/bidi-text.tsx";
import { deskText } from "../desk.text.ts";
import { type DeskNote, type DeskRequest, requestStatuses } from "../requests.ts";
import { statusNames } from "./quote-requests.text.ts";
import { useDeskChanges, useDetails } from "./use-desk.ts";
import { useUnsaved } from "./use-unsaved.ts";

const { drawer: text } = deskText;

/** Notes of staff and what was done, newest first, with the arrival at the end; requirement AREQ-02. */
export function RequestNotes({ request }: { request: DeskRequest }) {
  const details = useDetails(request.id);
  const { addNote } = useDeskChanges();
  const [typed, setTyped] = useUnsaved(`note:${request.id}`);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const add = async () => {
    if (typed.trim() === "" || isSaving) return;
    setSaving(true);
    try {
      await addNote(request.id, typed);
      setTyped("");
      setFailure(undefined);
    } catch {
      setFailure(text.noteFailed);
    } finally {
      setSaving(false);
    }
  };
  const now = new Date();
  return (
    <section>
      <h3>{text.notes}</h3>
      {details.error && (
        <Banner tone="bad" onRetry={() => void details.refetch()}>
          {text.notesFailed}
        </Banner>
      )}
      <ol className="notes" aria-live="polite">
        {details.data?.notes.map((note) => (
          <Note key={note.id} note={note} now={now} />
        ))}
        <li className="sys">
          <span className="ico">
            <Icon of={Inbox} />
          </span>
          <div>
            <p>{deskText[request.kind].arrived}</p>
            <small>{relativeTime(request.createdAt, now)}</small>
          </div>
        </li>
      </ol>
      <div className="noteform">
        <TextArea
          label={text.newNote}
          placeholder={text.notePlaceholder}
          value={typed}
          maxLength={5000}
          error={failure}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="line" small loading={isSaving} onClick={() => void add()}>
          {text.addNote}
        </Button>
      </div>
    </section>
  );
}

function Note({ note, now }: { note: DeskNote; now: Date }) {
  const author = note.authorName === "visitor" ? text.sender : note.authorName;
  const isWritten = note.kind === "note";
  return (
    <li className={isWritten ? "" : "sys"}>
      {isWritten ? (
        <span className={`avatar ${tintOf(author)}`} aria-hidden="true">
          {initialsOf(author)}
        </span>
      ) : (
        <span className="ico">
          <Icon of={RefreshCw} />
        </span>
      )}
      <div>
        <p dir="auto">{isWritten ? note.body : <BidiText text={sentenceOf(note)} />}</p>
        <small>
          <BidiName text={author} />
          {deskText.comma}
          <time dateTime={note.createdAt}>{relativeTime(note.createdAt, now)}</time>
        </small>
      </div>
    </li>
  );
}

function sentenceOf({ kind, body }: DeskNote): string {
  const { log } = text;
  const status = requestStatuses.find((known) => known === body);
  if (kind === "status") return log.status(status ? statusNames[status] : body);
  if (kind === "client") return log.client;
  return kind === "sent" || kind === "accepted" || kind === "declined" || kind === "withdrawn"
    ? log[kind](body)
    : body;
}
