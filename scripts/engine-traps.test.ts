import { globSync, readFileSync } from "node:fs";
import postcss, { type Declaration, type Rule } from "postcss";
import { expect, test } from "vitest";

/** What WebKit or Firefox lays out otherwise than Chromium; `npm run test:engines` tries the pages in them, where they are installed. */

type Sheet = { file: string; rules: Rule[] };

const parse = (file: string, css: string): Sheet => {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => void rules.push(rule));
  return { file, rules };
};
const sheets = globSync("src/**/*.css").map((file) =>
  parse(file.replaceAll("\\", "/"), readFileSync(file, "utf8")),
);
const has = (rule: Rule, property: string, value: RegExp) =>
  rule.some(
    (node) =>
      node.type === "decl" &&
      (node as Declaration).prop === property &&
      value.test((node as Declaration).value),
  );
const named = ({ file }: Sheet, { selector }: Rule) => `${file}: ${selector}`;

/** Popovers laid out as a grid whose rows WebKit stretches to the greatest height of the box. */
const stretched = (sheet: Sheet) =>
  sheet.rules
    .filter((rule) => /:popover-open|\[data-sheet\]/.test(rule.selector))
    .filter((rule) => has(rule, "display", /grid/) && !has(rule, "align-content", /start/))
    .map((rule) => named(sheet, rule));

/** Fieldsets laid out as a grid around a floating legend, which WebKit takes out of them with its room and their border. */
const floating = (sheet: Sheet) =>
  sheet.rules
    .filter((rule) => /> legend$/.test(rule.selector) && has(rule, "float", /./))
    .filter((rule) =>
      sheet.rules.some(
        (other) => `${other.selector} > legend` === rule.selector && has(other, "display", /grid|flex/),
      ),
    )
    .map((rule) => named(sheet, rule));

test("SVC-01 ENGINE-01 E2: no sheet of a service is a grid whose rows may be stretched", () => {
  expect(sheets.flatMap(stretched)).toEqual([]);
  expect(stretched(parse("a.css", ".sheet:popover-open { display: grid }"))).toEqual([
    "a.css: .sheet:popover-open",
  ]);
});

test("SITE-03 ENGINE-01 E3: no floating legend stands in a grid", () => {
  expect(sheets.flatMap(floating)).toEqual([]);
  const trap = ".part { display: grid }\n.part > legend { float: inline-start }";
  expect(floating(parse("a.css", trap))).toEqual(["a.css: .part > legend"]);
});

test("TEST-01 ENGINE-01 E4: stars never shrink, neither one of them nor the row", () => {
  const stars = sheets.find(({ file }) => file.endsWith("ui/pictures/stars.module.css"))?.rules ?? [];
  for (const selector of [".stars", ".stars .icon"]) {
    const rule = stars.find((one) => one.selector === selector);
    expect(rule && has(rule, "flex", /^none$/), selector).toBe(true);
  }
});

test("SITE-03 ENGINE-01 E7: numbers of a page become no links by themselves", () => {
  expect(readFileSync("src/root.tsx", "utf8")).toContain(
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />',
  );
});
