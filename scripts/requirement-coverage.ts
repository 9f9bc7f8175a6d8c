import { globSync, readFileSync, writeFileSync } from "node:fs";

const list = "docs/requirements.md";
// The first argument of test(…) and describe(…), also after .each(…), begins with the ids.
const title = /\(\s*["'`]((?:[A-Z]+-\d+ )+)/g;
const row = /^\| ([A-Z]+-\d+) \| (.*) \| (.*) \|$/gm;

if (import.meta.main && process.argv[2] === "write") writeTestColumn();
else if (import.meta.main) printCoverage();

/** Lists the requirements that no test title carries yet. It fails nothing: a requirement may be on its way. */
export function printCoverage() {
  const tests = testsById();
  const ids = [...readFileSync(list, "utf8").matchAll(row)].map(([, id = ""]) => id);
  const missing = ids.filter((id) => !tests.has(id));
  console.log(`\n── Requirements: ${ids.length - missing.length} of ${ids.length} named by a test`);
  if (missing.length > 0) console.log(`Not yet: ${missing.join(" ")}`);
}

function writeTestColumn() {
  const tests = testsById();
  const filled = readFileSync(list, "utf8").replaceAll(row, (_line, id: string, behaviour: string) => {
    const files = [...(tests.get(id) ?? [])].map((file) => `\`${file}\``);
    return `| ${id} | ${behaviour} | ${files.join(", ") || "—"} |`;
  });
  writeFileSync(list, filled);
}

/** Test files by the ids that begin the titles of their tests. */
function testsById() {
  const tests = new Map<string, Set<string>>();
  for (const file of globSync([
    "{src,scripts,migrations}/**/*.test.{ts,tsx}",
    "{e2e,faults}/**/*.test.ts",
  ]).sort()) {
    for (const [, ids = ""] of readFileSync(file, "utf8").matchAll(title)) {
      for (const id of ids.trim().split(" ")) tests.set(id, (tests.get(id) ?? new Set()).add(file));
    }
  }
  return tests;
}
