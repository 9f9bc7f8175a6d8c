import type { FieldErrors } from "../../kernel/errors.ts";
import { keysOf } from "../../kernel/objects.ts";
import { errorsByField, textsOf, ticksOf } from "../forms/form-values.ts";

const wireNames = {
  name: "name",
  companyName: "company_name",
  phone: "phone",
  email: "email",
  requestedServices: "requested_services",
  message: "message",
} as const;
export type QuoteField = keyof typeof wireNames;
export type QuoteValues = ReturnType<typeof quoteFromForm>;

/** The fields in the order of the form. */
export const quoteFields = keysOf(wireNames);

/** The body of `POST /api/project-requests`, with the package of the address if there is one; requirement QUOTE-04. */
export function quoteToWire(values: QuoteValues, trap: string): Record<string, unknown> {
  const body = quoteFields.map((field) => [wireNames[field], values[field]]);
  const { chosenPackage } = values;
  return {
    ...Object.fromEntries(body),
    ...(chosenPackage && { chosen_package: chosenPackage }),
    website: trap,
  };
}

/** The error sentences of a refused call by form field; null when none belongs to a field. */
export function quoteErrorsFromWire(fields: FieldErrors) {
  return errorsByField(fields, (wireName) =>
    quoteFields.find((field) => wireName.split(".")[0] === wireNames[field]),
  );
}

/** Reads the values of a posted or filled form. */
export function quoteFromForm(form: FormData) {
  return {
    ...textsOf(form, ["name", "companyName", "phone", "email", "message", "chosenPackage"]),
    requestedServices: ticksOf(form, "requestedServices"),
  };
}

/** The package title and the description that the page's address fills in; requirement QUOTE-03. */
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
