import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { blockFields } from "../../content/page-content/sections/blocks/block-fields.ts";
import { blockNames } from "../../content/page-content/sections/blocks/blocks.ts";
import type { FieldValue, PageField } from "../../content/page-content/sections/section.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { mostItems } from "../../kernel/resource/kinds/list.ts";
import { fitsTable } from "../../kernel/resource/kinds/table-rows.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { Block } from "./block.tsx";
import type { BlockRecords } from "./block-props.ts";
import { BlockDrawingContext, PageParts } from "./page-parts.tsx";

/*
 * What a value may expand to when it is drawn: each field holds its longest legal value of signs that make the most elements,
 * and what is drawn has a budget of bytes for each byte that was typed, and of processor time.
 */

const patterns = [
  ...[
    "aب ",
    "a ب",
    "(a",
    "<",
    '&"',
    "1/2 ",
    "{a}",
    "{email}",
    "|",
    "\n",
    "a|\n",
    "24/7 ",
    "a.b/ ",
    "+1234567 ب",
  ],
  ...["ريال 1 ", "«a»", "w.w. ", "a? ب", "http://a/ "],
];
const longLink = `https://a.example/${"a".repeat(400)}`;
const records: BlockRecords = {
  ...{ services: [], packages: [], projects: { chosen: [], newest: [] }, quote: [], people: [] },
  contact: defaultSettings,
  chat: defaultSettings,
  map: [],
  pages: [{ href: longLink, title: "صفحة", description: "" }],
  articles: [],
};
const mostBytes = 6; // for each byte typed, besides 300 kB
const mostTime = 3000; // milliseconds of processor for the costliest value of a whole block, on a slow machine

const fill = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** The longest value of a field that is legal and repeats a pattern. */
function longest({ kind, items, choices, options }: Field, pattern: string): unknown {
  if (choices) return choices.at(-1);
  if (kind === "illustration") return { image: "/uploads/a1-1200x800.webp", alt: fill(pattern, 500) };
  if (kind === "link") return longLink;
  if (kind === "richText") return `<p>${fill(pattern.replace(/[<&"]/g, "a"), 49_900)}</p>`;
  if (kind === "reference") return "1";
  if (kind === "number") return 5;
  if (items) {
    const most = Number(options.max ?? mostItems);
    return Array.from({ length: most }, (_, index) => ({
      id: `i${index}`,
      ...Object.fromEntries(Object.entries(items).map(([name, field]) => [name, longest(field, pattern)])),
    }));
  }
  const text = fill(pattern, Number(options.max ?? 200));
  return options.isTable && !fitsTable(text) ? `${"|".repeat(19)}\n`.repeat(100) : text;
}

function expectInBudget(name: string, typed: unknown, draw: () => string) {
  const start = process.threadCpuUsage();
  const html = draw();
  const { user, system } = process.threadCpuUsage(start);
  expect(html.length, name).toBeLessThan(JSON.stringify(typed).length * mostBytes + 300_000);
  expect((user + system) / 1000, name).toBeLessThan(mostTime);
}

test.each(blockNames)(
  "PAGES-01 TRIAL-01 X1: the costliest legal values of the block %s have a budget",
  (part) => {
    const placed = { id: "abcdefgh", part, isShown: true };
    for (const pattern of patterns) {
      const values = Object.fromEntries(
        blockFields(placed).map((field: PageField) => [field.id, longest(field, pattern) as FieldValue]), // of its kind
      );
      expectInBudget(`${part} ${JSON.stringify(pattern)}`, values, () => {
        const page = (
          <BlockDrawingContext value={{ Block, styles: [] }}>
            <PageParts texts={{ ...values, layout: [placed] }} blocks={records} />
          </BlockDrawingContext>
        );
        return renderToStaticMarkup(
          <RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />,
        );
      });
    }
  },
  120_000,
);

test("ACNT-01 TRIAL-01 X1: the costliest legal value of every field of every page has a budget, as text, as a hit and as rich text", () => {
  const seen = new Set<string>();
  for (const { key, fields } of pageSections)
    for (const field of fields) {
      const shape = JSON.stringify([field.kind, field.options, field.items]);
      if (seen.has(shape)) continue; // fields of one kind are drawn alike
      seen.add(shape);
      for (const pattern of patterns) {
        const value = longest(field, pattern);
        const texts = [...new Set(textsIn(value))]; // items of a list are alike
        expectInBudget(`${key} ${field.id} ${JSON.stringify(pattern)}`, value, () =>
          texts
            .map((text) =>
              field.kind === "richText" || text.startsWith("<p>")
                ? renderToStaticMarkup(<RichText html={text} values={{ email: "a@b.example" }} />)
                : renderToStaticMarkup(<BidiText text={text} values={{ email: "a@b.example" }} />),
            )
            .join(""),
        );
        const [first = ""] = texts;
        expectInBudget(`${key} ${field.id} found`, first, () =>
          renderToStaticMarkup(<HitText text={first.slice(0, 5000)} query="a" />),
        );
      }
    }
  expect(seen.size).toBeGreaterThan(5);
});

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsIn)
      : [];
