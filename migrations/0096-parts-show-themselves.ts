import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** The parts of each page in their usual order, and those that the set-up hid because a new agency had nothing for them. */
const pages: Readonly<Record<string, { parts: readonly string[]; hidden: readonly string[] }>> = {
  services: {
    parts: ["hero", "services", "packages", "hosting", "custom", "why"],
    hidden: ["packages", "hosting"],
  },
  projects: { parts: ["hero", "list", "figures", "call"], hidden: ["figures"] },
  about: {
    parts: ["hero", "purpose", "figures", "values", "timeline", "call"],
    hidden: ["figures", "timeline"],
  },
  testimonials: { parts: ["hero", "figures", "featured", "list", "call"], hidden: ["figures"] },
  vision2030: {
    parts: [
      "hero",
      "values",
      "pillars",
      "figures",
      "words",
      "journey",
      "promises",
      "practices",
      "showcase",
      "quote",
      "contact",
      "call",
    ],
    hidden: ["pillars", "figures", "showcase"],
  },
};

/**
 * Gives the pages that nobody has arranged since the set-up their usual parts again: a part without records hides itself now, and
 * comes with the first record. Requirement SETUP-01
 */
export async function up(db: LooseDb) {
  for (const [section, { parts, hidden }] of Object.entries(pages)) {
    const first = parts.map((part) => ({ id: part, part, isShown: !hidden.includes(part) }));
    await db
      .deleteFrom("page_texts")
      .where("section", "=", section)
      .where("field", "=", "layout")
      .where("content", "=", JSON.stringify(first))
      .execute();
  }
}
