import type { FieldErrors } from "../../kernel/errors.ts";
import { errorsByField, textsOf, ticksOf } from "../forms/form-values.ts";

const textFields = ["name", "company", "email", "phone", "address"] as const;

/** The fields of the registration form in its order. */
export const registerFields = [...textFields, "services", "consent"] as const;
export type RegisterField = (typeof registerFields)[number];
export type RegisterValues = ReturnType<typeof registrationFromForm>;

/** Reads the values of a posted or filled form. */
export function registrationFromForm(form: FormData) {
  return {
    ...textsOf(form, textFields),
    services: ticksOf(form, "services"),
    consent: form.has("consent"),
    marketing: form.has("marketing"),
  };
}

/** The body of `POST /api/registrations`; requirement REG-01. */
export function registrationToWire(values: RegisterValues, trap: string): Record<string, unknown> {
  return { ...values, website: trap };
}

/** The error sentences of a refused call by form field; null when none belongs to a field. */
export function registerErrorsFromWire(fields: FieldErrors) {
  return errorsByField(fields, (wireName) =>
    registerFields.find((field) => wireName === field || wireName.startsWith(`${field}.`)),
  );
}
