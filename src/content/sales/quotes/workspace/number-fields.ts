import type { FieldPath } from "react-hook-form";
import { bind } from "../../../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { keysOf } from "../../../../kernel/objects.ts";
import { faultsOf, type TypedQuote } from "./quote-words.ts";

type Name = FieldPath<TypedQuote>;

/** Ties a field with a number to the form of a quote; what is wrong with the number is said when the field is left. TRIAL-01 */
export function amountField(form: RecordForm<TypedQuote>, name: Name) {
  return bind(form, name, { onBlur: () => showFaults(form, form.getValues(), name) });
}

/**
 * Says what is wrong with the typed numbers at their fields, and takes back what was said of others. Fields that are still empty
 * are told only when they are left (`left`) or on a save. True if nothing is wrong.
 */
export function showFaults(form: RecordForm<TypedQuote>, values: TypedQuote, left?: Name): boolean {
  const faults = faultsOf(values);
  for (const name of namesIn(values)) {
    const message = faults[name];
    const isTold = form.getFieldState(name).error?.type === "typed";
    if (message === undefined) {
      if (isTold) form.clearErrors(name);
    } else if (name === left || String(form.getValues(name)).trim() !== "")
      form.setError(name, { type: "typed", message });
  }
  return keysOf(faults).length === 0;
}

function namesIn({ items, parts = [] }: TypedQuote): Name[] {
  const ofLines = items.flatMap((_, place): Name[] => [
    `items.${place}.quantity`,
    `items.${place}.unitPrice`,
  ]);
  const ofParts = parts.flatMap((_, place): Name[] => [`parts.${place}.share`, `parts.${place}.when`]);
  // The lines as a whole stand first, because what is told of them makes room for what is told of one.
  return ["items", "discount", "vatRate", "firstShare", "restDays", "parts", ...ofParts, ...ofLines];
}
