import { type FieldOptions, kindOf } from "../field.ts";
import { pictureSchema } from "./picture.ts";

/** A picture with its caption; `image` is null for a drawn one. */
export type GalleryPicture = { image: string | null; caption: string };

type GalleryOptions = FieldOptions & {
  /** Width by height, as the public site shows them. */
  ratio?: number;
};

/** Up to 50 pictures in an order, each with a caption. */
export const gallery = kindOf<GalleryPicture[], GalleryOptions>("gallery", (options) => ({
  stored: "json",
  isVisual: true,
  initial: () => [],
  schema: (z) => z.array(z.object({ image: pictureSchema(z), caption: z.string().trim().max(300) })).max(50),
  ...(options.ratio !== undefined && { ratio: options.ratio }),
}));
