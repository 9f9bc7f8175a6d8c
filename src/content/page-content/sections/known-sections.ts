import { loadRecordFields, recordSection } from "./record-fields.ts";
import type { Section } from "./section.ts";
import { type SectionFile, sectionFile, sectionIn, sectionKeys } from "./section-files.ts";
import { ownPageSection } from "./texts/own-page.text.ts";

/*
 * How browsers load sections: each one, with its default texts, when it is needed. The server imports them all, by
 * `sections.ts`.
 */

const files = import.meta.glob<SectionFile>("./texts/*.text.ts");
const known = new Map<string, Section>();

/** Loads a section; null when there is none of this key. */
export async function loadSection(key: string): Promise<Section | null> {
  const ready = knownSection(key);
  if (ready) return ready;
  const load = sectionKeys.includes(key) ? files[sectionFile(key)] : undefined;
  if (!load) {
    await loadRecordFields();
    return recordSection(key) ?? null;
  }
  const section = sectionIn(await load(), key);
  known.set(key, section);
  return section;
}

/** A section, if it is loaded already. */
export function knownSection(key: string): Section | undefined {
  return known.get(key) ?? ownPageSection(key) ?? recordSection(key);
}
