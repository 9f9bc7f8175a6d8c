import type { ZodType } from "zod";
import type { Field, FieldOptions, Zod } from "../field.ts";

type JsonOptions<Value, Options> = {
  /** Its name in the register of kinds. */
  kind: string;
  schema(z: Zod): ZodType<Value>;
  initial(): Value;
  options: Options;
};

/** A value of a shape of its own, such as a log: stored as JSON, and sent and received as it is. */
export function storedJson<Value, const Options extends FieldOptions>({
  kind,
  schema,
  initial,
  options,
}: JsonOptions<Value, Options>): Field<Value, Options> {
  const wire = { write: (value: Value) => value, read: (wired: unknown) => wired as Value, schema }; // the wire edge
  return { kind, options, stored: "json", initial, schema, wire };
}
