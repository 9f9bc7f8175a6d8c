import { createRequire } from "node:module";
import type bcdType from "@mdn/browser-compat-data";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import postcss, { type Declaration, type Node } from "postcss";

/*
 * The oldest browsers that the site is made for stand in package.json as `browserslist`, and nothing that they lack may be used
 * without a way around it: decision 0071. What a browser knows is read from MDN's table. Two forms are allowed: CSS inside
 * `@supports` or code behind `if (name)`, and a line with a comment `newer:` above or beside it, which says what an older browser does
 * instead.
 */

const bcd: typeof bcdType = createRequire(import.meta.url)("@mdn/browser-compat-data");

export type Floor = Readonly<Record<(typeof browsers)[number], number>>;
export type FloorFinding = { line: number; name: string; lacks: string };

const browsers = ["chrome", "firefox", "safari"] as const;

/** The floor of a list such as `["chrome >= 120", "firefox >= 128", "safari >= 17.5"]`. */
export function floorOf(list: readonly string[]): Floor {
  const of = (browser: string) => {
    const version = Number(list.find((entry) => entry.startsWith(`${browser} >= `))?.split(" >= ")[1]);
    if (!version) throw new Error(`browserslist names no version of ${browser}`);
    return version;
  };
  return { chrome: of("chrome"), firefox: of("firefox"), safari: of("safari") };
}

/** What a style sheet uses that a browser of the floor lacks. */
export function styleFindings(css: string, floor: Floor, isHarmless = isKnownHarmless): FloorFinding[] {
  const found: FloorFinding[] = [];
  const lines = css.split("\n");
  const report = (node: Node, name: string, feature: Identifier | undefined) => {
    const line = node.source?.start?.line ?? 0;
    const lacks = lacking(feature?.__compat, floor);
    if (lacks && !isHarmless(name) && !isExcused(lines, line) && !isConditional(node))
      found.push({ line, name, lacks });
  };
  postcss.parse(css).walk((node) => {
    if (node.type === "atrule") report(node, `@${node.name}`, bcd.css["at-rules"]?.[node.name]);
    if (node.type === "rule")
      for (const [, name = ""] of node.selector.matchAll(/::?([a-z-]+)/g))
        report(node, `:${name}`, bcd.css.selectors?.[name]);
    if (node.type !== "decl") return;
    for (const [name, feature] of featuresOf(node)) report(node, name, feature);
    // MDN has it in a note only: Safari before 18 takes the hue for an angle, and drops its sum with a number.
    if (floor.safari < 18 && /\(\s*from\b.*calc\(\s*h\b/.test(node.value))
      found.push({ line: node.source?.start?.line ?? 0, name: "calc(h …)", lacks: `safari ${floor.safari}` });
  });
  return found;
}

/** What browsers of the floor lack without a loss that a reader would notice, with what happens there. */
export const harmless: Readonly<Record<string, string>> = {
  "-": "a name of one engine for a part that the others name by theirs",
  "forced-color-adjust": "Safari has no forced colours",
  "scrollbar-width": "the bar is wider",
  "scrollbar-color": "the bar has the system's colours",
  "text-wrap: pretty": "the last line may be a word",
  "view-transition": "pages change without fading",
  "details-content": "folded answers are printed folded",
  "content-visibility": "stands in the same rule as details-content",
  "break-after": "a heading may end a sheet",
  "print-color-adjust": "backgrounds are printed where the reader asks for them",
  page: "margins are the browser's own",
  size: "the sheet is the printer's",
  "ui-monospace": "the next face of the list is used",
  "field-sizing": "grow-textareas.ts gives the field the height of its text",
};

/** `:-webkit-…` and `:-moz-…` too. */
const isKnownHarmless = (name: string) =>
  Object.keys(harmless).some(
    (known) => name.replace(/^[:@]/, "").startsWith(known) || name.endsWith(`: ${known}`),
  );

/** The property of a declaration, and the keywords, functions and units of its value. */
function featuresOf({ prop, value }: Declaration): [string, Identifier | undefined][] {
  const property = bcd.css.properties?.[prop];
  const plain = value.replace(/"[^"]*"|url\([^)]*\)|var\(--[\w-]+|--[\w-]+/g, " ");
  const words = [...new Set(plain.match(/(?<![\w-])[a-z][a-z-]+(?![\w-])/g))];
  return [
    [prop, property],
    ...words.map((word): [string, Identifier | undefined] => [
      `${prop}: ${word}`,
      property?.[word] ?? functions.get(word),
    ]),
  ];
}

/** The functions of all values, such as `color-mix` and `light-dark`, by name. */
const functions = new Map<string, Identifier>(
  Object.values(bcd.css.types ?? {}).flatMap((type) =>
    [["", type] as const, ...Object.entries(type)]
      .filter(([, feature]) => /^<code>[a-z-]+\(\)<\/code>/.test(feature?.__compat?.description ?? ""))
      .map(([, feature]): [string, Identifier] => [
        /^<code>([a-z-]+)/.exec(feature.__compat?.description ?? "")?.[1] ?? "",
        feature,
      ]),
  ),
);

/** Whether a node stands inside `@supports`. */
function isConditional(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === "atrule" && "name" in at && at.name === "supports") return true;
  return false;
}

/**
 * What client code reads or calls that a browser of the floor lacks. There are no types here, so only what a line itself tells is
 * looked up: members of `document`, `navigator` and the like, static members, constructors, methods whose name none of the common
 * objects had before, and helpers of iterators.
 */
export function codeFindings(code: string, floor: Floor): FloorFinding[] {
  const lines = code.split("\n");
  return lines.flatMap((text, index) => {
    const plain = text.replace(/\/\/.*|"[^"]*"|^\s*\/?\*.*/g, "");
    const used = [
      ...namedIn(
        plain,
        /(?<![.\w])(document|navigator|window|history|location)\??\.(\w+)/g,
        (on, name) => bcd.api[roots[on] ?? ""]?.[name],
      ),
      ...namedIn(
        plain,
        /(?<![.\w])([A-Z]\w*)\.(\w+)/g,
        (on, name) => bcd.javascript.builtins?.[on]?.[name] ?? bcd.api[on]?.[`${name}_static`],
      ),
      ...namedIn(plain, /\bnew ()([A-Z]\w*)/g, (_, name) => bcd.api[name] ?? bcd.javascript.builtins?.[name]),
      ...namedIn(
        plain,
        /()(?<=[\w)\]]\??\.)(?<!\b(?:[A-Z]\w*|document|navigator|window)\??\.)(\w+)(?=\()/g,
        (_, name) => methods.get(name),
      ),
      ...namedIn(
        plain,
        /\.(values|keys|entries)\(\)\.(\w+)(?=\()/g,
        (_, name) => bcd.javascript.builtins?.Iterator?.[name],
      ),
    ];
    return used.flatMap(([name, feature]) => {
      const lacks = lacking(feature?.__compat, floor);
      return lacks && !isExcused(lines, index + 1) && !plain.includes(`if (${name})`)
        ? [{ line: index + 1, name, lacks }]
        : [];
    });
  });
}

const roots: Record<string, string> = {
  document: "Document",
  navigator: "Navigator",
  window: "Window",
  history: "History",
  location: "Location",
};

function namedIn(text: string, pattern: RegExp, find: (on: string, name: string) => Identifier | undefined) {
  return [...text.matchAll(pattern)].map(([, on = "", name = ""]): [string, Identifier | undefined] => [
    on === "" ? name : `${on}.${name}`,
    find(on, name),
  ]);
}

/** Methods by name that only one of the objects has which code handles most. */
const methods = new Map<string, Identifier>();
const common = ["Array", "String", "Promise", "Map", "RegExp", "Date", "Number"];
const nodes = [
  "Element",
  "HTMLElement",
  "Node",
  "Document",
  "Range",
  "Selection",
  "HTMLInputElement",
  "HTMLDialogElement",
  "Event",
];
for (const [group, names] of [
  [bcd.javascript.builtins ?? {}, common],
  [bcd.api, nodes],
] as const)
  for (const on of names)
    for (const [name, feature] of Object.entries(group[on] ?? {}))
      if (name !== "__compat" && "__compat" in feature && !methods.has(name)) methods.set(name, feature);

/** The browsers of the floor that lack a feature, in words; an unknown feature is none of MDN's, and lacks nowhere. */
function lacking(compat: CompatStatement | undefined, floor: Floor): string {
  if (!compat) return "";
  return browsers
    .flatMap((browser) => {
      const told = compat.support[browser];
      const statements = Array.isArray(told) ? told : told ? [told] : [];
      const has = statements.some(
        ({ version_added, version_removed, flags }) =>
          !flags &&
          typeof version_added === "string" &&
          numberOf(version_added) <= floor[browser] &&
          !(version_removed && numberOf(version_removed) <= floor[browser]),
      );
      return has ? [] : [`${browser} ${floor[browser]}`];
    })
    .join(", ");
}

/** `≤13.1` and `preview` occur too. */
const numberOf = (version: string | boolean) =>
  Number.parseFloat(String(version).replace("≤", "")) || Number.POSITIVE_INFINITY;

const isExcused = (lines: readonly string[], line: number) =>
  [lines[line - 1], lines[line - 2]].some((text) => text?.includes("newer:"));
