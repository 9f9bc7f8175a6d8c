import { z } from "zod";
import { dateField, longTextField, referenceField, textField } from "../../kernel/wire.ts";
import { type ProjectRequestInput, parseServiceKeys, requestStatuses } from "./schema.ts";

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
  const services =
    typeof value === "object" && value !== null && "requested_services" in value
      ? value.requested_services
      : undefined;
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

/** One action on several requests. */
export const requestsBulkBody = z.object({
  action: z.enum(["status", "assign", "read", "unread", "delete", "restore"]),
  status: z.enum(requestStatuses).optional(),
  assignee_id: referenceField.optional(),
});
