import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { fieldName, resourceName } from "./accounts/audit.text.ts";
import { settings } from "./content/settings/settings.ts";

type Table = { name: string; columns: object };

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && "columns" in value && "searched" in value;
}

test("SEC-12 the audit trail names every table and every field of theirs in Arabic", async () => {
  const modules = globSync("src/**/*.server.ts", { exclude: (path) => path.endsWith("seed.server.ts") });
  const tables: Table[] = [];
  for (const file of modules.filter((path) => /store|desk|categories|register/.test(path)))
    tables.push(...Object.values(await import(`../${file.replaceAll("\\", "/")}`)).filter(isTable));
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["services", "packages_server", "quotes", "request_notes"]),
  );
  const fields = [...tables.flatMap(({ columns }) => Object.keys(columns)), ...Object.keys(settings.fields)];
  expect(tables.map(({ name }) => name).filter((name) => resourceName(name) === name)).toEqual([]);
  expect(fields.filter((field) => fieldName(field) === field)).toEqual([]);
});
