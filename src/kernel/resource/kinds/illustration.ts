import { type FieldOptions, kindOf } from "../field.ts";
import { pictureSchema } from "./picture.ts";

/** A picture with its alternative text; `image` is null for a drawn one. */
export type Illustrated = { image: string | null; alt: string };

type IllustrationOptions = FieldOptions & {
  /** The picture is a logo beside the agency's name, so it needs no alternative text. */
  isMark?: true;
  /** The ground on which the mark stands as a logo. */
  logoOn?: "light" | "dark";
};

/** A picture of a page, with an alternative text of its own. */
export const illustration = kindOf<Illustrated, IllustrationOptions>("illustration", () => ({
  stored: "json",
  isVisual: true,
  initial: () => ({ image: null, alt: "" }),
  schema: (z) => z.object({ image: pictureSchema(z), alt: z.string().max(500) }),
}));
