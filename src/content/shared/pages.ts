import { keysOf } from "../../kernel/objects.ts";
import { pages, type SitePage } from "./pages.text.ts";

export type PageKey = keyof typeof pages;

/** The pages in their order, with their keys. */
export const pageList: readonly (SitePage & { key: PageKey })[] = keysOf(pages).map((key) => ({
  key,
  ...pages[key],
}));

type HideableKey = {
  [Key in PageKey]: (typeof pages)[Key] extends { canBeHidden: true } ? Key : never;
}[PageKey];

/** The pages that the owner may hide; requirement OWN-01. */
export const pagesToHide = keysOf(pages).filter((key): key is HideableKey => "canBeHidden" in pages[key]);

/** The name of a page in menus, breadcrumbs and tables. */
export const shortName = ({ name, short = name }: SitePage) => short;

/** A page as a link: its address and its name. */
export const linkTo = (key: PageKey): readonly [path: string, name: string] => [
  pages[key].path,
  shortName(pages[key]),
];

/** A page as a link of a list that owners arrange. */
export function linkOf(key: PageKey) {
  const [href, label] = linkTo(key);
  return { label, href };
}

/** The links that stand in the menu or in a list of the footer until the owner arranges it. */
export const linksOf = (place: "menu" | "footer" | "policies") =>
  pageList
    .flatMap((page) => {
      const at = page[place];
      return at === undefined ? [] : [{ at, label: shortName(page), href: page.path }];
    })
    .sort((one, other) => one.at - other.at);
