import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environment } from "./environment.ts";

// Builds the examples of CONTRIBUTING.md in a copy of the project: a new resource, a new page, a new block, and a new field of a resource.

const parent = mkdtempSync(join(tmpdir(), "shurfa-example-"));
const copy = join(parent, "shurfa");
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }));

beforeAll(() => {
  expect(run("git", ["clone", "--quiet", resolve("."), copy], resolve(".")).status).toBe(0);
  for (const [file, code] of printedFiles()) write(file, code);
  edit("src/resources.server.ts", /\n\];\n/, "\n  partnersApi,\n];\n");
  edit("src/resources.server.ts", /^/, 'import { partnersApi } from "./content/partners/api.server.ts";\n');

  edit("src/testing/access.test.ts", '  "services",', '  "services",\n  "partners",');

  // A page is its entry, two printed files, styles and a test.
  edit("src/content/shared/pages.text.ts", "\n} as const satisfies", `${entryOfPage}} as const satisfies`);
  write("src/site/branches/branches.module.css", ".hero {\n  padding-block-start: var(--space-4);\n}\n");
  cpSync("faults/branches.page.test.ts.txt", join(copy, "src/site/branches/branches.page.test.ts"));

  // A block is two printed files, styles, a picture and a test, in one folder.
  write("src/site/blocks/hint/drawing.module.css", ".hint {\n  padding-block-start: var(--space-4);\n}\n");
  cpSync("src/site/blocks/call/call.svg", join(copy, "src/site/blocks/hint/hint.svg"));
  cpSync("faults/hint.page.test.ts.txt", join(copy, "src/testing/hint.page.test.ts"));

  // A field is added in four places.
  edit(
    "src/content/services/services.ts",
    "    description:",
    '    madeUpNote: text({ searched: true, readBy: "staff" }),\n    description:',
  );
  edit(
    "src/content/services/services-admin.text.ts",
    "  labels: {",
    '  labels: {\n    madeUpNote: "ملاحظة مجرّبة",',
  );
  edit(
    "src/content/services/service-form.tsx",
    '<Field full name="description" />',
    '<Field full name="description" />\n        <Field full name="madeUpNote" />',
  );
  write(
    "migrations/0108-made-up-note.ts",
    `import type { LooseDb } from "../src/kernel/db/database.server.ts";

export async function up(db: LooseDb) {
  await db.schema
    .alterTable("services")
    .addColumn("made_up_note", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
`,
  );
  cpSync("faults/made-up.test.ts.txt", join(copy, "src/made-up.test.ts"));
  expect(run("node", ["scripts/ready.mjs", "install"]).status).toBe(0);
  run("npx", ["biome", "check", "--write", "."]); // sorts the imports, as an editor does on saving
  expect(run("git", ["add", "--all"]).status).toBe(0);
}, 300_000);

test("RES-02 CONTRIBUTING's example and a field of four places pass format, types, dependency, dead code and text rules", () => {
  const { status, stdout } = run("npm", ["test", "--", "lint", "types", "imports", "dead", "text"]);
  expect(stdout.trimEnd().split("\n").at(-1), stdout.slice(-5000)).toBe("5 passed, 0 failed");
  expect(status).toBe(0);
});

test("RES-01 RES-02 both work, and the tests of unit, calls, access and hostile texts take them in", () => {
  const tests = [
    "src/made-up.test.ts",
    "src/testing/access.test.ts",
    "src/testing/api.test.ts",
    "src/testing/audit-names.test.ts",
    "src/testing/hostile.test.ts",
    "src/testing/openapi.test.ts",
    "src/testing/table-owners.test.ts",
    "src/admin",
    "src/content/services",
    "src/kernel/resource",
    "src/testing/hint.page.test.ts",
    "src/site/branches",
    "src/testing/drawings.test.tsx",
  ];
  const { status, stdout, stderr } = run("npx", ["vitest", "run", ...tests]);
  expect(status, (stdout + stderr).slice(-5000)).toBe(0);
});

const entryOfPage = `
  branches: {
    path: "/branches",
    name: "فروعنا",
    module: "branches/branches-page",
    icon: "house",
    menu: 7,
    query: [],
    search: { title: "فروعنا في المملكة", description: "أين تجدنا.", headline: "فروعنا" },
  },
`;

/** The blocks of the document that name their file in a first comment. */
function printedFiles(): [string, string][] {
  const blocks = [
    ...readFileSync("CONTRIBUTING.md", "utf8").matchAll(/```tsx?\n\/\/ (\S+\.tsx?)[^\n]*\n(.*?)```/gs),
  ];
  const files = blocks.map(([, file = "", code = ""]): [string, string] => [file, code]);
  expect(files.map(([file]) => file)).toContain("src/content/partners/partners.ts");
  return files;
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function edit(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(join(copy, file), "utf8");
  const after = before.replace(from, to);
  expect(after, file).not.toBe(before);
  writeFileSync(join(copy, file), after);
}

function run(command: string, words: string[], cwd = copy) {
  const env = environment();
  return spawnSync(command, words, { cwd, env, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}
