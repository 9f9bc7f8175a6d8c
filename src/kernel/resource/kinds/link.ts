import type { Field, FieldOptions, Zod } from "../field.ts";

/** A whole web address, or empty; scripts in addresses are refused. Requirements API-02, SEC-09. */
export function link<const Options extends FieldOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string, Options> {
  return {
    kind: "link",
    options,
    stored: "text",
    initial: () => "",
    schema: (z: Zod) =>
      z.preprocess(
        trimmed,
        z.union([z.literal(""), z.url({ protocol: /^https?$/, hostname: /./ }).max(500)]),
      ),
  };
}

export const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : (value ?? ""));
