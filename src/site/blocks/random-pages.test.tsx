import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { articles } from "../../content/articles/articles.ts";
import { packages, type ShownPackage } from "../../content/packages/packages.ts";
import type { PlacedPart } from "../../content/page-content/sections/layout.ts";
import type { FieldValues } from "../../content/page-content/sections/section.ts";
import { projects, type ShownProject } from "../../content/projects/projects.ts";
import { type ShownService, services } from "../../content/services/services.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { members, type ShownMember } from "../../content/team/members.ts";
import { reviews, type ShownReview } from "../../content/testimonials/reviews.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { shareOf } from "../../kernel/testing/test-share.ts";
import { Block } from "./block.tsx";
import type { BlockRecords } from "./block-props.ts";
import { BlockDrawingContext, PageParts } from "./page-parts.tsx";
import { everyBlock, randomPage } from "./testing/random-page.ts";

const project: ShownProject = { ...blankOf(projects), id: "1", title: "مشروع" };
const article = { ...blankOf(articles), id: 1, title: "مقال", address: "a", minutes: 3, author: "سارة" };
const records: BlockRecords = {
  services: [1, 2].map((id): ShownService => ({ ...blankOf(services), id, title: `خدمة ${id}` })),
  packages: [1, 2].map(
    (id): ShownPackage => ({ ...blankOf(packages), id, title: `باقة ${id}`, price: 100 * id }),
  ),
  projects: { chosen: [project], newest: [project] },
  quote: [{ ...blankOf(reviews), id: 1, clientName: "سعد", testimonialText: "كلام" } as ShownReview], // as stored
  people: [{ ...blankOf(members), id: 1, name: "سارة" } as ShownMember], // as stored
  contact: defaultSettings,
  chat: defaultSettings,
  map: [{ typed: "", name: "شُرفة", address: "الرياض", shortAddress: "", mapLink: "" }],
  pages: [{ href: "https://a.example/", title: "صفحة", description: "وصف" }],
  articles: ["", "كلمة"].map((typed) => ({ typed, tag: typed, articles: [article] })),
};

function draw(layout: PlacedPart[], values: FieldValues) {
  const page = (
    <BlockDrawingContext value={{ Block, styles: [] }}>
      <PageParts texts={{ ...values, layout }} blocks={records} />
    </BlockDrawingContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
}

const rules = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's spelling of attributes and void elements; browsers accept both spellings.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    "no-inline-style": "off",
    "tel-non-breaking": "off",
    // React begins its ids with an underscore, as HTML allows.
    "valid-id": ["error", { relaxed: true }],
  },
});

test("PAGES-01 sections in any order, with any texts, are valid HTML", () => {
  const seeds = Array.from({ length: 1000 }, (_, index) => index + 1);
  const picture = "/uploads/a1-1200x800.webp";
  const pages = shareOf(seeds, 25).map((seed) => ({ seed, ...randomPage(seed, picture) }));
  const whole = shareOf(seeds, 100).map((seed) => ({ seed, ...everyBlock(seed, picture) }));
  for (const { seed, layout, values } of [...pages, ...whole]) {
    const html = draw(layout, values);
    const order = layout.map(({ part }) => part).join();
    expect(html, order).not.toContain("undefined");
    const { results } = rules.validateStringSync(`<main>${html}</main>`);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(faults, `${seed}: ${order}`).toEqual([]);
  }
});
