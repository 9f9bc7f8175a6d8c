import type { FieldErrors } from "../errors.ts";
import { endsBeforeStart } from "../text/days.ts";
import { fieldMessages } from "./field-messages.text.ts";

/** The names of two day fields of a record, of which the second is never before the first. Either may be empty. */
export type Period<Name extends string = string> = readonly [start: Name, end: Name];

/** The periods that the fields of a resource define. */
export function periodsOf(fields: { readonly [name: string]: { readonly notBefore?: string } }): Period[] {
  return Object.entries(fields).flatMap(([name, { notBefore }]): Period[] =>
    notBefore === undefined ? [] : [[notBefore, name]],
  );
}

/**
 * A sentence for each period that would end before it starts, keyed by its end; server and form share this rule. A wrong period
 * that is stored already and that the change does not touch is no fault, so that the record can still be changed.
 */
export function periodFaults(
  periods: readonly Period[],
  before: object | null | undefined,
  after: object,
): FieldErrors {
  const dayOf = (record: object, name: string): unknown => Reflect.get(record, name);
  const wrong = periods.filter(([start, end]) => {
    const isSame = before && [start, end].every((name) => dayOf(before, name) === dayOf(after, name));
    return !isSame && endsBeforeStart(String(dayOf(after, start) ?? ""), String(dayOf(after, end) ?? ""));
  });
  return Object.fromEntries(wrong.map(([, end]) => [end, fieldMessages.endBeforeStart]));
}
