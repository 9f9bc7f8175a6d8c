import { expect, test } from "vitest";
import { textFindings } from "./text-rules.ts";

const findings = (file: string, line: string) => textFindings(file, line).map(({ rule }) => rule);

test.each([
  ["src/site/a.css", ".a { margin-left: 1px; }"],
  ["src/site/a.css", ".a { inset: 0; left: 0; }"],
  ["src/site/a.css", ".a { text-align: right; }"],
  ["src/site/a.css", ".a { border-top-left-radius: 4px; }"],
  ["src/site/a.css", ".a { @apply ml-4; }"],
  ["src/site/a.tsx", '<p className="x md:pl-2 y">'],
  ["src/site/a.tsx", '<p className="-left-[3px]">'],
  ["src/site/a.tsx", '<p className="text-right">'],
  ["src/site/a.tsx", '<p className="rounded-tl-lg">'],
  ["src/site/a.tsx", "<p style={{ marginLeft: 4 }}>"],
])("AR-04 finds the physical direction in %s: %s", (file, line) => {
  expect(findings(file, line)).toEqual(["no physical direction (requirement AR-04)"]);
});

test.each([
  ["src/site/a.css", ".a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start; }"],
  ["src/site/a.css", ".a { left: 0; /* physical: follows the pointer */ }"],
  ["src/site/a.css", "/* physical: the scale runs from the right */\n.a { right: 0; }"],
  ["src/site/a.css", ".a { background-position: left; transform-origin: right; }"],
  ["src/site/a.tsx", '<p className="ms-4 pe-2 start-0 rounded-ss-lg border-s placeholder-x">'],
  ["src/site/a.tsx", '<ArrowLeft className="icon-arrow-left html-4" />'],
  ["src/site/a.ts", "const right: Side = left;"],
])("AR-04 allows %s: %s", (file, line) => {
  expect(findings(file, line)).toEqual([]);
});

test("AR-02 only text files and tests contain Arabic letters", () => {
  const line = 'const word = "نص"; // تعليق';
  expect(findings("src/ui/a.ts", line)).toHaveLength(1);
  expect(findings("src/ui/a.ts", "// تعليق")).toHaveLength(1);
  expect(findings("src/ui/a.text.ts", line)).toEqual([]);
  expect(findings("src/ui/a.test.ts", line)).toEqual([]);
  expect(findings("e2e/support/fixtures.ts", line)).toEqual([]);
});

test("API-01 wire names stay in wire.ts, descriptions of resources, stores and migrations", () => {
  const line = "const order = service.display_order;";
  expect(findings("src/content/services/card.tsx", "const { display_order } = service;")).toHaveLength(1);
  expect(findings("src/content/services/wire.ts", line)).toEqual([]);
  const described = 'order: position({ wireName: "display_order", column: "display_order" }),';
  expect(findings("src/content/services/services.ts", described)).toEqual([]);
  expect(findings("src/content/services/store.server.ts", line)).toEqual([]);
  expect(findings("migrations/0001.ts", line)).toEqual([]);
  expect(findings("src/content/services/card.tsx", "// display_order on the wire")).toEqual([]);
});
