import type { Section } from "./section.ts";
import { ownPageSection } from "./texts/own-page.text.ts";

/*
 * How browsers load sections: each one, with its default texts, when it is needed. The server imports them all, by
 * `sections.ts`.
 */

const sources: Readonly<Record<string, () => Promise<Section>>> = {
  homepage: async () => (await import("./texts/homepage.text.ts")).homepage,
  about: async () => (await import("./texts/about.text.ts")).about,
  services: async () => (await import("./texts/services.text.ts")).services,
  projects: async () => (await import("./texts/projects.text.ts")).projects,
  articles: async () => (await import("./texts/articles.text.ts")).articles,
  testimonials: async () => (await import("./texts/testimonials.text.ts")).testimonials,
  faq: async () => (await import("./texts/faq.text.ts")).faq,
  vision2030: async () => (await import("./texts/vision2030.text.ts")).vision2030,
  leadership: async () => (await import("./texts/leadership.text.ts")).leadership,
  contact: async () => (await import("./texts/contact.text.ts")).contact,
  privacy: async () => (await import("./texts/privacy.text.ts")).privacy,
  terms: async () => (await import("./texts/terms.text.ts")).terms,
  quote: async () => (await import("./texts/quote.text.ts")).quote,
  register: async () => (await import("./texts/register.text.ts")).register,
  brand: async () => (await import("./texts/brand.text.ts")).brand,
  shared: async () => (await import("./texts/shared.text.ts")).shared,
};

const known = new Map<string, Section>();

/** The keys of all sections but those of own pages. */
export const sectionKeys: readonly string[] = Object.keys(sources);

/** Loads a section; null when there is none of this key. */
export async function loadSection(key: string): Promise<Section | null> {
  const ready = knownSection(key);
  if (ready) return ready;
  const section = Object.hasOwn(sources, key) ? await sources[key]?.() : undefined;
  if (section) known.set(key, section);
  return section ?? null;
}

/** A section, if it is loaded already. */
export function knownSection(key: string): Section | undefined {
  return known.get(key) ?? ownPageSection(key);
}
