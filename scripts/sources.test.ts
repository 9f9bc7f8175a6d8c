import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { isTestFile } from "./test-files.ts";

/** Rules for the sources whose breach no running server would show. */

test("SEC-09 only these places write a string as HTML, and each takes only our own or sanitised text", () => {
  const places = globSync("src/**/*.{ts,tsx}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/.test(read(file)));
  expect(places.sort()).toEqual([
    "src/admin/shell/admin-frame.tsx", // our own script
    "src/root.tsx", // our own scripts
    "src/site/blocks/page-parts.tsx", // an empty string: React keeps what the server drew
    "src/site/frame/announcement.tsx", // our own script
    "src/site/parts/kept-from-server.tsx", // an empty string: React keeps what the server drew
    "src/site/parts/rich-text.tsx", // sanitised when it was stored, and again by the frame of the preview
    "src/site/projects/viewer.tsx", // our own script
    "src/site/seo/json-ld.tsx", // escaped JSON
    "src/ui/pictures/drawing.tsx", // our own drawings
    "src/ui/pictures/social-icon.tsx", // our own drawings
  ]);
});

test("RES-02 no folder of the sources holds more than 40 files", () => {
  const files = globSync(["src/**/*.*", "e2e/**/*.*", "scripts/*.*"]).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const folders = Object.groupBy(files, (file) => file.slice(0, file.lastIndexOf("/")));
  expect(Object.keys(folders).length).toBeGreaterThan(50);
  expect(Object.keys(folders).filter((folder) => (folders[folder]?.length ?? 0) > 40)).toEqual([]);
});

test("RES-02 no source but data has more than 300 lines", () => {
  const sizes = globSync("src/**/*.{ts,tsx}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isSource)
    .map((file) => ({ file, lines: read(file).split("\n").length - 1 }));
  expect(sizes.length).toBeGreaterThan(500);
  expect(sizes.filter(({ file, lines }) => lines > 300 && !/-data\.tsx?$/.test(file))).toEqual([]);
});

test("RES-02 the test that `npm run test:long` copies into the example imports modules that exist", () => {
  const imported = [...read("faults/made-up.test.ts.txt").matchAll(/from "(\.\/[^"]+)"/g)].map(
    ([, path = ""]) => join("src", path),
  );
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((file) => !existsSync(file))).toEqual([]);
});

/** Whether a file counts as a source: not a test or its helper, not a text file, not the demo. */
function isSource(file: string) {
  return !isTestFile(file) && !/\.text\.ts$|^src\/(testing|seed)\//.test(file);
}

test("RES-02 every path that a document names exists", () => {
  expect(
    lostPaths("SECURITY.md", "`src/lost.ts`, `kernel/lost/`, [a](docs/lost.md), `docs/privacy.md`"),
  ).toEqual(["SECURITY.md: src/lost.ts", "SECURITY.md: kernel/lost/", "SECURITY.md: docs/lost.md"]);
  const documents = globSync(["*.md", "docs/**/*.md"]).map((file) => file.replaceAll("\\", "/"));
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.flatMap((file) => lostPaths(file, read(file)))).toEqual([]);
});

test("RES-02 what the example of CONTRIBUTING imports from the project exists", () => {
  const imports = namesIn(
    read("CONTRIBUTING.md"),
    /"(?:\.\.\/)+(?:src\/)?((?:kernel|content|ui)\/(?!.*branches)[^"]+)"/g,
  );
  expect(imports.length).toBeGreaterThan(8);
  expect(imports.filter((path) => !existsSync(`src/${path}`))).toEqual([]);
});

test("RES-02 every decision has the same form and a line of the index that agrees with it", () => {
  const index = read("docs/decisions/README.md");
  const records = globSync("docs/decisions/0*.md").map((file) => file.replaceAll("\\", "/"));
  expect(records.length).toBeGreaterThan(30);
  expect(index.match(/^\| \d/gm)).toHaveLength(records.length);
  for (const file of records) {
    const text = read(file);
    const [, number = "", title = "", status = ""] =
      /^# (\d+)\. (.+)\n\n- Status: ([^.\n]+).*\n- Date: \d{4}-\d\d-\d\d\n\n## /.exec(text) ?? [];
    const name = file.slice(file.lastIndexOf("/") + 1);
    expect(Number(name.slice(0, 4)), file).toBe(Number(number));
    expect(namesIn(text, /^## (.+)/gm), file).toEqual(["Context", "Decision", "Consequences"]);
    const line = index.split("\n").find((row) => row.startsWith(`| ${number} | [${title}](${name}) | `));
    expect(line?.endsWith(` | ${status} |`), file).toBe(true);
  }
});

test("SITE-03 no component of the site draws by the place of an item: what an item shows is its own", () => {
  const files = globSync("src/site/**/*.tsx", { exclude: ["src/site/art/**"] });
  const byPlace = (text: string) => /\b(index|place) (===|!==|%) /.test(text);
  expect(byPlace("{items.map((item, index) => index === 1 && <Scale />)}")).toBe(true);
  expect(files.filter((file) => !isTestFile(file) && byPlace(read(file)))).toEqual([]);
});

test("ADM-03 no component writes a ref while it renders, because React may discard a render or run it twice", () => {
  const places = globSync("src/**/*.{ts,tsx}").filter((file) => /^ {2}\w+\.current = /m.test(read(file)));
  expect(places).toEqual([]);
});

test("RES-02 every class of a CSS module is used, every class that is used exists, and its name is a word", () => {
  expect(classFaults(".heading .rows { } .ab { }", "sheet.heading sheet.lost")).toEqual([
    "rows is not used",
    "ab is not used",
    "ab is no word",
    "lost is not there",
  ]);
  expect(classFaults('@value lost from "./other.module.css";\n.rows .lost { }', "sheet.rows")).toEqual([]);
  const sheets = globSync("src/**/*.module.css").map((file) => file.replaceAll("\\", "/"));
  expect(sheets.length).toBeGreaterThan(0);
  const users = globSync("src/**/*.{ts,tsx}").map((file) => ({
    file: file.replaceAll("\\", "/"),
    text: read(file),
  }));
  const faults = sheets.flatMap((sheet) => {
    const uses = users.flatMap(({ file, text }) =>
      [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)]
        .filter(([, , path = ""]) => join(dirname(file), path) === sheet)
        .map(([, name]) => text.replace(new RegExp(`(?<![\\w/])${name}(?=[.[])`, "g"), "sheet")),
    );
    return classFaults(read(sheet), uses.join("\n")).map((fault) => `${sheet}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test("RES-02 a class that a CSS module imports exists in the other module, and is used in a rule", () => {
  const taken = globSync("src/**/*.module.css").flatMap((path) => {
    const sheet = path.replaceAll("\\", "/");
    const text = read(sheet);
    return foreignClasses(text).map(({ name, own, from }) => ({
      place: `${sheet}: ${name} of ${from}`,
      isThere: classesOf(read(join(dirname(sheet), from))).has(name),
      isNamed: classesOf(text).has(own),
    }));
  });
  expect(taken.length).toBeGreaterThan(100);
  expect(taken.filter(({ isThere, isNamed }) => !isThere || !isNamed)).toEqual([]);
});

/** Sheets that are not modules: styles that belong to no component, and the entry sheets of the site and the admin. */
const globalSheets = [
  "src/admin/preview/marked-page.css",
  "src/admin/preview/preview.css",
  "src/admin/review/review.css",
  "src/admin/shell/admin.css",
  "src/site/frame/announcement.css", // loaded only where an announcement stands
  "src/site/frame/landing.css", // loaded only by a page without menu and footer
  "src/site/frame/site.css",
  "src/ui/styles/base.css",
  "src/ui/styles/fonts.css",
  "src/ui/styles/preferences.css",
  "src/ui/styles/reset.css",
  "src/ui/styles/tokens.css",
];

/** Classes that only set token values: on the page's root, or on a part that is dark or paper in both themes. */
const globalClasses = ["dark", "night", "paper", "rail"];

test("RES-02 no component has a global sheet, and no class of any sheet is shorter than four letters", () => {
  expect(shortClasses(".field { } .mb, .card.sm > .x { } /* .no */ .icon { width: 1.5em }")).toEqual([
    "mb",
    "sm",
    "x",
  ]);
  const sheets = globSync("src/**/*.css").map((file) => file.replaceAll("\\", "/"));
  const others = sheets.filter((sheet) => !sheet.endsWith(".module.css"));
  expect(others.sort()).toEqual(globalSheets);
  const named = others.flatMap((sheet) => [...classesOf(read(sheet))].map((name) => `${sheet}: .${name}`));
  expect(named.filter((name) => !globalClasses.includes(name.split(" .")[1] ?? ""))).toEqual([]);
  expect(sheets.flatMap((sheet) => shortClasses(read(sheet)).map((name) => `${sheet}: ${name}`))).toEqual([]);
});

test("RES-02 components take classes from their module; only those of the root and the brand's sheet are written as words", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  const code = '<b className="btn sm" /><i className={`${a.b} nq`} />';
  expect(writtenClasses(code)).toEqual(["btn", "sm", "nq"]);
  const known = [...globalClasses, "foot", "motif", "behind", "undrawn", "wordmark", "on-light", "on-dark"];
  const written = globSync("src/**/*.tsx")
    .filter((file) => !/\.test\.tsx$/.test(file))
    .flatMap((file) => writtenClasses(read(file)).map((name) => `${file.replaceAll("\\", "/")}: ${name}`));
  expect(written.filter((place) => !known.includes(place.split(": ")[1] ?? ""))).toEqual([]);
});

/**
 * Classes on which a CSS module and its components disagree. In `code` the import of the module is named `sheet`; components
 * may choose a class by a value, as in `sheet[tone]`.
 */
function classFaults(sheet: string, code: string) {
  const foreign = new Set(foreignClasses(sheet).map(({ own }) => own));
  const there = new Set([...classesOf(sheet)].filter((name) => !foreign.has(name)));
  const used = new Set(namesIn(code, /\bsheet\.([a-z]\w*)/gi));
  return [
    ...[...there]
      .filter((name) => !used.has(name) && !code.includes("sheet["))
      .map((name) => `${name} is not used`),
    ...[...there].filter((name) => !/^[a-z]{4,}/i.test(name)).map((name) => `${name} is no word`),
    ...[...used].filter((name) => !there.has(name)).map((name) => `${name} is not there`),
  ];
}

/** The classes that the rules of a sheet name, except global ones (of the root and of libraries). */
function classesOf(sheet: string): Set<string> {
  const rules = sheet
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/^@(value|import) .*$/gm, "")
    .replace(/:global\([^)]*\)|url\([^)]*\)|"[^"]*"/g, "");
  return new Set(namesIn(rules, /\.([a-z][\w-]*)/gi));
}

const shortClasses = (sheet: string) =>
  [...classesOf(sheet)].filter((name) => name.replace(/[^a-z]/gi, "").length < 4);

/** The classes that a sheet imports from other modules by `@value` lines. */
function foreignClasses(sheet: string): { name: string; own: string; from: string }[] {
  return [...sheet.matchAll(/^@value ([^"]+) from "([^"]+)";$/gm)].flatMap(([, names = "", from = ""]) =>
    names.split(",").map((entry) => {
      const [name = "", own = name] = entry.trim().split(" as ");
      return { name, own, from };
    }),
  );
}

/** The classes that are written as words in the values of `className`; strings in comparisons do not count. */
function writtenClasses(code: string): string[] {
  return [...code.matchAll(/\b\w*[cC]lass(?:Name)?=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
    ([, plain, expression = ""]) => {
      const strings = [...expression.replace(/([=!]==|\?\?) "[^"]*"/g, "").matchAll(/"([^"]*)"|`([^`]*)`/g)];
      const texts =
        plain === undefined ? strings.map(([, text, template]) => text ?? template ?? "") : [plain];
      return texts.flatMap((text) =>
        text
          .replace(/\$\{[^}]*\}/g, " ")
          .split(/\s+/)
          .filter((word) => /^[a-z][\w-]*$/i.test(word)),
      );
    },
  );
}

test("RES-01 no source uses what a library exports as unsafe", () => {
  const places = globSync("src/**/*.{ts,tsx}").filter((file) => read(file).includes("UNSAFE_"));
  expect(places).toEqual([]);
});

test("SEC-10 no package runs an install script when the project or its image is installed", () => {
  const installs = ["scripts/ready.mjs", "deploy/Dockerfile"].flatMap((file) =>
    [...read(file).matchAll(/"ci",[^\]]*\]|npm (?:ci|install|prune)[^\n]*/g)].map(([call]) => call),
  );
  expect(installs.length).toBeGreaterThan(1);
  for (const call of installs) expect(call).toContain("--ignore-scripts");
});

test("RUN-05 README and .env.example name exactly the variables of the environment that the server reads", () => {
  const [, schema = ""] =
    /const environmentSchema = z\.object\(\{([\s\S]*?)\n\}\);/.exec(
      read("src/kernel/process/config.server.ts"),
    ) ?? [];
  const known = namesIn(schema, /^ {2}([A-Z][A-Z0-9_]*):/gm);
  const rows = read("README.md")
    .split("\n")
    .filter((line) => /^\| `[A-Z]/.test(line));
  const inReadme = rows.flatMap((row) => namesIn(row.split("|")[1] ?? "", /`([A-Z][A-Z0-9_]*)`/g));
  expect(known.length).toBeGreaterThan(10);
  expect(inReadme.sort()).toEqual(known.sort());
  expect(namesIn(read(".env.example"), /^(?:# )?([A-Z][A-Z0-9_]*)=/gm).sort()).toEqual(known);
});

test("RES-01 types are asserted in at most 30 places, apart from `kernel/resource` and the edges of libraries", () => {
  const places = globSync("src/**/*.{ts,tsx}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !isTestFile(file) && !/\.text\.ts$|^src\/kernel\/resource\//.test(file))
    .flatMap((file) => castsIn(read(file)).map((line) => `${file}: ${line}`));
  expect(places.length, places.join("\n")).toBeLessThanOrEqual(30);
  expect(
    castsIn(
      'a as Sum;\n(b as unknown as Sum)\nimport { type A as B } from "c";\n["x"] as const; // d as Sum',
    ),
  ).toHaveLength(2);
});

/** The lines that assert a type, except those that a comment in or above them calls the edge of a library. */
function castsIn(text: string): string[] {
  const blank = (part: string) => part.replace(/[^\n]/g, "");
  const lines = text.replace(/\/\*[\s\S]*?\*\/|`[^`]*`/g, blank).split("\n");
  return lines.filter((line, index) => {
    const code = line.replace(/(?<![:\w"'`])\/\/.*/, "").replace(/"[^"]*"/g, "");
    const isCast =
      /[\w)\]}] as (?!const\b)[A-Za-z({[]/.test(code) &&
      !/^(import|export) |^\s*(type )?\w+ as \w+,$|\bin \w.* as .*\]:/.test(code);
    return isCast && !/edge of a library/i.test(`${lines[index - 1]}${line}`);
  });
}

/** The paths (in backticks, from the root or from src) and links of a document that do not exist; code blocks are not read. */
function lostPaths(document: string, markdown: string): string[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, "");
  const roots = [
    "src",
    ...globSync("src/*/").map((folder) => folder.slice("src/".length).replace(/\/$/, "")),
  ];
  const folders = [...roots, "docs", "e2e", "scripts", "deploy", "migrations", "seeds", "faults", "bench"];
  const named = new RegExp(`\`((?:${folders.join("|")})/[\\w./@-]*)\``, "g");
  const isThere = (path: string) =>
    existsSync(path) || existsSync(`src/${path}`) || globSync(`${path}-*`).length > 0; // `migrations/0001`
  const base = document.slice(0, document.lastIndexOf("/") + 1);
  return [
    ...namesIn(text, named).filter((path) => !madeUp.has(path) && !isThere(path)),
    ...namesIn(text, /\]\(([\w][\w./-]*)(?:#[\w-]*)?\)/g).filter((path) => !existsSync(base + path)),
  ].map((path) => `${document}: ${path}`);
}

/** Paths of the examples in CONTRIBUTING and ARCHITECTURE. */
const madeUp = new Set(["src/content/partners/", "content/X", "content/Y"]);

const read = (file: string) => readFileSync(file, "utf8");

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

test("SEC-08 TRIAL-01 X16: a text that fills a placeholder is given by a function, because `$&` in a text would be expanded", () => {
  // Numbers, times and words of the code have no dollar sign.
  const harmless =
    /^("|\(?\w*\)? ?=>|\(\) =>|(String|formatNumber|formatDate|formatDateTime|formatPrice|formatTime|countOf|countAfterPreposition|relativeTime|displayPhone|formatBytes)\()/;
  const found = globSync("src/**/*.{ts,tsx}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isSource)
    .flatMap((file) =>
      [...read(file).matchAll(/\.replace(?:All)?\(\s*"\{[^"]*\}",\s*([^\n]*)/g)]
        .filter(([, filling = ""]) => !harmless.test(filling) && !/^`[^$]*`/.test(filling))
        .map(([, filling]) => `${file}: ${filling}`),
    );
  expect(found).toEqual([]);
});
