import { type FieldOptions, kindOf } from "../field.ts";
import { pictureSchema } from "./picture.ts";

/** A note at a place in a picture; `x` and `y` in percent from the top left, also in right-to-left text. */
export type GalleryNote = { x: number; y: number; title: string; text: string };

/** A picture with its caption; `image` is null for a drawn one. A title and notes are present only if somebody wrote them. */
export type GalleryPicture = {
  image: string | null;
  caption: string;
  title?: string | undefined;
  notes?: GalleryNote[] | undefined;
};

/** Most notes on one picture. */
export const mostNotes = 3;

type GalleryOptions = FieldOptions & {
  /** Width divided by height of the pictures on the public site. */
  ratio?: number;
};

/** Up to 50 ordered pictures, each with a caption and, optionally, a title and notes. */
export const gallery = kindOf<GalleryPicture[], GalleryOptions>("gallery", (options) => ({
  stored: "json",
  isVisual: true,
  initial: () => [],
  schema: (z) => {
    const percent = z.number().min(0).max(100);
    const words = z.string().trim();
    const note = z.object({ x: percent, y: percent, title: words.max(100), text: words.max(500) });
    const picture = z.object({
      image: pictureSchema(z),
      caption: words.max(300),
      title: words.max(100).optional(),
      notes: z.array(note).max(mostNotes).optional(),
    });
    return z.array(picture).max(50);
  },
  ...(options.ratio !== undefined && { ratio: options.ratio }),
}));
