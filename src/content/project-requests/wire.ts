import { z } from "zod";
import { dateField, defineWire, longTextField, referenceField, textField } from "../../kernel/wire.ts";
import {
  type ProjectRequest,
  type ProjectRequestInput,
  parseServiceKeys,
  type RequestNote,
  type RequestStatus,
  requestStatuses,
} from "./schema.ts";

const required = (max?: number) => textField(max).min(1);
const optional = (max?: number) => textField(max).default("");

/** A quote request: name, phone and e-mail are required; requirement QUOTE-02. */
export const quoteBody = z.object({
  name: required(),
  company_name: optional(),
  requested_services: z.union([z.array(z.string().max(100)).max(50), z.string().max(5000)]).nullish(),
  phone: required(60),
  email: required(320),
  message: longTextField.default(""),
});

/** A message of the contact form: the object under `requested_services` says so; requirement API-05. */
export const messageBody = z.object({
  name: required(),
  company_name: optional(),
  requested_services: z.object({
    reason: required(),
    otherReason: textField(500).optional(),
    message: longTextField.min(1),
  }),
  phone: optional(60),
  email: required(320),
});

export type SubmissionBody = z.infer<typeof quoteBody> | z.infer<typeof messageBody>;

/** Which of the two a body is, before it is checked. */
export function bodySchemaFor(value: unknown): z.ZodType<SubmissionBody> {
  const services = (value as { requested_services?: unknown } | null)?.requested_services;
  const isMessage = typeof services === "object" && services !== null && !Array.isArray(services);
  return isMessage ? messageBody : quoteBody;
}

/** The record that a checked body asks to store; the phone is still as typed. */
export function submissionFromWire(body: SubmissionBody): ProjectRequestInput {
  const { name, company_name: companyName, phone, email, requested_services: services } = body;
  const shared = { name, companyName, phone, email };
  if ("message" in body) {
    return { ...shared, kind: "quote", requestedServices: parseServiceKeys(services), message: body.message };
  }
  return { ...shared, kind: "message", requestedServices: body.requested_services, message: "" };
}

const asSubmitted = {
  kind: "kind",
  name: "name",
  company_name: "companyName",
  requested_services: "requestedServices",
  phone: "phone",
  email: "email",
  message: "message",
  created_at: "createdAt",
} as const;

/** What the sender is answered: the request as it was sent, and nothing of the desk. */
export const submittedWire = defineWire<ProjectRequest>(asSubmitted);

/** A request as staff read it. */
export const projectRequestWire = defineWire<ProjectRequest>({
  ...asSubmitted,
  status: "status",
  assignee_id: "assigneeId",
  remind_on: "remindOn",
  news: "news",
  news_at: "newsAt",
  client_id: "clientId",
  notice_at: "noticeAt",
  notice_edition: "noticeEdition",
});

/** What staff may change; requirement AREQ-02. */
export const deskBody = z
  .object({
    status: z.enum(requestStatuses),
    assignee_id: referenceField,
    remind_on: z.preprocess((value) => value ?? "", dateField).transform((day) => day || null),
    client_id: referenceField,
  })
  .partial();

export const noteBody = z.object({ text: longTextField.min(1) });

/** What staff change of a request, as the body of its update. */
export type RequestChanges = Partial<Pick<ProjectRequest, "status" | "assigneeId" | "remindOn" | "clientId">>;

export function deskBodyOf({ status, assigneeId, remindOn, clientId }: RequestChanges) {
  return { status, assignee_id: assigneeId, remind_on: remindOn, client_id: clientId };
}

/** One action on several requests. */
export const requestsBulkBody = z.object({
  action: z.enum(["status", "assign", "read", "unread", "delete", "restore"]),
  status: z.enum(requestStatuses).optional(),
  assignee_id: referenceField.optional(),
});

export type BulkChange =
  | { action: "status"; status: RequestStatus }
  | { action: "assign"; assigneeId: number | null }
  | { action: "read" | "unread" | "delete" | "restore" };

export function bulkBodyOf(ids: readonly number[], change: BulkChange) {
  return change.action === "assign"
    ? { ids, action: change.action, assignee_id: change.assigneeId }
    : { ids, ...change };
}

/** A note as the screen shows it. */
export type DeskNote = Pick<RequestNote, "id" | "kind" | "body" | "authorName" | "createdAt">;

export const readNote = (answer: { id: number }): DeskNote =>
  ({ ...noteWire.fromWire(answer), id: answer.id }) as DeskNote; // the wire edge: the server sends every field

export const noteWire = defineWire<RequestNote>({
  kind: "kind",
  body: "body",
  author_name: "authorName",
  created_at: "createdAt",
});
