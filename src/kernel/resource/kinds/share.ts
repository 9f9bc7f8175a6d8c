import type { Field, FieldOptions, Zod } from "../field.ts";

type ShareOptions = FieldOptions & { initial: number };

/** A fraction from 0 to 1, such as a position along the side of a picture. */
export function share<const Options extends ShareOptions>(options: Options): Field<number, Options> {
  return {
    kind: "share",
    options,
    stored: "number",
    initial: () => options.initial,
    schema: (z: Zod) => z.number().min(0).max(1),
  };
}
