import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../kernel/db/database.server.ts";
import { migrate } from "../../kernel/db/migrations.server.ts";
import { bodySchemas } from "../../kernel/resource/schemas.ts";
import { defaultSettings } from "./settings.text.ts";
import { settings } from "./settings.ts";
import { readSettings } from "./store.server.ts";

let folder: string;
let database: DatabaseHandle;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "settings-"));
  database = openDatabase({ file: join(folder, "site.db") });
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const store = (key: string, value: string) =>
  database.db.insertInto("settings").values({ key, value }).execute();

test("SHELL-05 with an empty database the default settings apply, with the copyright year 2024", async () => {
  const settings = await readSettings(database.reads);
  expect(settings).toEqual(defaultSettings);
  expect(settings.copyrightYear).toBe(2024);
  expect(settings.defaultTheme).toBe("light");
});

test("ASET-01 the default settings fulfil their own rules", () => {
  expect(bodySchemas(settings).create.parse(defaultSettings)).toEqual(defaultSettings);
});

test("SHELL-05 a stored setting replaces its default, and an invalid one is ignored", async () => {
  await store("agencyName", JSON.stringify("رواق"));
  await store("copyrightYear", JSON.stringify("not a year"));
  await store("phone", "no json");
  await store("toString", JSON.stringify("no setting"));
  const settings = await readSettings(database.reads);
  expect(settings).toEqual({ ...defaultSettings, agencyName: "رواق" });
});
