import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BidiText } from "./bidi-text.tsx";

const isMarked = (as: "h1" | "h2" | "p", text: string) =>
  renderToStaticMarkup(<BidiText as={as} text={text} />).includes("data-marked");

test("SITE-03 TRIAL-01 J1: a title with a kasra has higher lines, others 1.36, so that no mark is read with the line below", () => {
  expect(isMarked("h1", "مبانٍ محسوبة\nمن أول خط")).toBe(true);
  expect(isMarked("h2", "مِن البيت")).toBe(true);
  expect(isMarked("h1", "شُرفة وبيتًا")).toBe(false);
  expect(isMarked("p", "مبانٍ")).toBe(false);
  const read = (name: string) => readFileSync(`src/ui/styles/${name}`, "utf8");
  expect(read("tokens.css")).toContain("--lh-display: 1.36;");
  expect(read("type.module.css")).toMatch(/\[data-marked\] \{\s+line-height: 1\.64;/);
  // A bold that no local face has is not thickened by the browser.
  expect(read("reset.css")).toContain("font-synthesis: none;");
  expect(read("fonts.css").match(/local\("[^"]* Bold"\)/g)?.length).toBeGreaterThanOrEqual(4);
});
