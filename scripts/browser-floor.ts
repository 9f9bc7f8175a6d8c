import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data" with { type: "json" };
import { parseSync } from "@swc/core";
import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";

/*
 * The oldest browsers that the site is made for stand in package.json as `browserslist`, and nothing that they lack may be used
 * without a way around it: decision 0071. What a browser knows is read from MDN's table. Two forms are allowed: CSS inside
 * `@supports`, and a line with a comment `newer:` above or beside it, which says what an older browser does instead.
 */

export type Floor = Readonly<Record<"chrome" | "firefox" | "safari", number>>;
type Finding = { line: number; name: string; lacks: string };

/** The floor of a list such as `["chrome >= 120", "firefox >= 128", "safari >= 17.5"]`. */
export function floorOf(list: readonly string[]): Floor {
  const versions = new Map(
    list.map((entry) => {
      const [, browser = "", version = ""] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(entry) ?? [];
      return [browser, Number(version)];
    }),
  );
  const of = (browser: keyof Floor) => {
    const version = versions.get(browser);
    if (!version) throw new Error(`browserslist names no version of ${browser}`);
    return version;
  };
  return { chrome: of("chrome"), firefox: of("firefox"), safari: of("safari") };
}

/** What a style sheet uses that the floor lacks. */
export function styleFindings(css: string, floor: Floor): Finding[] {
  const found: Finding[] = [];
  const lines = css.split("\n");
  const report = (node: AtRule | Rule | Declaration, name: string, feature: Identifier | undefined) => {
    const line = node.source?.start?.line ?? 0;
    const lacks = lacking(feature?.__compat, floor);
    if (lacks && !isExcused(lines, line) && !isConditional(node)) found.push({ line, name, lacks });
  };
  postcss.parse(css).walk((node) => {
    if (node.type === "atrule") report(node, `@${node.name}`, bcd.css["at-rules"]?.[node.name]);
    if (node.type === "rule")
      for (const [, name = ""] of node.selector.matchAll(/::?([a-z-]+)/g))
        report(node, `:${name}`, bcd.css.selectors?.[name]);
    if (node.type === "decl") for (const [name, feature] of featuresOf(node)) report(node, name, feature);
  });
  return found;
}

/** The property of a declaration, its keywords, and the functions and units of its value. */
function featuresOf({ prop, value }: Declaration): [string, Identifier | undefined][] {
  const property = bcd.css.properties?.[prop];
  const words = value.replace(/"[^"]*"|url\([^)]*\)/g, "").match(/(?<![\w-])-?[a-z][\w-]*(?=\()?/g) ?? [];
  const units = [...value.matchAll(/\d([a-z]+)\b/g)].map(([, unit = ""]) => unit);
  return [
    [prop, property],
    ...words.map((word): [string, Identifier | undefined] => [
      `${prop}: ${word}`,
      property?.[word] ?? functions.get(word),
    ]),
    ...units.map((unit): [string, Identifier | undefined] => [unit, bcd.css.types?.length?.[unit]]),
  ];
}

/** The functions of all values, such as `color-mix` and `light-dark`, by name. */
const functions = new Map<string, Identifier>();
for (const type of Object.values(bcd.css.types ?? {}))
  for (const [name, feature] of [...Object.entries(type)])
    if (
      name !== "__compat" &&
      isFeature(feature) &&
      /^(https?:)?.*\(\)/.test(feature.__compat?.description ?? "")
    )
      functions.set(name, feature);

/** Whether a declaration stands inside `@supports`. */
function isConditional(node: { parent?: Container | undefined }): boolean {
  for (let at = node.parent; at; at = at.parent as Container | undefined)
    if (at.type === "atrule" && (at as AtRule).name === "supports") return true;
  return false;
}
