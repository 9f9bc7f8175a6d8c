import type { ZodType } from "zod";
import type { Field, FieldOptions, Zod } from "../field.ts";

type PictureOptions = FieldOptions & {
  /** Width by height, as the public site shows it. */
  ratio?: number;
};

/** The path of a picture of this site (`/uploads/…`) or a whole address; null for none. */
export function picture<const Options extends PictureOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<string | null, Options> {
  return {
    kind: "picture",
    options,
    stored: "text",
    isVisual: true,
    initial: () => null,
    schema: pictureSchema,
    ...(options.ratio !== undefined && { ratio: options.ratio }),
  };
}

/** Scripts in addresses are refused; requirement SEC-09. */
export function pictureSchema(z: Zod): ZodType<string | null> {
  return z
    .preprocess((value) => (value === "" ? null : value), z.string().trim().max(500).nullable())
    .refine((path) => path === null || /^(\/uploads\/|https?:\/\/)[^\s<>"']*$/i.test(path), "unsafeLink");
}
