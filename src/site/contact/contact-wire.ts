import type { FieldErrors } from "../../kernel/errors.ts";
import type { FormErrors } from "../forms/form-controls.ts";
import { errorsByField, textsOf } from "../forms/form-values.ts";
import { contactText } from "./contact.text.ts";

/** The reasons by the keys that travel; requirement CONTACT-01. */
export const contactReasons = ["service", "partnership", "problem", "other"] as const;

/** The fields of the contact form in its order. */
export const contactFields = ["name", "email", "phone", "reason", "otherReason", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** What a posted or filled form holds. */
export const contactFromForm = (form: FormData): ContactValues => textsOf(form, contactFields);

/** The body of `POST /api/project-requests`; another reason travels only with the last key; CONTACT-02, CONTACT-03. */
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

/** What is missing, all at once: the call itself takes any reason, but the form asks the last one for words. */
export function missingIn(values: ContactValues): FormErrors<ContactField> {
  const errors: FormErrors<ContactField> = {};
  for (const name of ["name", "email", "reason", "message"] as const) {
    if (values[name].trim() === "") errors[name] = contactText.required;
  }
  if (values.reason === "other" && values.otherReason.trim() === "")
    errors.otherReason = contactText.otherReasonMissing;
  return errors;
}

/** The sentences of a refusal by form field; null when none of them belongs to one. */
export function contactErrorsFromWire(fields: FieldErrors) {
  return errorsByField(fields, (wireName) => {
    const name = wireName.replace(/^requested_services\./, "");
    return contactFields.find((field) => field === name);
  });
}
