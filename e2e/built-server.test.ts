import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { expect, test } from "./fixtures.ts";

// Imports at the start of a line, packages that are loaded when they are needed.
const loads =
  /^(?:import|export)\b[^"'\n]*?["']([@a-z][^"']*)["'];?$|\b(?:import|load(?:\$\d+)?|require(?:\$\d+)?)\("([@a-z][^"]*)"\)/gm;

test("what the built server loads stands in dependencies: the image holds nothing else", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const loaded = new Set<string>();
  for (const file of globSync("build/server/**/*.js"))
    for (const [, imported, required] of readFileSync(file, "utf8").matchAll(loads)) {
      const name = imported ?? required ?? "";
      if (!isBuiltin(name)) loaded.add(name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
    }
  expect([...loaded]).toEqual(
    expect.arrayContaining(["react", "better-sqlite3", "sanitize-html", "libphonenumber-js"]),
  );
  expect([...loaded].filter((name) => !(name in dependencies))).toEqual([]);
});
