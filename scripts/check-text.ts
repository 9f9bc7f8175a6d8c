import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { doubleSpellings } from "./arabic-rules.ts";
import { textFindings } from "./text-rules.ts";

/** Prints each line that breaks one of the text rules, as `file:line rule`; fails when there is one. */
const files = ["src", "seeds", "migrations", "scripts", "e2e", "bench", "public"]
  .flatMap(filesBelow)
  .map((file) => ({ file, content: readFileSync(file, "utf8") }));
const findings = [
  ...files.flatMap(({ file, content }) =>
    textFindings(file, content).map(({ line, rule, text }) => `${file}:${line} ${rule}: ${text}`),
  ),
  ...doubleSpellings(files).map((words) => `one spelling for one word: ${words}`),
];
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? "Text rules hold." : `${findings.length} places break a text rule.`);
process.exitCode = findings.length === 0 ? 0 : 1;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"));
}
