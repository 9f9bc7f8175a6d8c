import { type FieldValues, isPageImage } from "./section.ts";

/** The fields of a page that speak of it elsewhere: in the results of search engines and where somebody shares its address. */
export const searchFieldIds = ["metaTitle", "metaDescription", "socialImage"] as const;
export type SearchFieldId = (typeof searchFieldIds)[number];

export const isSearchField = (id: string): id is SearchFieldId =>
  searchFieldIds.some((known) => known === id);

/** What somebody wrote of a page for search engines and shares; empty where nobody did. */
export type SaidForSearch = { title: string; description: string; picture: string | null; alt: string };

/** What was written among the values of a page; a text of blanks alone is none. Requirement OWN-01. */
export function saidForSearch(values: { readonly [field: string]: unknown }): SaidForSearch {
  const { metaTitle, metaDescription, socialImage } = values;
  const { image, alt } = isPageImage(socialImage) ? socialImage : { image: null, alt: "" };
  return { title: lineOf(metaTitle), description: lineOf(metaDescription), picture: image, alt: lineOf(alt) };
}

const lineOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/**
 * The values of a section as its page gets them. What nobody wrote is left out, because pages that wake up carry their texts in
 * their HTML; of the picture only its words stay, because the page does not show it: its card does, which is drawn by itself.
 */
export function withoutUnsaid(values: FieldValues): FieldValues {
  if (!searchFieldIds.some((id) => id in values)) return values;
  const { title, description, picture, alt } = saidForSearch(values);
  return {
    ...Object.fromEntries(Object.entries(values).filter(([id]) => !isSearchField(id))),
    ...(title && { metaTitle: title }),
    ...(description && { metaDescription: description }),
    ...(picture && alt && { socialImage: { image: null, alt } }),
  };
}
