import { data, type RouterContextProvider } from "react-router";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { renderNotesContext } from "../../kernel/process/kernel.server.ts";
import { loadTexts } from "./load.server.ts";
import { pageSize } from "./pagination.ts";

type Place = {
  page: number;
  /** How many records the list has. */
  total: number;
  /** Whether a filter of the address chose them. */
  isNarrowed?: boolean;
};

/**
 * Throws the 404 of the site, which is never cached, for a page beyond the last one of an unfiltered list (API-08). A filtered
 * list without results says so and is not cached either, because anybody can invent such an address (SURV-08). A list that could
 * not be read has a state of its own.
 */
export async function checkPlace(
  context: Readonly<RouterContextProvider>,
  { page, total, isNarrowed = false }: Place,
): Promise<void> {
  const pages = Math.ceil(total / pageSize);
  if (isNarrowed) {
    if (page > pages) context.get(renderNotesContext).uncacheable = true;
  } else if (page > Math.max(1, pages)) {
    throw data(await loadTexts(context, notFound), { status: 404 });
  }
}
