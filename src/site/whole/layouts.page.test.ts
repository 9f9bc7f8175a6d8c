import { expect, test } from "vitest";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { openSite, publish } from "../../testing/pages/test-site.ts";

test("PAGES-02 every page of the site shows an added section, leaves hidden ones out, and keeps its heading", async () => {
  const site = await openSite();
  const pages = pageSections.filter(({ route }) => route !== null);
  expect(pages).toHaveLength(14);
  for (const { key, route } of pages) {
    type Placed = { published: { layout: object[] } };
    const { published } = await site.call<Placed>("GET", `/api/content/${key}`);
    const hidden = published.layout.map((placed) => ({ ...placed, isShown: false }));
    await publish(site, key, { layout: [...hidden, { id: "block300", part: "steps", isShown: true }] });
    const main = /<main.*<\/main>/s.exec(await site.html(route ?? "/"))?.[0] ?? "";
    expect(main, key).toContain("كيف نعمل");
    expect(main.match(/<h1/g), key).toHaveLength(1);
    expect(main.match(/<(section|form|article)\b/g), key).toHaveLength(1);
  }
});
