import { pages } from "../../shared/pages.text.ts";
import type { PageKey } from "../../shared/pages.ts";
import { searchFields } from "./search-fields.text.ts";
import { type PageField, type Section, section } from "./section.ts";

// Kept apart from `section.ts`, which the scripts of pages bring for the texts of the error page.

/** Describes the texts of a page of the site; what is said of it to search engines follows its own fields. */
export const pageSection = <const Key extends PageKey, const Fields extends readonly PageField[]>(
  key: Key,
  fields: Fields,
): Section<Key, readonly [...Fields, ...typeof searchFields]> =>
  section(key, pages[key].name, pages[key].path, [...fields, ...searchFields]);
