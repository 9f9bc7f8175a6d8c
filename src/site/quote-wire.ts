import type { FieldErrors } from "../kernel/errors.ts";
import { keysOf } from "../kernel/objects.ts";

/** What the quote form holds, by its own field names. */
export type QuoteValues = {
  name: string;
  companyName: string;
  phone: string;
  email: string;
  requestedServices: string[];
  message: string;
};
export type QuoteField = keyof QuoteValues;
export type QuoteErrors = { [Field in keyof QuoteValues]?: string };

const wireNames = {
  name: "name",
  companyName: "company_name",
  phone: "phone",
  email: "email",
  requestedServices: "requested_services",
  message: "message",
} as const satisfies Record<keyof QuoteValues, string>;

/** The body of `POST /api/project-requests`; requirement QUOTE-04. */
export function quoteToWire(values: QuoteValues, trap: string): Record<string, unknown> {
  const body = quoteFields.map((field) => [wireNames[field], values[field]]);
  return { ...Object.fromEntries(body), website: trap };
}

/** The sentences of a refusal by form field; null when none of them belongs to one. */
export function quoteErrorsFromWire(fields: FieldErrors): QuoteErrors | null {
  const errors: QuoteErrors = {};
  for (const field of quoteFields) {
    const wire = wireNames[field];
    const key = Object.keys(fields).find(
      (candidate) => candidate === wire || candidate.startsWith(`${wire}.`),
    );
    const sentence = key && fields[key];
    if (sentence) errors[field] = sentence;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

/** What a posted or filled form holds. */
export function quoteFromForm(form: FormData): QuoteValues {
  const text = (name: keyof QuoteValues) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    companyName: text("companyName"),
    phone: text("phone"),
    email: text("email"),
    requestedServices: form.getAll("requestedServices").filter((value) => typeof value === "string"),
    message: text("message"),
  };
}

/** What the address of the page asks to fill in; requirement QUOTE-03. */
export function quotePrefill(search: URLSearchParams): {
  selectedTitle: string | null;
  description: string | null;
} {
  return { selectedTitle: search.get("selected_package_title"), description: search.get("prefill_desc") };
}

/** The address of the form with a package chosen; requirement SVC-05. */
export function quoteLink(packageTitle: string): string {
  return `/quote?selected_package_title=${encodeURIComponent(packageTitle)}`;
}

/** In the order of the form. */
export const quoteFields = keysOf(wireNames);
