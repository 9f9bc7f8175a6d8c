import { type SectionFile, sectionFile, sectionIn, sectionKeys } from "./section-files.ts";
import { ownPageSection } from "./texts/own-page.text.ts";

const files = import.meta.glob<SectionFile>("./texts/*.text.ts", { eager: true });

/** Every section that the content editor offers, in its order; requirement ACNT-01. */
export const pageSections = sectionKeys.map((key) => sectionIn(files[sectionFile(key)], key));

export function sectionOf(key: string) {
  return pageSections.find((section) => section.key === key) ?? ownPageSection(key);
}
