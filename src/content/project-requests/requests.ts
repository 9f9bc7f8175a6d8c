import { choice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { email } from "../../kernel/resource/kinds/email.ts";
import { list } from "../../kernel/resource/kinds/list.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { phone } from "../../kernel/resource/kinds/phone.ts";
import { reference } from "../../kernel/resource/kinds/reference.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  blankOf,
  defineResource,
  type InputOf,
  type RecordOf,
  withFields,
} from "../../kernel/resource/resource.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { type Asked, asked, isContactReason } from "./asked.ts";
import { noteWords, requestWords } from "./board/quote-requests.text.ts";
import { askedNames } from "./names.ts";

export const requestStatuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** How a request came: by a form of the site, or entered by staff. */
const enteredSources = ["phone", "visit", "chat", "mail", "other"] as const;
const requestSources = ["site", ...enteredSources] as const;

/** Why a request is unread: it arrived, or its sender answered a quote. */
export const requestNews = ["arrived", "accepted", "declined"] as const;
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
    /** Why the request is unread; null once any user has read it, since all staff share the desk. */
    news: choice(requestNews, { empty: "null", setByServer: true }),
    newsAt: moment({ setByServer: true }),
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
/** The fields that staff change. */
export const deskFields = ["status", "assigneeId", "remindOn", "clientId", "lostReason", "lostNote"] as const;
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

/** The values of a request that has just arrived: blank and unread. */
export function freshRequest(at: string): InputOf<typeof requests> {
  return { ...blankOf(requests), news: "arrived", newsAt: at };
}

/** The channels by which staff reply to a request; requirement DESK-01. */
export const replyChannels = ["mail", "whatsapp"] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** A reply of staff to the sender; with `send` the server mails it. */
export type Reply = { channel: ReplyChannel; text: string; send: boolean };

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
  ...replyChannels,
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
 * The entries of a request's thread: notes of staff (`note`), replies (`mail`, `whatsapp`), or actions. The body of an action
 * is the new status (chosen: `status`, after the first reply: `automatic`), why the request was lost (`reason`), the name of
 * the assignee (`assigned`), or the number of a quote.
 */
export const requestNotes = defineResource({
  name: "request_notes",
  words: noteWords,
  fields: {
    requestId: reference({ to: "project_requests", isPart: true, setByServer: true, readBy: "nobody" }),
    kind: choice(noteKinds, { setByServer: true }),
    body: paragraphs({ required: true }),
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
export type SamePerson = {
  requests: Pick<ProjectRequest, "id" | "kind" | "name" | "status" | "createdAt">[];
  clients: { id: number; name: string; company: string }[];
};

/** One status with its first requests and their total number. */
export type BoardColumn<Shown = DeskRequest> = { status: RequestStatus; total: number; requests: Shown[] };

/** One action on several requests. */
export type BulkChange =
  | ({ action: "status"; status: RequestStatus } & Partial<LostReason>)
  | { action: "assign"; assigneeId: number | null }
  | { action: "read" | "unread" | "delete" | "restore" };

/** The figures above the list, which count all requests of a kind, whatever the list shows. */
export type DeskFigures = {
  statuses: Record<RequestStatus, number>;
  /** How many arrived today in Riyadh. */
  today: number;
  /** When the oldest request with the status `contacted` arrived; null without one. */
  oldestContacted: string | null;
  /**
   * The sums of the open quotes of quoted requests, and of the accepted quotes of won requests, in halalas with tax; other
   * quotes are left out, so that the sums belong to the stages beside them.
   */
  quotedValue: number;
  wonValue: number;
  unread: number;
  mine: number;
  waiting: number;
  due: number;
};

/** The notifications of one user, shown by the bell; requirement SURV-03. */
export type Arrivals = {
  /** Increases with every change at the desk, by any user. */
  version: number;
  /** How many are unread. */
  quotes: number;
  messages: number;
  /** How many client registrations nobody has handled yet. */
  registrations: number;
  /** The newest unread requests and waiting registrations. */
  latest: Arrival[];
  /** The due reminders of tasks of this user and of unassigned tasks, latest first; requirement DESK-06. */
  reminders: Reminder[];
  /** The notes that name this user and that they have not seen yet, newest first; requirement DESK-07. */
  mentions: Mentioned[];
  /** Whether mail is sent: `off` is not configured, `late` waits for the mail server, `failed` was given up. */
  mail: "on" | "off" | "late" | "failed";
};
/** A due reminder: `id` is that of its task, `at` the time of the reminder. */
export type Reminder = { id: number; title: string; at: string };
/** A note that names the user: `name` is the sender of the request, `by` the author of the note. */
export type Mentioned = {
  id: number;
  requestId: number;
  kind: RequestKind;
  name: string;
  by: string;
  at: string;
};
/** The kinds of new entries: a request of either kind, or a registration, whose id is that of the client. */
export const arrivalKinds = ["quote", "message", "registration"] as const;
export type ArrivalKind = (typeof arrivalKinds)[number];
export type Arrival = { id: number; kind: ArrivalKind; name: string; news: RequestNews; at: string };
