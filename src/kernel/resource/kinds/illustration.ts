import type { Field, FieldOptions, Zod } from "../field.ts";
import { pictureSchema } from "./picture.ts";

/** A picture with the words that stand for it; `image` is null for a drawn one. */
export type Illustrated = { image: string | null; alt: string };

/** A picture of a page, with an alternative text of its own. */
export function illustration<const Options extends FieldOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<Illustrated, Options> {
  return {
    kind: "illustration",
    options,
    stored: "json",
    isVisual: true,
    initial: () => ({ image: null, alt: "" }),
    schema: (z: Zod) => z.object({ image: pictureSchema(z), alt: z.string().max(500) }),
  };
}
