import { type FieldOptions, kindOf } from "../field.ts";
import { pictureSchema } from "./picture.ts";

/** A place in a picture with what is to be seen there; `x` and `y` in percent from the physical top left. */
export type GalleryNote = { x: number; y: number; title: string; text: string };

/** A picture with its caption; `image` is null for a drawn one. A title and notes are there only where somebody wrote them. */
export type GalleryPicture = {
  image: string | null;
  caption: string;
  title?: string | undefined;
  notes?: GalleryNote[] | undefined;
};

/** Most notes on one picture. */
export const mostNotes = 3;

type GalleryOptions = FieldOptions & {
  /** Width by height, as the public site shows them. */
  ratio?: number;
};

/** Up to 50 pictures in an order, each with a caption, and with a title and notes where there are any. */
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
