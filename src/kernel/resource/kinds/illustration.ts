import { type FieldOptions, kindOf } from "../field.ts";
import { pictureSchema } from "./picture.ts";

/** A picture with the words that stand for it; `image` is null for a drawn one. */
export type Illustrated = { image: string | null; alt: string };

type IllustrationOptions = FieldOptions & {
  /** It stands for the agency, whose name is beside it: it needs no words. */
  isMark?: true;
};

/** A picture of a page, with an alternative text of its own. */
export const illustration = kindOf<Illustrated, IllustrationOptions>("illustration", () => ({
  stored: "json",
  isVisual: true,
  initial: () => ({ image: null, alt: "" }),
  schema: (z) => z.object({ image: pictureSchema(z), alt: z.string().max(500) }),
}));
