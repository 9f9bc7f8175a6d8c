import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isTestFile } from "../../scripts/test-files.ts";
import { columnOf } from "../kernel/resource/record-table.server.ts";
import { databases, testKernel } from "../kernel/testing/test-kernel.ts";
import { resources } from "../resources.server.ts";

/** A table as a slice declares it: the slice's folder, and the columns if they are written by hand. */
type Declared = { table: string; folder: string; columns: { name: string; type: string }[] | undefined };

const sources = globSync("src/**/*.{ts,tsx}")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !isTestFile(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, "utf8")) }));
const declared = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/^ {2}interface Tables \{\n([\s\S]*?)\n {2}\}/gm)].flatMap(([, body = ""]) =>
    declarationsOf(file, body),
  ),
);

function withoutComments(text: string) {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

function declarationsOf(file: string, body: string): Declared[] {
  const folder = /^src\/(content\/)?[^/]+\//.exec(file)?.[0] ?? "";
  return [...body.matchAll(/^ {4}(\w+): (\{[\s\S]*?\}|[^{;]+);$/gm)].map(([, table = "", type = ""]) => ({
    table,
    folder,
    columns: type.startsWith("{")
      ? [...type.matchAll(/(\w+): ([^;{}]+?)(?=;| \})/g)].map(([, name = "", type = ""]) => ({ name, type }))
      : undefined,
  }));
}

/** The tables that a source names in statements, built by Kysely or written as SQL. */
function namedIn(text: string): string[] {
  const calls =
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(\s*"(\w+)|\binsertRow\([^"]*?"(\w+)/g;
  const written = /\b(?:from|join|into|update) "?(\w+)/g;
  return [...text.matchAll(calls), ...text.matchAll(written)].map(
    ([, table, inserted]) => table ?? inserted ?? "",
  );
}

test("RES-02 only the slice that owns a table names it in statements", () => {
  const owners = new Map(declared.map(({ table, folder }) => [table, folder]));
  const foreign = sources.flatMap(({ file, text }) =>
    namedIn(text)
      .filter((table) => owners.has(table) && !file.startsWith(owners.get(table) ?? ""))
      .map((table) => `${file} names ${table}`),
  );
  expect(foreign).toEqual([]);
  // Proves that the search finds such names.
  expect(
    namedIn('db.selectFrom("users").innerJoin("sessions", …) sql`exists (select 1 from clients)`'),
  ).toEqual(["users", "sessions", "clients"]);
});

describe.each(databases)("declared tables on %s", (database) => {
  test("RES-01 every table is declared once, and hand-written declarations have the columns of the database, with their types", async () => {
    const { reads } = await testKernel({ database });
    // Without the views that servers of an earlier version go on with.
    const tables = (await reads.introspection.getTables()).filter(({ isView }) => !isView);
    expect(declared.map(({ table }) => table).sort()).toEqual(tables.map(({ name }) => name).sort());
    for (const { table, columns } of declared.filter(({ columns }) => columns !== undefined)) {
      const stored = tables.find(({ name }) => name === table)?.columns ?? [];
      // SQLite allows null in a text primary key, so only PostgreSQL tells which columns are nullable.
      const isNullable = (column: (typeof stored)[number]) => database === "postgres" && column.isNullable;
      const kindOf = (type: string) => (/int|double|float/i.test(type) ? "number" : "text");
      expect(
        columns
          ?.map(({ name, type }) => [
            name,
            /\bnumber\b/.test(type) ? "number" : "text",
            database === "postgres" && type.endsWith("| null"),
          ])
          .sort(),
        table,
      ).toEqual(stored.map((column) => [column.name, kindOf(column.dataType), isNullable(column)]).sort());
    }
  });

  test("RES-01 the column of a described field is nullable only if the field is, and has a type that fits its kind", async () => {
    const { reads } = await testKernel({ database });
    const tables = await reads.introspection.getTables();
    for (const { resource, table } of resources) {
      const columns = tables.find(({ name }) => name === table.name)?.columns ?? [];
      for (const [name, field] of Object.entries(resource.fields)) {
        const column = columns.find((column) => column.name === columnOf(table, name).name);
        const isNumber = ["integer", "number", "flag"].includes(field.stored);
        expect(column && /int|double|float/i.test(column.dataType), `${table.name}.${name}`).toBe(isNumber);
        const parsed = field.schema(z).safeParse(null);
        expect(column?.isNullable, `${table.name}.${name}`).toBe(parsed.success && parsed.data === null);
      }
    }
  });
});
