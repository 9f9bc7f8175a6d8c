import {
  ArrowLeft,
  CircleCheck,
  CircleX,
  Inbox,
  Lock,
  type LucideIcon,
  Mail,
  MessageCircle,
  Phone,
  Send,
  Undo2,
  UserCheck,
  UserPlus,
  Users,
} from "lucide-react";
import { MentionText } from "../../../../admin-kit/mentions/mention-text.tsx";
import { displayPhone, formatDateTime, relativeTime } from "../../../../kernel/text/format.ts";
import { wordFor } from "../../../../kernel/text/word-for.ts";
import avatarStyles from "../../../../ui/pictures/avatar.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { initialsOf, tintOf } from "../../../../ui/pictures/initials.ts";
import { BidiName, BidiText } from "../../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import { NoteFiles } from "../../attachments/note-files.tsx";
import { answerText } from "../answers/unplaced.text.ts";
import { noteWords, requestWords } from "../board/quote-requests.text.ts";
import { contactText } from "../contacts/contacts.text.ts";
import { TakeBack } from "../contacts/take-back.tsx";
import { deskText as text } from "../desk.text.ts";
import { useColleagues, useMentionsSeen } from "../mentions/use-colleagues.ts";
import {
  type DeskNote,
  type DeskRequest,
  type NoteKind,
  type ReplyDelivery,
  requestStatuses,
} from "../requests.ts";
import { stageOf } from "../stages.ts";
import styles from "./request-thread.module.css";
import { saidIn } from "./said-in.ts";

type ThreadProps = {
  request: DeskRequest;
  /** In the order of the server, newest first. */
  notes: readonly DeskNote[];
  now: Date;
};

/** Everything that happened, newest last: an action as one line, a written text as a card. DESK-01, AREQ-02 */
export function RequestThread({ request, notes, now }: ThreadProps) {
  const { kind, source, createdAt } = request;
  useMentionsSeen(request.id);
  return (
    <ol aria-label={text.thread.label} aria-live="polite">
      <Line of={Inbox} at={createdAt} now={now}>
        {text[kind].arrived} · {requestWords.values.source[source]}
      </Line>
      {entriesOf(request, notes).map(({ note, sentence }) =>
        sentence === null ? (
          <Written key={note.id} request={request} note={note} now={now} />
        ) : (
          <Line key={note.id} of={iconOf(note)} at={note.createdAt} now={now} said={saidIn(note)}>
            <BidiText text={sentence} />
          </Line>
        ),
      )}
    </ol>
  );
}

/** The users whom a note names, with their names at that time. */
const namedIn = ({ mentions }: DeskNote) =>
  mentions.flatMap(({ user, name }) => (user === null ? [] : [{ id: user, name }]));

type LineProps = { of: LucideIcon; at: string; now: Date; said?: string; children: React.ReactNode };

function Line({ of, at, now, said = "", children }: LineProps) {
  return (
    <li className={styles.event}>
      <span className={styles.glyph}>
        <Icon of={of} />
      </span>
      <p>
        {children} · <Time at={at} now={now} />
      </p>
      {said !== "" && (
        <q className={styles.said} dir="auto">
          {said}
        </q>
      )}
    </li>
  );
}

type WrittenProps = { request: DeskRequest; note: DeskNote; now: Date };

function Written({ request, note, now }: WrittenProps) {
  const look = lookOf(note);
  const [first = "", ...rest] = note.body.split("\n");
  const body = note.kind === "merged" ? [text.thread.log.merged(first), ...rest].join("\n") : note.body;
  const author = look === "theirs" ? request.name : nameOf(note);
  return (
    <li className={styles.event}>
      <span className={`${avatarStyles.avatar} ${tintOf(author)}`} aria-hidden="true">
        {initialsOf(author)}
      </span>
      <div className={`${styles.paper} ${styles[look] ?? ""}`}>
        <p className={styles.byline}>
          <b>
            <BidiName text={author} />
          </b>
          <span>
            <Icon of={look === "inside" ? Lock : iconOf(note)} />
            {wayOf(note)}
            {note.delivery && <Delivery delivery={note.delivery} />}
          </span>
          {isLogged(note) && <span>{contactText.loggedBy(nameOf(note))}</span>}
          {note.fromAddress !== "" && note.fromAddress !== request.email.toLowerCase() && (
            <Ltr>{note.fromAddress}</Ltr>
          )}
          {note.isAutomatic && <span>{answerText.automatic}</span>}
          <Time at={timeOf(note)} now={now} />
          {isLogged(note) && <TakeBack request={request} note={note} />}
        </p>
        <p dir="auto">
          <MentionText text={body} named={namedIn(note)} people={useColleagues()} />
        </p>
        {note.quoted !== "" && (
          <details className={styles.quoted}>
            <summary>{answerText.quoted}</summary>
            <blockquote dir="auto">{note.quoted}</blockquote>
          </details>
        )}
        <NoteFiles request={request} note={note} />
      </div>
    </li>
  );
}

/** Whether staff logged a contact; what came by mail was logged by nobody. */
const isLogged = ({ kind, authorName }: DeskNote) => kind === "contact" && authorName !== "visitor";

/** Whether a text is of the customer, of the house to the customer, or for staff alone. */
function lookOf({ kind, direction }: DeskNote): "theirs" | "ours" | "inside" {
  if (direction === "in") return "theirs";
  return kind === "note" || kind === "merged" ? "inside" : "ours";
}

/** The way by which a text went or came; of a note, that it is one. */
function wayOf({ kind, way }: DeskNote): string {
  if (way) return noteWords.values.way[way];
  return kind === "mail" || kind === "whatsapp" ? text.thread.channels[kind] : text.thread.note;
}

/** When something happened, which may be before it was logged. */
const timeOf = ({ happenedAt, createdAt }: DeskNote) => happenedAt ?? createdAt;

/** Whether a mail was sent; a failure is coloured. */
function Delivery({ delivery }: { delivery: ReplyDelivery }) {
  return (
    <em className={delivery === "failed" ? styles.failed : undefined}>
      {noteWords.values.delivery[delivery]}
    </em>
  );
}

function Time({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {relativeTime(at, now)}
    </time>
  );
}

const icons: Partial<Record<NoteKind, LucideIcon>> = {
  mail: Mail,
  whatsapp: MessageCircle,
  assigned: UserPlus,
  sent: Send,
  accepted: CircleCheck,
  declined: CircleX,
  withdrawn: Undo2,
  client: UserCheck,
};
const wayIcons = { phone: Phone, whatsapp: MessageCircle, mail: Mail, meeting: Users };
const iconOf = ({ kind, way }: DeskNote) => (way ? wayIcons[way] : (icons[kind] ?? ArrowLeft));

/** The notes in the order in which it happened, each with the sentence of its action; null for a written text. */
function entriesOf(request: DeskRequest, notes: readonly DeskNote[]) {
  let stage = stageOf({ kind: request.kind, status: "new" });
  const entries = notes.toReversed().flatMap((note) => {
    if (note.kind !== "status" && note.kind !== "automatic") return [{ note, sentence: sentenceOf(note) }];
    const status = requestStatuses.find((known) => known === note.body);
    const before = stage;
    if (status) stage = stageOf({ kind: request.kind, status });
    // Two stored statuses can be the same state of a message, so that nothing changed.
    if (before.value === stage.value) return [];
    const moved = text[request.kind].stageMoved(before.label, stage.label);
    const how = note.kind === "automatic" ? text.thread.automatic : byOf(note);
    return [{ note, sentence: moved + how }];
  });
  return entries.sort((one, other) => (timeOf(one.note) ?? "").localeCompare(timeOf(other.note) ?? ""));
}

function sentenceOf(note: DeskNote): string | null {
  const { log } = text.thread;
  switch (note.kind) {
    case "assigned":
      return (note.body ? log.assigned(note.body) : log.unassigned) + byOf(note);
    case "corrected":
      return correctionOf(note.body) + byOf(note);
    case "reason":
      return log.reason(note.body);
    case "client":
      return log.client + byOf(note);
    case "sent":
    case "accepted":
    case "declined":
    case "withdrawn":
      return log[note.kind](note.body.split("\n")[0] ?? "") + byOf(note);
    default:
      return null;
  }
}

/** A corrected field with its value before and after; see `requestNotes`. */
function correctionOf(body: string) {
  const { log } = text.thread;
  const [field = "", before = "", after = ""] = body.split("\n");
  const name = wordFor<string>(requestWords.labels, field) ?? field;
  const shown = (value: string) => (field === "phone" ? displayPhone(value) : value);
  if (before === "") return log.added(name, shown(after));
  return after === "" ? log.removed(name, shown(before)) : log.corrected(name, shown(before), shown(after));
}

const byOf = (note: DeskNote) => text.thread.by(nameOf(note));

/** The author's name; for the visitor and the system an Arabic word. */
function nameOf({ authorName }: DeskNote) {
  if (authorName === "visitor") return text.thread.sender;
  return authorName === "system" ? text.thread.house : authorName;
}
