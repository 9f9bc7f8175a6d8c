import type { RouterContextProvider } from "react-router";
import { findPublicPage } from "../../content/page-content/own-pages/store.server.ts";
import { agencyWords } from "../../content/page-content/sections/agency-words.ts";
import type { TextsOf } from "../../content/page-content/sections/blocks/block.ts";
import { textsOfBlock } from "../../content/page-content/sections/blocks/block-fields.ts";
import { layoutIn } from "../../content/page-content/sections/layout.ts";
import { type FieldValues, type Section, shownValues } from "../../content/page-content/sections/section.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { ownPageId, ownPageSection } from "../../content/page-content/sections/texts/own-page.text.ts";
import { withAgencyWords } from "../../content/page-content/sections/with-agency-words.ts";
import { type Kernel, kernelContext } from "../../kernel/process/kernel.server.ts";
import ownform from "../blocks/ownform/block.text.ts";
import { isHiddenPage } from "../loading/hidden-pages.server.ts";
import { loadAllSettings } from "../loading/load.server.ts";
import { type AskedField, askedFields } from "./asked-fields.ts";

/** A form of one's own as visitors see it now. */
export type FoundForm = {
  /** The path of its page, and its anchor there. */
  place: string;
  texts: TextsOf<typeof ownform>;
  fields: AskedField[];
  /** What stands around its page. */
  frame: unknown;
};

/**
 * The form of a block, if visitors see it now: published, shown, and on a page that is neither hidden nor in the trash. What is drafted
 * is never read. Throws when the database fails; requirement OWN-03.
 */
export async function findForm(
  context: Readonly<RouterContextProvider>,
  { section: key, block: id }: { section: string; block: string },
): Promise<FoundForm | undefined> {
  const kernel = context.get(kernelContext);
  const page = await findPage(kernel, key);
  if (!page) return undefined;
  const values = await readWords(context, page.section);
  const placed = layoutIn(values).find((part) => part.id === id && part.part === "ownform" && part.isShown);
  if (!placed) return undefined;
  const texts = textsOfBlock(ownform, placed, values);
  const place = `${page.path}#${id}`;
  return { place, texts, fields: askedFields(texts.fields), frame: values.frame };
}

/** The page of a section, with its path. */
async function findPage(
  kernel: Kernel,
  key: string,
): Promise<{ section: Section; path: string } | undefined> {
  const own = ownPageSection(key);
  if (own) {
    const page = await findPublicPage(kernel.reads, { id: ownPageId(own) ?? 0 });
    return page && { section: own, path: `/${page.address}` };
  }
  const section = pageSections.find((section) => section.key === key);
  if (!section?.route || (await isHiddenPage(kernel, section.route))) return undefined;
  return { section, path: section.route };
}

/** The published texts as visitors read them, without what is hidden. */
async function readWords(context: Readonly<RouterContextProvider>, section: Section): Promise<FieldValues> {
  const published = await readPublished(context.get(kernelContext).reads, section);
  return withAgencyWords(section, shownValues(published), agencyWords(await loadAllSettings(context)));
}
