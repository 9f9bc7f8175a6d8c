import type { ZodType } from "zod";
import type { Field, FieldOptions, Zod } from "../field.ts";
import { uploadKey } from "../upload-key.ts";

type PictureOptions = FieldOptions & {
  /** Width divided by height of the picture on the public site. */
  ratio?: number;
  /** The picture that is used if no other was chosen. The field then always has a picture, and it is of this site. */
  standard?: string;
};
type PictureValue<Options> = Options extends { standard: string } ? string : string | null;

/** The path of a picture of this site (`/uploads/…`); null for none. */
export function picture<const Options extends PictureOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<PictureValue<Options>, Options> {
  const { ratio, standard } = options;
  const field = {
    kind: "picture",
    options,
    stored: "text" as const,
    isVisual: true as const,
    initial: () => standard ?? null,
    schema: (z: Zod) =>
      standard === undefined
        ? pictureSchema(z)
        : z
            .string()
            .trim()
            .max(500)
            .refine((path) => uploadKey(path) !== undefined, "unsafeLink"),
    ...(ratio !== undefined && { ratio }),
    ...(standard !== undefined && { standard }),
  };
  return field as Field<PictureValue<Options>, Options>; // never null if there is a standard picture
}

/** The schema of a picture's address, which is that of an upload; requirement SEC-09. */
export function pictureSchema(z: Zod): ZodType<string | null> {
  return z
    .preprocess((value) => (value === "" ? null : value), z.string().trim().max(500).nullable())
    .refine((path) => path === null || uploadKey(path) !== undefined, "unsafeLink");
}
