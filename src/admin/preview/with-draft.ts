import { markTexts } from "../../content/page-content/preview/preview-marks.ts";
import type { EditorState } from "../../content/page-content/preview/preview-messages.ts";
import { knownSection } from "../../content/page-content/sections/known-sections.ts";
import { type FieldValues, type Section, shownValues } from "../../content/page-content/sections/section.ts";

/** Fills the agency's own names and words into texts, as the server does. */
type Said = (section: Section, values: FieldValues) => FieldValues;

/** The data of a route's loader with its texts replaced by the editor's draft, if there is one, each marked with its address. */
export function withDraft<Loaded>(
  route: string,
  loaded: Loaded,
  { drafts, isOnPage }: Pick<EditorState, "drafts" | "isOnPage">,
  said: Said = (_section, values) => values,
): Loaded {
  if (!hasTexts(loaded)) return loaded;
  const section = knownSection(sectionKeyOf(route, loaded));
  if (!section) return loaded;
  const draft = drafts[section.key];
  const texts = draft ? said(section, draft) : loaded.texts;
  const marked = markTexts(section, texts);
  // Texts are marked before hidden items are left out, because an address counts all items. Editing on the page shows them.
  return { ...loaded, texts: isOnPage ? marked : shownValues(marked) };
}

type Texts = {
  texts: FieldValues;
  /** The section of a page that the owner made; all such pages share one route. */
  section?: string;
};

/** The routes are named after their sections: `preview/homepage`, `review/homepage`. */
export function sectionKeyOf(route: string, loaded: unknown): string {
  const own = hasTexts(loaded) ? loaded.section : undefined;
  return own ?? route.replace(/^(preview|review)\//, "");
}

function hasTexts<Loaded>(loaded: Loaded): loaded is Loaded & Texts {
  return typeof loaded === "object" && loaded !== null && "texts" in loaded;
}
