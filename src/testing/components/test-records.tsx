import type { ReactNode } from "react";
import { page } from "vitest/browser";
import { makeSite, openScreen } from "./test-screen.tsx";

/*
 * What tests of the screens of records have in common: `path` is that of the resource, such as `/api/services`. Names of buttons
 * and labels are matched whole.
 */

/** A site with these records, and the screen with them. `stored` reads what the API holds. */
export async function openRecords<Wire>(
  screen: ReactNode,
  { path, at, records }: { path: string; at: string; records: readonly object[] },
) {
  const site = await makeSite();
  const made: Wire[] = [];
  for (const record of records) made.push(await site.call("POST", path, record));
  const router = await openScreen(screen, at);
  const stored = (): Promise<Wire[]> => site.call("GET", path);
  return { site, router, stored, made };
}

export const tile = (title: string) => page.getByRole("article", { name: title });
/** The row of a table with these words. */
export const rowOf = (words: string) => page.getByRole("row").filter({ hasText: words });
/** The number of cards that the screen shows. */
export const countOfTiles = () => page.getByRole("article").elements().length;
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const dialog = () => page.getByRole("dialog");
/** The question that is open, with its sentence as its name. */
export const question = (sentence?: string) =>
  page.getByRole("alertdialog", sentence === undefined ? {} : { name: sentence, exact: true });
/** The message with this sentence, above a list or in a form. */
export const banner = (sentence: string) => page.getByRole("alert").filter({ hasText: sentence });
export const field = (label: string) => dialog().getByLabelText(label, { exact: true });
/** A field whose label ends with a mark, such as that it is required. */
export const markedField = (label: string) => dialog().getByLabelText(new RegExp(`^${label}`));
export const optionsOf = (title: string) => button(`خيارات ${title}`);

export const save = () => dialog().getByRole("button", { name: "حفظ", exact: true }).click();

/** Opens the menu of a record and chooses an entry. */
export async function choose(title: string, entry: string) {
  await optionsOf(title).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}
