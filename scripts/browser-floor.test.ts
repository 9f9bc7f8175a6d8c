import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeFindings, type FloorFinding, floorOf, harmless, styleFindings } from "./browser-floor.ts";

const read = (file: string) => readFileSync(file, "utf8");
const floor = floorOf(JSON.parse(read("package.json")).browserslist);
const filesOf = (pattern: string) => globSync(pattern).map((file) => file.replaceAll("\\", "/"));
const told = (file: string, found: FloorFinding[]) =>
  found.map(({ line, name, lacks }) => `${file}:${line} ${name} is missing in ${lacks}`);

test("SITE-03 ENGINE-01 E7: no style sheet uses what the oldest browsers lack, but for what they do not miss", () => {
  const sheets = filesOf("src/**/*.css");
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap((file) => told(file, styleFindings(read(file), floor)))).toEqual([]);
  // Nothing is called harmless that no sheet uses any more.
  const used = sheets.flatMap((file) =>
    styleFindings(read(file), floor, () => false).map(({ name }) => name),
  );
  const stale = Object.keys(harmless).filter(
    (known) => !used.some((name) => name.replace(/^[:@]/, "").startsWith(known) || name.endsWith(known)),
  );
  expect(stale).toEqual([]);
});

test("SITE-03 ENGINE-01 E7: no code of the browser calls what the oldest browsers lack, without a way around it", () => {
  const files = filesOf("src/**/*.{ts,tsx}").filter(
    (file) => !/\.server\.|\.test\.|\/test-|^src\/(seed|testing)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => told(file, codeFindings(read(file), floor)))).toEqual([]);
});

test("SITE-03 ENGINE-01 E7: the check knows newer properties, values, functions and calls, and the ways around them", () => {
  const names = (found: FloorFinding[]) => found.map(({ name }) => name);
  const sheet = (css: string) => names(styleFindings(css, floor));
  expect(sheet(".a { color: light-dark(red, blue) }")).toEqual(["color: light-dark"]);
  expect(sheet(".a { color: oklch(from red l c calc(h + 10)) }")).toEqual(["calc(h …)"]);
  expect(
    sheet("@supports (interpolate-size: allow-keywords) { .a { interpolate-size: allow-keywords } }"),
  ).toEqual([]);
  expect(sheet(".a { interpolate-size: allow-keywords }")).toContain("interpolate-size");
  expect(sheet(".a {\n  /* newer: taller */\n  interpolate-size: allow-keywords;\n}")).toEqual([]);
  const code = (text: string) => names(codeFindings(text, floor));
  expect(code("const at = document.caretPositionFromPoint(x, y);")).toEqual([
    "document.caretPositionFromPoint",
  ]);
  expect(code("const few = map.values().filter(isNew);")).toEqual(["values.filter"]);
  expect(code("const few = [...map.values()].filter(isNew);")).toEqual([]);
  expect(code("await Promise.try(load); URL.parse(a); new CloseWatcher();")).toEqual([
    "Promise.try",
    "URL.parse",
    "CloseWatcher",
  ]);
  expect(code("// newer: see below\ndocument.startViewTransition(run);")).toEqual([]);
  expect(code("if (document.startViewTransition) document.startViewTransition(run);\nelse run();")).toEqual(
    [],
  );
});

test("SITE-03 ENGINE-01 E7: README names the oldest browsers that package.json names", () => {
  const { chrome, firefox, safari } = floor;
  expect(read("README.md")).toContain(`Safari ${safari}, Firefox ${firefox} and Chromium ${chrome}`);
});
