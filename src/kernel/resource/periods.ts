import type { FieldErrors } from "../errors.ts";
import { endsBeforeStart } from "../text/days.ts";
import { fieldMessages } from "./field-messages.text.ts";

/** Names of two days of a record: the second is never before the first. Either may be empty. */
export type Period<Name extends string = string> = readonly [start: Name, end: Name];

/** The periods of a resource, as its fields say them. */
export function periodsOf(fields: { readonly [name: string]: { readonly notBefore?: string } }): Period[] {
  return Object.entries(fields).flatMap(([name, { notBefore }]): Period[] =>
    notBefore === undefined ? [] : [[notBefore, name]],
  );
}

/**
 * A sentence for each period that a change would leave ending before it starts, under its end: the server's rule and the
 * form's. A period that is stored so already and that the change leaves alone is none: the record stays changeable.
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
