import { markTexts } from "../../content/page-content/preview/preview-marks.ts";
import type { Heard } from "../../content/page-content/preview/preview-messages.ts";
import { knownSection } from "../../content/page-content/sections/known-sections.ts";
import { type FieldValues, type Section, shownValues } from "../../content/page-content/sections/section.ts";

/** Puts the words of the agency into texts, as the server does. */
type Said = (section: Section, values: FieldValues) => FieldValues;

/** What the loader of a route found, with the texts that are typed in the editor. */
export function withDraft<Loaded>(
  route: string,
  loaded: Loaded,
  { drafts, isOnPage }: Heard,
  said: Said,
): Loaded {
  if (!hasTexts(loaded)) return loaded;
  const section = knownSection(sectionKeyOf(route, loaded));
  if (!section) return loaded;
  const draft = drafts[section.key];
  const texts = draft ? said(section, draft) : loaded.texts;
  const marked = markTexts(section, texts);
  // Hidden items are shown again where they are typed; before that, an item is named by its place among all of them.
  return { ...loaded, texts: isOnPage ? marked : shownValues(marked) };
}

type Texts = {
  texts: FieldValues;
  /** The key of the texts of a page of one's own, whose route is that of others too. */
  section?: string;
};

/** The routes are named after their sections: `preview/homepage`. */
export function sectionKeyOf(route: string, loaded: unknown): string {
  const own = hasTexts(loaded) ? loaded.section : undefined;
  return own ?? route.replace(/^preview\//, "");
}

function hasTexts<Loaded>(loaded: Loaded): loaded is Loaded & Texts {
  return typeof loaded === "object" && loaded !== null && "texts" in loaded;
}
