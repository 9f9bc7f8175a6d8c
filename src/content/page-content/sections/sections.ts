import { recordSection } from "./record-fields.ts";
import type { Section } from "./section.ts";
import { type SectionFile, sectionFile, sectionIn, sectionKeys } from "./section-files.ts";
import { ownPageSection } from "./texts/own-page.text.ts";

const files = import.meta.glob<SectionFile>("./texts/*.text.ts", { eager: true });

/** Every section that the content editor offers, in its order; requirement ACNT-01. */
export const pageSections = sectionKeys.map((key) => sectionIn(files[sectionFile(key)], key));

/** The section of a page, of one that the agency added, or of a record that is a document; undefined for another key. */
export function sectionOf(key: string): Section | undefined {
  return pageSections.find((section) => section.key === key) ?? ownPageSection(key) ?? recordSection(key);
}
