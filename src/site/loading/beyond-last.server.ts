import { data, type RouterContextProvider } from "react-router";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { loadTexts } from "./load.server.ts";
import { pageSize } from "./pagination.ts";

/**
 * Throws the 404 of the site for a page beyond the last of a list that nothing narrows, and that has `total` records; it is
 * never kept. A filter without hits, and a list that could not be read, have states of their own. Requirement API-08.
 */
export async function refuseBeyondLast(
  context: Readonly<RouterContextProvider>,
  page: number,
  total: number,
): Promise<void> {
  if (page <= Math.max(1, Math.ceil(total / pageSize))) return;
  throw data(await loadTexts(context, notFound), { status: 404 });
}
