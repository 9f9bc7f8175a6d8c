import fc from "fast-check";
import { expect, test } from "vitest";
import { overlaps } from "../../../../../e2e/support/pdf-text.ts";
import { formatAmount } from "../../../../kernel/text/format.ts";
import type { QuoteItem } from "../lines-wire.ts";
import { sumsOf } from "../sums.ts";
import { draw, item, quote } from "./test-draw.ts";
import { readRuns } from "./test-read-file.ts";

const said = ["تصميم", "والمتجر", "Shopify", "24/7", "(15%)", "مُراجعةٌ", "٣–٥", "الواجهة،", "v2.1", "للعميل"];
const wordsOf = (count: number, from: number) =>
  Array.from({ length: count }, (_, place) => said[(from + place) % said.length]).join(" ");

/** A line of so many words: up to forty in its detail, the others as features of thirty. Its first and last words name it. */
function lineOf(count: number, place: number, price: number): QuoteItem {
  const rest = Math.max(0, count - 40);
  const features = Array.from({ length: Math.ceil(rest / 30) }, (_, part) => ({
    title: wordsOf(Math.min(30, rest - part * 30), place + part),
    isIncluded: true,
  }));
  const end = { title: `E${place}`, isIncluded: true };
  return item(`B${place}`, 1 + (place % 3), price, {
    detail: wordsOf(Math.min(40, count), place),
    features: [...features, end],
  });
}

const mostSeen = 12;
const words = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 41, max: 400 }) },
);
const price = fc.integer({ min: 1, max: 100_000_00 });
const anyLines = fc.array(fc.tuple(words, price), { minLength: 1, maxLength: 60, size: "max" });

async function expectReadable(items: QuoteItem[]) {
  const runs = await readRuns(await draw({ items, discount: 0 }));
  const byPage = [...Map.groupBy(runs, ({ page }) => page).values()];
  for (const page of byPage) expect(overlaps(page)).toEqual([]);
  const pageOf = (text: string) => runs.findLast((run) => run.text === text)?.page ?? Number.NaN;
  const sums = sumsOf({ ...quote, items, discount: 0 });
  const [net, vat, total] = [sums.net, sums.vat, sums.total].map((sum) => pageOf(formatAmount(sum / 100)));
  // Each line and its end are there; the sums are on the page on which the last line ends, all on one.
  for (const place of items.keys()) expect(pageOf(`E${place}`)).toBeGreaterThanOrEqual(pageOf(`B${place}`));
  expect([net, vat, total]).toEqual(Array(3).fill(pageOf(`E${items.length - 1}`)));
  // Each page of the table has its head, of which the price's words stand in one run of letters.
  for (let page = 1; page <= (total ?? 0); page++)
    expect(byPage[page - 1]?.filter(({ text }) => text === "سعر").length, `page ${page}`).toBeGreaterThan(0);
}

test("PAPER-01 one to sixty lines of one to four hundred words: nothing lies over another, heads repeat, the sums are right and never alone", async () => {
  await fc.assert(
    fc.asyncProperty(anyLines, (lines) =>
      expectReadable(lines.map(([count, amount], place) => lineOf(count, place, amount))),
    ),
    { numRuns: mostSeen },
  );
});

test("PAPER-01 sixty lines of four hundred words each are a file too", async () => {
  await expectReadable(Array.from({ length: 60 }, (_, place) => lineOf(400, place, 1_234_56)));
});
