import type { FieldErrors } from "../kernel/errors.ts";
import type { FormErrors } from "./use-site-form.ts";

/** The fields of the registration form in its order. */
export const registerFields = [
  "name",
  "company",
  "email",
  "phone",
  "address",
  "services",
  "consent",
] as const;
export type RegisterField = (typeof registerFields)[number];

export type RegisterValues = {
  name: string;
  company: string;
  email: string;
  phone: string;
  address: string;
  services: string[];
  consent: boolean;
  marketing: boolean;
};
export type RegisterErrors = FormErrors<RegisterField>;

/** What a posted or filled form holds. */
export function registrationFromForm(form: FormData): RegisterValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    company: text("company"),
    email: text("email"),
    phone: text("phone"),
    address: text("address"),
    services: form.getAll("services").filter((value) => typeof value === "string"),
    consent: form.has("consent"),
    marketing: form.has("marketing"),
  };
}

/** The body of `POST /api/registrations`; requirement REG-01. */
export function registrationToWire(values: RegisterValues, trap: string): Record<string, unknown> {
  return { ...values, website: trap };
}

/** The sentences of a refusal by form field; null when none of them belongs to one. */
export function registerErrorsFromWire(fields: FieldErrors): RegisterErrors | null {
  const errors: RegisterErrors = {};
  for (const [wire, sentence] of Object.entries(fields)) {
    const field = registerFields.find((field) => wire === field || wire.startsWith(`${field}.`));
    if (field) errors[field] ??= sentence;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
