import { z } from "zod";
import { bodySchemas } from "../../kernel/resource/schemas.ts";
import { wireOf } from "../../kernel/resource/wire.ts";
import { media } from "./media.ts";

export const mediaWire = wireOf(media);

/** What may be changed of a picture: its name, its alternative text and its focal point, never its file. */
export const mediaBody = bodySchemas(media).update;

const part = z.number().min(0).max(1);

/** The area that is cut out of a picture, as parts of its sides from the physical top left. */
export const cropBody = z
  .object({ x: part, y: part, width: part.min(0.01), height: part.min(0.01) })
  .refine(({ x, width }) => x + width <= 1.0001, { path: ["width"] })
  .refine(({ y, height }) => y + height <= 1.0001, { path: ["height"] });

/** Puts another picture in all the places of this one, or in the named ones; the answer names those that changed. */
export const replaceBody = z.object({
  by: z.string().regex(/^[\w-]{1,64}$/),
  places: z.array(z.string().max(200)).max(1000).optional(),
});
