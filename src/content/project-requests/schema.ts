import type { Stored } from "../../kernel/stored.ts";

/** The services that the quote form offers, by the keys that travel; requirement QUOTE-01. */
export const serviceKeys = [
  "serviceWebsite",
  "serviceEcommerce",
  "serviceSocial",
  "serviceBranding",
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

export type ContactReason = { reason: string; otherReason?: string; message: string };

export type ProjectRequestInput = {
  /** A quote request, or a message of the contact form. */
  kind: "quote" | "message";
  name: string;
  companyName: string;
  /** Service keys of a quote, known or not; the reason and text of a message. */
  requestedServices: string[] | ContactReason;
  /** E.164 where the number could be read, else as typed; requirement AR-03. */
  phone: string;
  email: string;
  message: string;
};

export const requestStatuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Why a request is unread: it arrived, or its sender answered a quote. */
export const requestNews = ["arrived", "accepted", "declined"] as const;
export type RequestNews = (typeof requestNews)[number];

/** What staff keep with a request; requirement AREQ-02. */
export type RequestDesk = {
  status: RequestStatus;
  assigneeId: number | null;
  /** A day in Riyadh as `2026-11-22`. */
  remindOn: string | null;
  /** Null once somebody opened it: the desk is one, whoever sits at it. */
  news: RequestNews | null;
  /** When the news came, ISO in UTC. */
  newsAt: string | null;
  /** The client that came of it. */
  clientId: number | null;
};

/** When the notice beside the form was shown, and its edition: null for earlier ones, and where it could not be read. PRIV-01 */
export type RequestNotice = { noticeAt: string | null; noticeEdition: string | null };
export const noNotice: RequestNotice = { noticeAt: null, noticeEdition: null };
export type ProjectRequest = ProjectRequestInput & RequestDesk & RequestNotice & Stored;

/** A request that has just arrived and that nobody has looked at. */
export function freshDesk(at: string): RequestDesk {
  return { status: "new", assigneeId: null, remindOn: null, news: "arrived", newsAt: at, clientId: null };
}

/** A note of staff, or what was done, in which case `body` is the status, or the number of the quote. */
export const noteKinds = ["note", "status", "sent", "accepted", "declined", "withdrawn", "client"] as const;
export type NoteKind = (typeof noteKinds)[number];
export type RequestNoteInput = {
  requestId: number;
  kind: NoteKind;
  body: string;
  /** Null for the visitor and the house itself. */
  authorId: number | null;
  authorName: string;
};
export type RequestNote = RequestNoteInput & Stored;

/** Reads service keys from a list, a JSON list in a string, or a comma-separated string; requirement AREQ-01. */
export function parseServiceKeys(value: unknown): string[] {
  if (Array.isArray(value))
    return value
      .map(String)
      .map((key) => key.trim())
      .filter(Boolean);
  if (typeof value !== "string") return [];
  const listed = parseJsonList(value);
  return listed ? parseServiceKeys(listed) : parseServiceKeys(value.split(/[,\u060C]/));
}

function parseJsonList(text: string): unknown[] | null {
  if (!text.trim().startsWith("[")) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** What the bell shows; requirement SURV-03. */
export type Arrivals = {
  /** Rises with every change at the desk, by whomever. */
  version: number;
  /** How many are unread. */
  quotes: number;
  messages: number;
  /** The newest of them. */
  latest: Arrival[];
  /** Whether mail goes out: not configured, or waiting for its server, is said to the staff. */
  mail: "on" | "off" | "late" | "failed";
};
export type Arrival = { id: number; kind: "quote" | "message"; name: string; news: RequestNews; at: string };
