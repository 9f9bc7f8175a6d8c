import { pageList } from "../../shared/pages.ts";
import type { Section } from "./section.ts";

/** The keys of all sections but those of own pages: the pages, then what several pages show. */
export const sectionKeys: readonly string[] = [...pageList.map(({ key }) => key), "brand", "shared"];

/** The file of a section, beside this one. */
export const sectionFile = (key: string) => `./texts/${key}.text.ts`;

/** What the bundler finds in such a file. */
export type SectionFile = Readonly<Record<string, Section>>;

/** The section that a file exports under its key. */
export function sectionIn(file: SectionFile | undefined, key: string): Section {
  const section = file?.[key];
  if (!section) throw new Error(`${sectionFile(key)} exports no ${key}`);
  return section;
}
