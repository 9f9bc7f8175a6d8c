import type { FieldErrors } from "../../kernel/errors.ts";
import type { FormErrors } from "../forms/form-controls.ts";
import { errorsByField, textsOf } from "../forms/form-values.ts";
import { contactText } from "./contact.text.ts";

/** The reasons by their wire keys; requirement CONTACT-01. */
export const contactReasons = ["service", "partnership", "problem", "other"] as const;

/** The fields of the contact form in its order. */
export const contactFields = ["name", "email", "phone", "reason", "otherReason", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** Reads the values of a posted or filled form. */
export const contactFromForm = (form: FormData): ContactValues => textsOf(form, contactFields);

/** The body of `POST /api/project-requests`; the text for another reason is sent only with the last key; CONTACT-02, CONTACT-03. */
export function contactToWire(values: ContactValues, trap: string): Record<string, unknown> {
  const { name, email, phone, reason, otherReason, message } = values;
  return {
    name,
    company_name: "",
    requested_services: { reason, ...(reason === "other" && { otherReason }), message },
    phone,
    email,
    website: trap,
  };
}

/** All missing fields at once. The call accepts any reason, but the form requires a text for the last one. */
export function missingIn(values: ContactValues): FormErrors<ContactField> {
  const errors: FormErrors<ContactField> = {};
  for (const name of ["name", "email", "reason", "message"] as const) {
    if (values[name].trim() === "") errors[name] = contactText.required;
  }
  if (values.reason === "other" && values.otherReason.trim() === "")
    errors.otherReason = contactText.otherReasonMissing;
  return errors;
}

/** The error sentences of a refused call by form field; null when none belongs to a field. */
export function contactErrorsFromWire(fields: FieldErrors) {
  return errorsByField(fields, (wireName) => {
    const name = wireName.replace(/^requested_services\./, "");
    return contactFields.find((field) => field === name);
  });
}
