import { build } from "vite";
import { counted, type PluralForms } from "../../src/kernel/text/format.text.ts";
import * as onServer from "../../src/kernel/text/format.ts";
import { expect, test } from "../support/fixtures.ts";

type Format = typeof onServer;

// The browser is set to a time zone far from Riyadh, and to a locale with Persian calendar and digits.
test.use({ locale: "fa-IR", timezoneId: "Pacific/Auckland" });

test("AR-02 dates, numbers and plurals are the same in the browser as on the server", async ({ page }) => {
  await page.addScriptTag({ content: await browserBundle() });
  const printed = await page.evaluate<string[]>(
    `(${samples})(window.format, ${JSON.stringify(counted.project)})`,
  );
  expect(printed).toEqual(samples(onServer, counted.project));
  expect(printed).toContain("12 جمادى الآخرة 1448هـ");
});

/** Runs in the browser and on the server, so it may use only its arguments. */
function samples(format: Format, noun: PluralForms): string[] {
  const now = "2026-11-22T09:00:00Z";
  const moments = Array.from({ length: 300 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index * 5, index % 24, index % 60)).toISOString(),
  ).concat("2026-11-21T22:30:00.000Z", "2026-11-21");
  const amounts = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111, 1.5, 12_400, -5];
  return [
    ...moments.flatMap((moment) => [
      format.formatLongDate(moment),
      format.formatDateTime(moment),
      format.formatHijri(moment),
      format.isoDay(moment),
      format.relativeTime(moment, now),
    ]),
    ...amounts.flatMap((amount) => [
      format.formatNumber(amount),
      format.formatPrice(amount),
      format.countOf(noun, amount),
      format.countAfterPreposition("day", amount),
    ]),
  ];
}

async function browserBundle(): Promise<string> {
  const lib = { entry: "src/kernel/text/format.ts", formats: ["iife" as const], name: "format" };
  const result = await build({ configFile: false, logLevel: "error", build: { write: false, lib } });
  const [bundle] = [result].flat();
  if (!bundle || !("output" in bundle)) throw new Error("the bundler gave no output");
  return bundle.output[0].code;
}
