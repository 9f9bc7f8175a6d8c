import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { textFindings } from "./text-rules.ts";

/** Prints each line that breaks one of the text rules, as `file:line rule`; fails when there is one. */
const findings = ["src", "migrations", "scripts", "e2e", "bench", "public"]
  .flatMap(filesBelow)
  .flatMap((file) =>
    textFindings(file, readFileSync(file, "utf8")).map(
      ({ line, rule, text }) => `${file}:${line} ${rule}: ${text}`,
    ),
  );
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? "Text rules hold." : `${findings.length} lines break a text rule.`);
process.exitCode = findings.length === 0 ? 0 : 1;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"));
}
