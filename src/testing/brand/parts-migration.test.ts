import { expect, test } from "vitest";
import { up } from "../../../migrations/0096-parts-show-themselves.ts";
import { layoutIn } from "../../content/page-content/sections/layout.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";

/** What the set-up hid before parts hid themselves. */
const hiddenOnce: Readonly<Record<string, string[]>> = {
  services: ["packages", "hosting"],
  projects: ["figures"],
  about: ["figures", "timeline"],
  testimonials: ["figures"],
  vision2030: ["pillars", "figures", "showcase"],
};

test.each(databases)(
  "SETUP-01 TRIAL-01 O3: parts that the set-up once hid are shown again, and what a person arranged stays, on %s",
  async (database) => {
    const kernel = await testKernel({ database });
    const store = (section: string, content: unknown) =>
      kernel.db
        .insertInto("page_texts")
        .values({ section, field: "layout", content: JSON.stringify(content) })
        .execute();
    const sections = pageSections.filter(({ key }) => Object.hasOwn(hiddenOnce, key));
    expect(sections).toHaveLength(5);
    const usual = async (key: string) => {
      const section = sections.find((one) => one.key === key);
      return section ? layoutIn(await readPublished(kernel.reads, section)) : [];
    };
    for (const { key } of sections) {
      const parts = await usual(key);
      await store(
        key,
        parts.map((placed) => ({ ...placed, isShown: !hiddenOnce[key]?.includes(placed.part) })),
      );
    }
    await up(loose(kernel.db));
    for (const { key } of sections)
      expect(
        (await usual(key)).filter(({ isShown }) => !isShown),
        key,
      ).toEqual([]);
    const own = (await usual("services")).toReversed().map((placed) => ({ ...placed, isShown: false }));
    await store("services", own);
    await up(loose(kernel.db));
    expect(await usual("services")).toEqual(own);
  },
);
