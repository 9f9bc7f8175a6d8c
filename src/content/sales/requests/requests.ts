import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { day } from "../../../kernel/resource/kinds/day.ts";
import { email } from "../../../kernel/resource/kinds/email.ts";
import { flag } from "../../../kernel/resource/kinds/flag.ts";
import { list } from "../../../kernel/resource/kinds/list.ts";
import { moment } from "../../../kernel/resource/kinds/moment.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";
import { phone } from "../../../kernel/resource/kinds/phone.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { texts } from "../../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  blankOf,
  defineResource,
  type InputOf,
  type RecordOf,
  withFields,
} from "../../../kernel/resource/resource.ts";
import { joiners } from "../../../kernel/text/format.text.ts";
import { ownValues } from "../own-fields/own-values.ts";
import { halalas } from "../quotes/lines-wire.ts";
import { tagKeysField, tagsField } from "../tags/tags.ts";
import { type Asked, asked, isContactReason } from "./asked.ts";
import { noteWords, requestWords } from "./board/quote-requests.text.ts";
import { contactDirections, contactWays } from "./contacts/contacts.ts";
import { formAnswers } from "./forms/form-answers.ts";
import { askedNames } from "./names.ts";

export const requestStatuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** How a request came: by a form of the site, or entered by staff. */
const enteredSources = ["phone", "visit", "chat", "mail", "other"] as const;
export const requestSources = ["site", ...enteredSources] as const;

/** Why a request is unread: it arrived, or its sender answered by mail, or answered a quote. */
export const requestNews = ["arrived", "answered", "accepted", "declined"] as const;
export type RequestNews = (typeof requestNews)[number];

/** Why a request was lost; requirement DESK-01. */
export const lostReasons = ["price", "time", "other-house", "silence", "scope", "other"] as const;

const textOf = (asked: Asked) => (isContactReason(asked) ? [asked.message] : []);

/** Quote requests and messages of the contact form, with the fields that staff add; requirements QUOTE-02, AREQ-02. */
export const requests = defineResource({
  name: "project_requests",
  path: "project-requests",
  screen: "quote-requests",
  words: {
    ...requestWords,
    told: {
      requestedServices: (asked: Asked) => [...askedNames(asked), ...textOf(asked)].join(joiners.comma),
    },
  },
  fields: {
    kind: choice(["quote", "message"], { setByServer: true }),
    name: text({ required: true, isTitle: true, searched: true }),
    companyName: text({ isTitle: "whereFilled", searched: true }),
    requestedServices: asked(),
    /** The title of the package whose link led to the form; empty without one. Sent beside the fields of the form. DESK-01 */
    chosenPackage: text(),
    /** E.164 where the number could be read, else as typed; requirement AR-03. */
    phone: phone({ searched: true }),
    /** The forms require an e-mail; a request by phone may have none. */
    email: email({ isAsTyped: true, searched: true }),
    message: paragraphs(),
    createdAt: moment({ setByServer: true }),
    status: choice(requestStatuses),
    assigneeId: reference({ to: "users" }),
    /** A day in Riyadh. */
    remindOn: day({ empty: "null" }),
    /** What happened that nobody has dealt with yet; in answers, null for a caller who has seen it. See `seenBy`. DESK-01 */
    news: choice(requestNews, { empty: "null", setByServer: true }),
    newsAt: moment({ setByServer: true }),
    /** What the sender wrote, folded, for the search over everything; follows from the message. ADM-02 */
    sentText: text({ max: 20_000, setByServer: true, readBy: "nobody" }),
    /** The ids of the users who have seen the news. */
    seenBy: texts({ setByServer: true, readBy: "nobody" }),
    /** Who assigned the request to another user, and when; null once that user has opened it. DESK-07 */
    assignedBy: text({ empty: "null", setByServer: true, readBy: "nobody" }),
    assignedAt: moment({ setByServer: true, readBy: "nobody" }),
    /** The client that the request became. */
    clientId: reference({ to: "clients" }),
    /** When the privacy notice beside the form was shown, and its edition; null for old requests or when unknown. PRIV-01 */
    noticeAt: moment({ setByServer: true }),
    noticeEdition: text({ empty: "null", setByServer: true }),
    /** How the request came; `site` is never chosen by staff. Requirement DESK-01. */
    source: choice(requestSources),
    /** Why the request was lost, and a remark of staff; null and empty for other requests. DESK-01 */
    lostReason: choice(lostReasons, { empty: "null" }),
    lostNote: text({ max: 300 }),
    /** What staff expect it to bring, in halalas with tax; it counts until a quote stands. SALES-01 */
    expectedValue: number({ ...halalas, empty: "null" }),
    /** What the agency's own fields say; DESK-09. */
    ownValues: ownValues(),
    tags: tagsField(),
    tagKeys: tagKeysField(),
    /** What was answered in a form of one's own, and where it stood: the path of its page with its anchor; empty for others. OWN-03 */
    formAnswers: formAnswers(),
    formPlace: text({ setByServer: true }),
    /** When staff first answered, and when the request was won or lost; null before. See `progressOf`. SALES-01 */
    answeredAt: moment({ setByServer: true }),
    closedAt: moment({ setByServer: true }),
    /** When a form came in which a field was filled that people do not see; it then lies in the trash. SEC-07 */
    suspectedAt: moment({ setByServer: true, readBy: "nobody" }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: [],
  // Newest first, since ids increase with arrival.
  sortedBy: ["-id"],
  onSite: false,
  area: "sales",
  holds: "people",
  hasFiles: false,
});

export type ProjectRequest = RecordOf<typeof requests>;
/** A request or message as staff receive it from the API. */
export type DeskRequest = AnsweredOf<typeof requests>;
export type RequestKind = ProjectRequest["kind"];

/** The fields that a visitor sends. The answer to the visitor has these, `kind` and `createdAt`. */
export const sentFields = ["name", "companyName", "requestedServices", "phone", "email", "message"] as const;
/** The fields of the sender that staff correct, such as a number that was misheard; requirement DESK-01. */
export const contactFields = ["name", "companyName", "phone", "email"] as const;
/** The fields that staff change. */
export const deskFields = [
  ...([
    "status",
    "assigneeId",
    "remindOn",
    "clientId",
    "lostReason",
    "lostNote",
    "expectedValue",
    "ownValues",
    "tags",
  ] as const),
  ...contactFields,
] as const;
export type RequestChanges = Partial<Pick<ProjectRequest, (typeof deskFields)[number]>>;

export type LostReason = Pick<ProjectRequest, "lostReason" | "lostNote">;

const entered = withFields(requests, ["source", ...sentFields]);
/**
 * The fields of a request that staff enter; requirement DESK-01. Neither phone nor e-mail is required here, since one of the
 * two is enough; `enterRequest` checks that.
 */
export const entries = {
  ...entered,
  fields: { ...entered.fields, source: choice(enteredSources), email: email({ anyHost: true }) },
};
export type EnteredRequest = InputOf<typeof entries>;

const senders = withFields(requests, contactFields);
/** The fields of a sender, as staff correct them; requirement DESK-01. */
export const corrections = { ...senders, fields: { ...senders.fields, email: email({ anyHost: true }) } };

/** The values of a request that has just arrived: blank and unread. */
export function freshRequest(at: string): InputOf<typeof requests> {
  return { ...blankOf(requests), news: "arrived", newsAt: at };
}

/** The channels by which staff reply to a request; requirement DESK-01. */
export const replyChannels = ["mail", "whatsapp"] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/**
 * A reply of staff to the sender; with `send` the server mails it. `after` is the newest reply that its author has seen (0 for
 * none): it is refused when a colleague has replied since.
 */
export type Reply = {
  channel: ReplyChannel;
  text: string;
  send: boolean;
  after?: number | undefined;
  /** The ids of the attachments of the request that go with it. */
  attachments?: number[] | undefined;
};

/** The states of a reply that the server mails; requirement DESK-03. */
const replyDeliveries = ["queued", "sent", "failed"] as const;
export type ReplyDelivery = (typeof replyDeliveries)[number];

/** The states of a message of the contact form in the admin; requirement DESK-01. */
export const messageStages = ["new", "answered", "closed"] as const;
export type MessageStage = (typeof messageStages)[number];
/** The stored statuses of each state; the first is stored when staff choose the state. */
export const statusesOfStage: Record<MessageStage, readonly [RequestStatus, ...RequestStatus[]]> = {
  new: ["new"],
  answered: ["contacted", "quoted"],
  closed: ["lost", "won"],
};

const noteKinds = [
  "note",
  "corrected",
  "merged",
  ...replyChannels,
  "contact",
  "status",
  "automatic",
  "reason",
  "assigned",
  "sent",
  "accepted",
  "declined",
  "withdrawn",
  "client",
] as const;

/**
 * The entries of a request's thread: notes of staff (`note`), replies (`mail`, `whatsapp`), what was said elsewhere (`contact`), or
 * actions. The body of an action
 * is the new status (chosen: `status`, after the first reply: `automatic`), why the request was lost (`reason`), the name of
 * the assignee (`assigned`), the number of a quote, a corrected field with its values before and after (`corrected`, three
 * lines), or the number and the text of a request that was merged into this one (`merged`).
 */
export const requestNotes = defineResource({
  name: "request_notes",
  words: noteWords,
  fields: {
    requestId: reference({ to: "project_requests", isPart: true, setByServer: true, readBy: "nobody" }),
    kind: choice(noteKinds, { setByServer: true }),
    body: paragraphs({ required: true, searched: true }),
    /** Null for the visitor and the system. */
    authorId: reference({ to: "users", setByServer: true, readBy: "nobody" }),
    authorName: text({ setByServer: true }),
    createdAt: moment({ setByServer: true }),
    /** Null for an entry that the server does not mail. */
    delivery: choice(replyDeliveries, { empty: "null", setByServer: true }),
    /** The users whom a note names, with their names at that time; requirement DESK-07. */
    mentions: list({ user: reference({ to: "users" }), name: text() }, { setByServer: true }),
    /** The ids of the named users who have not seen the note yet. */
    unseenBy: texts({ setByServer: true, readBy: "nobody" }),
    /** Of a contact: who spoke, by which way, and when; null for other entries. THREAD-01 */
    direction: choice(contactDirections, { empty: "null", setByServer: true }),
    way: choice(contactWays, { empty: "null", setByServer: true }),
    happenedAt: moment({ setByServer: true }),
    /** Of a mail that came: what it quotes, the address that it names as its own, and whether a machine wrote it. THREAD-01 */
    quoted: paragraphs({ setByServer: true, max: 20_000 }),
    fromAddress: email({ isAsTyped: true, setByServer: true }),
    isAutomatic: flag({ setByServer: true }),
    /** The attachments of the request that went or came with the entry, with their names at that time; THREAD-01. */
    attached: list({ attachment: reference({ to: "attachments" }), name: text() }, { setByServer: true }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["-id"],
  onSite: false,
  area: "sales",
  holds: "mentions",
  hasFiles: false,
});

export type RequestNote = RecordOf<typeof requestNotes>;
/** A note as staff receive it from the API. */
export type DeskNote = AnsweredOf<typeof requestNotes>;
export type NoteKind = RequestNote["kind"];

/** A user who is or can be assigned. */
export type Assignee = {
  id: number;
  name: string;
  /** Whether requests can be assigned to the user: the account is active and may work on requests. */
  isActive: boolean;
};

/** Whether the server can mail the sender of a request, and the address that receives the answer, or an empty text. DESK-03 */
export type ReplyMail = { canSend: boolean; answersTo: string };

/** Other requests and clients with the same phone or e-mail; requirement AREQ-02. */
/** The ids of the requests before and after one in a list; null at its ends. */
export type Beside = { previous: number | null; next: number | null };

export type SamePerson = {
  requests: Pick<ProjectRequest, "id" | "kind" | "name" | "status" | "createdAt">[];
  clients: { id: number; name: string; company: string }[];
};

/** A request on the board, with what it is worth (docs/figures.md), in halalas with tax; 0 without a value. */
export type BoardCard = DeskRequest & { worth: number };
/** One status with its first requests, the total number of all, and on the board what all are worth, in halalas. */
export type BoardColumn<Shown = BoardCard> = {
  status: RequestStatus;
  total: number;
  worth: number;
  requests: Shown[];
};
