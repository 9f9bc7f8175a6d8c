import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { packages, type ShownPackage } from "../../content/packages/packages.ts";
import { blockFields } from "../../content/page-content/sections/blocks/block-fields.ts";
import { blockNames } from "../../content/page-content/sections/blocks/blocks.text.ts";
import type { PlacedPart } from "../../content/page-content/sections/layout.ts";
import type { FieldValue, FieldValues, PageField } from "../../content/page-content/sections/section.ts";
import { projects, type ShownProject } from "../../content/projects/projects.ts";
import { type ShownService, services } from "../../content/services/services.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { members, type ShownMember } from "../../content/team/members.ts";
import { reviews, type ShownReview } from "../../content/testimonials/reviews.ts";
import { blankItem } from "../../kernel/resource/kinds/list.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { shareOf } from "../../kernel/testing/test-share.ts";
import { Block } from "./block.tsx";
import type { BlockRecords } from "./block-props.ts";
import { BlockDrawingContext, PageParts } from "./page-parts.tsx";

const words = "تصميم موقع عربي سريع لكل نشاط في الرياض".split(" ");
const long = Array.from({ length: 400 }, (_, index) => words[index % words.length]).join(" ");
const texts = [
  "",
  "كلمة",
  long,
  "Latin words only, v2.0",
  `نص with Latin & <b>signs</b> 24/7`,
  "https://a.example/ب?x=1&y=2",
];

/** Numbers below `most`, the same for the same seed. */
function dice(seed: number) {
  let state = seed * 2654435761 + 1;
  return (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

type Roll = ReturnType<typeof dice>;
const pick = <T,>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T; // never empty here

function valueFor(field: PageField, roll: Roll): FieldValue {
  const { kind, items, choices } = field;
  const image = () => pick(roll, [null, "/uploads/a1-1200x800.webp"]);
  if (kind === "illustration") return { image: image(), alt: pick(roll, texts) };
  if (choices) return pick(roll, choices);
  if (kind === "richText")
    return pick(roll, ["", "<p>نص</p>", `<h3>عنوان</h3><p>${long}</p><ul><li>أ</li></ul>`]);
  if (kind === "link") return pick(roll, ["", "https://youtu.be/dQw4w9WgXcQ", "https://a.example/"]);
  if (!items) return pick(roll, texts);
  return Array.from({ length: roll(5) }, (_, index) => ({
    ...blankItem(items),
    id: `${field.id}-${index}`,
    ...Object.fromEntries(
      Object.entries(items).map(([name, item]) => {
        if (item.kind === "illustration") return [name, { image: image(), alt: pick(roll, texts) }];
        if (item.kind === "reference") return [name, "1"];
        return [name, item.choices ? pick(roll, item.choices) : pick(roll, texts)];
      }),
    ),
  }));
}

const project: ShownProject = { ...blankOf(projects), id: "1", title: "مشروع" };
const records: BlockRecords = {
  services: [1, 2].map((id): ShownService => ({ ...blankOf(services), id, title: `خدمة ${id}` })),
  packages: [1, 2].map(
    (id): ShownPackage => ({ ...blankOf(packages), id, title: `باقة ${id}`, price: 100 * id }),
  ),
  projects: { chosen: [project], newest: [project] },
  reviews: [{ ...blankOf(reviews), id: 1, clientName: "سعد", testimonialText: "كلام" } as ShownReview], // as stored
  members: [{ ...blankOf(members), id: 1, name: "سارة" } as ShownMember], // as stored
  settings: defaultSettings,
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
    // How React writes attributes and void elements; browsers read both spellings alike.
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
  for (const seed of shareOf(seeds, 25)) {
    const roll = dice(seed);
    const layout = Array.from(
      { length: 1 + roll(14) },
      (_, index): PlacedPart => ({
        id: `block${100 + index}`,
        part: pick(roll, blockNames),
        isShown: roll(8) > 0,
      }),
    );
    const values = Object.fromEntries(
      layout.flatMap(blockFields).map((field): [string, FieldValue] => [field.id, valueFor(field, roll)]),
    );
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
