import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { settings } from "../content/settings/settings.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { auditNames } from "../resources.server.ts";

type Table = { name: string; columns: object };

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && "columns" in value && "searched" in value;
}

test("SEC-12 the audit trail has an Arabic name for every table and every field", async () => {
  const modules = globSync("src/**/*.server.ts", { exclude: (path) => path.endsWith("seed.server.ts") });
  const tables: Table[] = [];
  for (const file of modules.filter((path) => /store|table|desk|categories|register/.test(path)))
    tables.push(...Object.values(await import(`../../${file.replaceAll("\\", "/")}`)).filter(isTable));
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["services", "packages_server", "quotes", "request_notes"]),
  );
  const fields = tables.flatMap(({ name, columns }) =>
    Object.keys(columns).map((field) => [name, field] as const),
  );
  expect(tables.map(({ name }) => name).filter((name) => auditNames.tableTitle(name) === name)).toEqual([]);
  expect(fields.filter(([table, field]) => auditNames.fieldLabel(table, field) === field)).toEqual([]);
  expect(auditNames.fieldLabel("settings", "tagline")).toBe(settings.words.labels.tagline);
});

test("SEC-12 RES-01 a line of the audit trail names changed fields by the labels of their descriptions", async () => {
  const call = caller(createApi(await testKernel({ database: "sqlite", session: testSession })));
  await call("PUT", "/api/settings", { tagline: "عبارة", retentionMonths: 6 });
  const [line] = (await call("GET", "/api/audit?resource=settings")).body;
  const { tagline, retentionMonths } = settings.words.labels;
  expect([line.title, line.fields, line.labels]).toEqual([
    settings.words.title,
    ["tagline", "retentionMonths"],
    [tagline, retentionMonths],
  ]);
});
