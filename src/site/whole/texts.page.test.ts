import { beforeAll, expect, test } from "vitest";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";
import { wordsOf } from "../../testing/pages/test-words.ts";

// Compares pages with the stored texts, so that any text that a page omits fails here.

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const sections = [
  { section: "homepage", path: "/", ids: "HOME-01 HOME-04 HOME-05 SHELL-09" },
  { section: "about", path: "/about", ids: "ABOUT-01 SHELL-09" },
  { section: "services", path: "/services", ids: "SVC-05" },
  { section: "projects", path: "/projects", ids: "PRJ-01 SHELL-09" },
  { section: "testimonials", path: "/testimonials", ids: "SHELL-09" },
  { section: "faq", path: "/faq", ids: "FAQ-07" },
  { section: "vision2030", path: "/vision2030", ids: "VIS-01 VIS-03 VIS-04" },
  { section: "leadership", path: "/leadership", ids: "LEAD-01" },
  { section: "contact", path: "/contact", ids: "CONTACT-05" },
  { section: "privacy", path: "/privacy", ids: "LEGAL-01" },
  { section: "terms", path: "/terms", ids: "LEGAL-01" },
];
// Texts that show only when stores fail, when featured records are chosen, or after sending; and below keys, not texts.
const elsewhere = /^(fallbackServices|featured\w+Title|thanks\w+)\b/;
const keys = /\.(id|tone|icon|image|key|channel|projectId|testimonialId|pillar|part)$/;

for (const { section, path, ids } of sections) {
  test(`${ids} ACNT-01 every text of the section ${section} is on ${path}`, async () => {
    const { published } = await site.call<{ published: unknown }>("GET", `/api/content/${section}`);
    const html = await site.html(path);
    const shown = wordsOf(html);
    const missing: string[] = [];
    let count = 0;
    const look = (value: unknown, place: string) => {
      if (elsewhere.test(place)) return;
      if (value !== null && typeof value === "object") {
        for (const [name, part] of Object.entries(value)) look(part, place ? `${place}.${name}` : name);
      } else if (typeof value === "string" && value !== "" && !keys.test(place)) {
        count++;
        const isThere = place.endsWith(".href")
          ? html.includes(`href="${value}"`)
          : // Placeholders in braces are filled in, and the notice takes its months from the settings, so both are left out.
            value
              .split(/\{\w+\}|\d+|:/)
              .every((part) => shown.includes(wordsOf(part)) || html.includes(`"${part}"`));
        if (!isThere) missing.push(`${place}: ${value}`);
      }
    };
    look(published, "");
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });
}
