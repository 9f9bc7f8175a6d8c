import { globSync, readFileSync, writeFileSync } from "node:fs";

const list = "docs/requirements.md";
// Ids stand at the start of the first argument of test(…) or describe(…), also after .each(…), or as `ids` in a table of cases.
const title = /(?:\(\s*["'`]|\bids: ")((?:[A-Z]+-\d+(?: |(?="[,\s])))+)/g;
const row = /^\| ([A-Z]+-\d+) \| (.*) \| (.*) \|$/gm;
const longOnly = "the long suite alone: ";

if (import.meta.main && process.argv[2] === "write") writeTestColumn();
else if (import.meta.main) console.log(`No test names: ${unnamed().join(" ") || "none is missing"}`);

/**
 * The requirements that a whole run did not prove: no title of a passed test begins with their id. Requirements that only
 * the long suite (`npm run test:long`) proves are left out.
 */
export function unproved(titlesThatPassed: readonly string[], text = readFileSync(list, "utf8")): string[] {
  const proved = new Set(titlesThatPassed.flatMap(idsOf));
  return [...text.matchAll(row)].flatMap(([, id = "", , tests = ""]) =>
    proved.has(id) || tests.startsWith(longOnly) ? [] : [id],
  );
}

/** The ids at the beginning of a title: `AR-01 AR-02 search folds …`. */
function idsOf(testTitle: string) {
  return /^((?:[A-Z]+-\d+ )+)/.exec(testTitle)?.[1]?.trim().split(" ") ?? [];
}

function unnamed() {
  const tests = testsById();
  return [...readFileSync(list, "utf8").matchAll(row)].flatMap(([, id = ""]) => (tests.has(id) ? [] : [id]));
}

function writeTestColumn() {
  const tests = testsById();
  const filled = readFileSync(list, "utf8").replaceAll(row, (_line, id: string, behaviour: string) => {
    const files = [...(tests.get(id) ?? [])];
    const isLong = files.length > 0 && files.every((file) => file.startsWith("faults/"));
    const named = files.map((file) => `\`${file}\``).join(", ") || "—";
    return `| ${id} | ${behaviour} | ${isLong ? longOnly : ""}${named} |`;
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
