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

/** How a request came: by a form of the site, or as staff wrote it down. */
const enteredSources = ["phone", "visit", "chat", "mail", "other"] as const;
const requestSources = ["site", ...enteredSources] as const;

/** Why a request is unread: it arrived, or its sender answered a quote. */
export const requestNews = ["arrived", "accepted", "declined"] as const;
export type RequestNews = (typeof requestNews)[number];

/** Why no agreement came about; requirement DESK-01. */
export const lostReasons = ["price", "time", "other-house", "silence", "scope", "other"] as const;

const textOf = (asked: Asked) => (isContactReason(asked) ? [asked.message] : []);

/** What visitors ask for, quotes and messages of the contact form, and what staff keep with it; requirements QUOTE-02, AREQ-02. */
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
    /** Forms ask for one; who calls may have none. */
    email: email({ isAsTyped: true, searched: true }),
    message: paragraphs(),
    createdAt: moment({ setByServer: true }),
    status: choice(requestStatuses),
    assigneeId: reference({ to: "users" }),
    /** A day in Riyadh. */
    remindOn: day({ empty: "null" }),
    /** Null once somebody opened it: the desk is one, whoever sits at it. */
    news: choice(requestNews, { empty: "null", setByServer: true }),
    newsAt: moment({ setByServer: true }),
    /** The client that came of it. */
    clientId: reference({ to: "clients" }),
    /** When the notice beside the form was shown, and its edition: null for earlier ones, and where it could not be read. PRIV-01 */
    noticeAt: moment({ setByServer: true }),
    noticeEdition: text({ empty: "null", setByServer: true }),
    /** How it came; what staff write down did not come by the site; requirement DESK-01. */
    source: choice(requestSources),
    /** Why it was lost, and what staff say of that; null and empty for all others. DESK-01 */
    lostReason: choice(lostReasons, { empty: "null" }),
    lostNote: text({ max: 300 }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: [],
  // Newest first: the key counts up with arrival.
  sortedBy: ["-id"],
  onSite: false,
  area: "sales",
  holds: "people",
  hasFiles: false,
});

export type ProjectRequest = RecordOf<typeof requests>;
/** A request or message as staff read it. */
export type DeskRequest = AnsweredOf<typeof requests>;
export type RequestKind = ProjectRequest["kind"];

/** The fields that a visitor sends, and with two others all that the answer to it has. */
export const sentFields = ["name", "companyName", "requestedServices", "phone", "email", "message"] as const;
/** The fields that staff change. */
export const deskFields = ["status", "assigneeId", "remindOn", "clientId", "lostReason", "lostNote"] as const;
export type RequestChanges = Partial<Pick<ProjectRequest, (typeof deskFields)[number]>>;

export type LostReason = Pick<ProjectRequest, "lostReason" | "lostNote">;

const entered = withFields(requests, ["source", ...sentFields]);
/**
 * A request as staff write it down; requirement DESK-01. Who calls may have no e-mail: that there is a phone or an e-mail is
 * asked where it is stored.
 */
export const entries = {
  ...entered,
  fields: { ...entered.fields, source: choice(enteredSources), email: email({ anyHost: true }) },
};
export type EnteredRequest = InputOf<typeof entries>;

/** A request that has just arrived and that nobody has looked at. */
export function freshRequest(at: string): InputOf<typeof requests> {
  return { ...blankOf(requests), news: "arrived", newsAt: at };
}

/** The ways on which staff reply to a request; requirement DESK-01. */
export const replyChannels = ["mail", "whatsapp"] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** What staff write to the sender; with `send` the server mails it. */
export type Reply = { channel: ReplyChannel; text: string; send: boolean };

/** What became of a reply that the server mails; requirement DESK-03. */
const replyDeliveries = ["queued", "sent", "failed"] as const;
export type ReplyDelivery = (typeof replyDeliveries)[number];

/** What a message of the contact form may be, in the admin; requirement DESK-01. */
export const messageStages = ["new", "answered", "closed"] as const;
export type MessageStage = (typeof messageStages)[number];
/** The stored statuses behind each; the first is stored where staff choose it. */
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
 * Notes of staff (`note`), what they wrote to the sender (`mail`, `whatsapp`), or what was done, in which case the body is the
 * status, chosen or (`automatic`) following the first reply, why it was lost (`reason`), the name of who is responsible, or the number of the quote.
 */
export const requestNotes = defineResource({
  name: "request_notes",
  words: noteWords,
  fields: {
    requestId: reference({ to: "project_requests", isPart: true, setByServer: true, readBy: "nobody" }),
    kind: choice(noteKinds, { setByServer: true }),
    body: paragraphs({ required: true }),
    /** Null for the visitor and the house itself. */
    authorId: reference({ to: "users", setByServer: true, readBy: "nobody" }),
    authorName: text({ setByServer: true }),
    createdAt: moment({ setByServer: true }),
    /** Null for what the server does not mail. */
    delivery: choice(replyDeliveries, { empty: "null", setByServer: true }),
    /** Whom a note names, by the names of then; requirement DESK-07. */
    mentions: list({ user: reference({ to: "users" }), name: text() }, { setByServer: true }),
    /** The ids of those for whom the bell still rings. */
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
/** A note as the screen shows it. */
export type DeskNote = AnsweredOf<typeof requestNotes>;
export type NoteKind = RequestNote["kind"];

/** Whoever is or may be responsible. */
export type Assignee = {
  id: number;
  name: string;
  /** Whether more can be assigned to them: the account is not stopped. */
  isActive: boolean;
};

/** Whether the server can mail the sender of a request, and where the answer to that comes; empty for nowhere. DESK-03 */
export type ReplyMail = { canSend: boolean; answersTo: string };

/** What else there is of the same phone or e-mail; requirement AREQ-02. */
export type SamePerson = {
  requests: Pick<ProjectRequest, "id" | "kind" | "name" | "status" | "createdAt">[];
  clients: { id: number; name: string; company: string }[];
};

/** One status with the newest requests of it. */
export type BoardColumn<Shown = DeskRequest> = { status: RequestStatus; total: number; requests: Shown[] };

/** One action on several requests. */
export type BulkChange =
  | ({ action: "status"; status: RequestStatus } & Partial<LostReason>)
  | { action: "assign"; assigneeId: number | null }
  | { action: "read" | "unread" | "delete" | "restore" };

/** The figures above the list: counted over everything, whatever the list shows. */
export type DeskFigures = {
  statuses: Record<RequestStatus, number>;
  /** Arrived today by the clock of Riyadh. */
  today: number;
  /** When the oldest one that was contacted and not yet quoted arrived; null when there is none. */
  oldestContacted: string | null;
  /**
   * What the sent quotes of the quoted ones, and the accepted quotes of the won ones, come to, so that the figures tell of the list
   * beside them: halalas with tax.
   */
  quotedValue: number;
  wonValue: number;
  unread: number;
  mine: number;
  waiting: number;
  due: number;
};

/** What the bell shows; requirement SURV-03. */
export type Arrivals = {
  /** Rises with every change at the desk, by whomever. */
  version: number;
  /** How many are unread. */
  quotes: number;
  messages: number;
  /** How many registered clients nobody has looked after yet. */
  registrations: number;
  /** The newest of them. */
  latest: Arrival[];
  /** The reminders of tasks that rang for this user, or for whoever comes first, the latest first; requirement DESK-06. */
  reminders: Reminder[];
  /** The notes that name this user and that they have not opened yet, the newest first; requirement DESK-07. */
  mentions: Mentioned[];
  /** Whether mail goes out: not configured, or waiting for its server, is said to the staff. */
  mail: "on" | "off" | "late" | "failed";
};
/** `at` is when it rang, `id` that of its task. */
export type Reminder = { id: number; title: string; at: string };
/** A note of a request: `name` is who sent the request, `by` who wrote the note. */
export type Mentioned = {
  id: number;
  requestId: number;
  kind: RequestKind;
  name: string;
  by: string;
  at: string;
};
/** What arrives: a request of either kind, or a registration, whose id is that of the client. */
export const arrivalKinds = ["quote", "message", "registration"] as const;
export type ArrivalKind = (typeof arrivalKinds)[number];
export type Arrival = { id: number; kind: ArrivalKind; name: string; news: RequestNews; at: string };
