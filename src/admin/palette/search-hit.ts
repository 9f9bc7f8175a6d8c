import { z } from "zod";
import { screenField } from "./screen-field.ts";

/** A record that a search has found. `detail` is the text other than the title that contains the words, or "". */
const searchHit = z.object({
  screen: screenField,
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  detail: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** The answer of `GET /api/search`: a few records of each kind, and the screens whose lists would show more. */
export const searchAnswer = z.object({ hits: z.array(searchHit), more: z.array(screenField) });
export type SearchAnswer = z.infer<typeof searchAnswer>;
