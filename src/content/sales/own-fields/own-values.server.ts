import type { Write } from "../../../kernel/db/write.server.ts";
import { invalid } from "../../../kernel/errors.ts";
import { type FieldMessage, fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { parseNumber } from "../../../kernel/text/arabic.ts";
import { dayFault } from "../../../kernel/text/days.ts";
import { text } from "./own-fields.text.ts";
import type { OwnFieldRecord, Subject } from "./own-fields.ts";
import { type OwnValue, ownValueOf } from "./own-values.ts";
import { ownFieldsOf } from "./store.server.ts";

type WithValues = { ownValues?: OwnValue[] };

/** The member of bodies that a fault is told at. */
const wireNames: Record<Subject, string> = { request: "own_values", client: "ownValues" };

/**
 * A record with the values that it had and those that are given anew, each checked by its field; see `ownValues`. Throws `invalid` for a
 * value that its field does not take, and for one of a field that does not exist.
 */
export async function withOwnValues<R extends WithValues>(
  tx: Pick<Write, "db">,
  subject: Subject,
  record: R,
  before: WithValues | null,
): Promise<R> {
  const stored = before?.ownValues ?? [];
  const given = record.ownValues ?? [];
  const changed = given.filter(({ field, value }) => ownValueOf(stored, field ?? 0) !== value);
  if (changed.length === 0) return { ...record, ownValues: stored };
  const fields = await ownFieldsOf(tx.db, subject);
  const anew = changed.map((one) => checked(fields, wireNames[subject], one));
  const values = new Map([...stored, ...anew].map(({ field, value }) => [field, value]));
  return {
    ...record,
    ownValues: [...values].map(([field, value]) => ({ field, value })).filter(({ value }) => value !== ""),
  };
}

function checked(
  fields: readonly OwnFieldRecord[],
  member: string,
  { field: id, value }: OwnValue,
): OwnValue {
  const field = fields.find((one) => one.id === id);
  if (!field) throw invalid({ [member]: text.unknown });
  const read = value === "" ? { value } : readers[field.kind](value, field);
  if ("fault" in read) throw invalid({ [member]: text.fault(field.title, fieldMessages[read.fault]) });
  return { field: field.id, value: read.value };
}

type Read = { value: string } | { fault: FieldMessage };

const readers: Record<OwnFieldRecord["kind"], (value: string, field: OwnFieldRecord) => Read> = {
  text: (value) => ({ value }),
  number(typed) {
    const number = parseNumber(typed);
    return number === null ? { fault: "number" } : { value: String(number) };
  },
  day(value) {
    const fault = dayFault(value);
    return fault ? { fault } : { value };
  },
  choice: (value, { options }) => (options.includes(value) ? { value } : { fault: "option" }),
  flag: (value) => (value === "1" ? { value } : { fault: "option" }),
};
