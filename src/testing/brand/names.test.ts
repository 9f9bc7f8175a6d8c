import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTestFile } from "../../../scripts/test-files.ts";

/** Files that may name the agency: the defaults, the demo, and those whose product name only operators read. */
const named = /\/testing\/|^src\/seed\/|settings\.text\.ts$|demo-account\.server\.ts$|^src\/server\.ts$/;
const vowels = /[\u064B-\u0652\u0640]/g;

/** The lines of a source without its comments. */
const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(vowels, "")
    .split("\n");

test("BRAND-01 apart from the defaults no code and no text names the agency of the demo, or its town", () => {
  const files = globSync("src/**/*.{ts,tsx,css}").filter((file) => !isTestFile(file) && !named.test(file));
  const found = files.flatMap((file) =>
    linesOf(file)
      // The time zone of the country is named after the capital.
      .map((line) => line.replace("بتوقيت الرياض", ""))
      .filter((line) => /شرف[ةه](?!ات)|\bShurfa\b|الرياض|العليا،|الدرعية/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found.filter((line) => !/على الشرفة/.test(line))).toEqual([]);
});
