import type { RouterContextProvider } from "react-router";
import { sectionOf } from "../../content/page-content/sections/sections.ts";
import {
  shownUnpublishedContext,
  textsSourceContext,
} from "../../content/page-content/sections/texts-source.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";

/**
 * The draft of a record that is a document, by the key of its section, where drafts are shown: its values, and what the page's data must
 * name so that the frame of an editor puts in what is being typed. Undefined on the public site. Requirement DOC-03.
 */
export async function recordDraft(context: Readonly<RouterContextProvider>, db: Db, key: string) {
  // Visitors ask for any key: nothing is made of it for them.
  const section = context.get(shownUnpublishedContext)({ key }) ? sectionOf(key) : undefined;
  if (!section) return undefined;
  return { values: await context.get(textsSourceContext)(db, section), shown: { section: key, texts: {} } };
}
