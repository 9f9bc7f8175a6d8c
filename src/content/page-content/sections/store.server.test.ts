import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../../kernel/db/database.server.ts";
import { migrate } from "../../../kernel/db/migrations.server.ts";
import { readPageTexts } from "./store.server.ts";
import { homepage } from "./texts/homepage.text.ts";

let folder: string;
let database: DatabaseHandle;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "page-texts-"));
  database = openDatabase({ file: join(folder, "site.db") });
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const publish = (field: string, value: unknown) =>
  database.db
    .insertInto("page_texts")
    .values({
      section: "homepage",
      field,
      content: typeof value === "string" ? value : JSON.stringify(value),
    })
    .execute();

test("ACNT-01 an empty database gives the default texts of the code", async () => {
  const texts = await readPageTexts(database.reads, homepage);
  expect(texts.heroTitle).toBe("واجهةٌ تليق بأعمالك");
  expect(texts.highlights.map((item) => item.title)).toHaveLength(4);
  expect(texts.heroImage).toEqual({ image: null, alt: "واجهة بيت نجدي مرسومة على هيئة صفحة موقع" });
});

test("ACNT-01 a published text replaces its own field only", async () => {
  await publish("heroTitle", JSON.stringify("عنوان جديد"));
  await publish("heroImage", { image: "/uploads/a-1200x800.webp", alt: "صورة" });
  const texts = await readPageTexts(database.reads, homepage);
  expect(texts.heroTitle).toBe("عنوان جديد");
  expect(texts.heroImage.image).toBe("/uploads/a-1200x800.webp");
  expect(texts.whyTitle).toBe("لماذا تختار {agency}؟");
});

test("SHELL-09 the claims are page texts: a published list of figures is read back", async () => {
  await publish("aboutStats", [{ id: "aboutStats-1", value: "7+", label: "سنوات خبرة" }]);
  const texts = await readPageTexts(database.reads, homepage);
  expect(texts.aboutStats).toEqual([{ id: "aboutStats-1", value: "7+", label: "سنوات خبرة" }]);
});

test("ACNT-01 a stored value that does not fit its field is replaced by the default", async () => {
  await publish("heroTitle", "not json");
  await publish("highlights", { id: "no list" });
  await publish("heroImage", { image: 5 });
  const texts = await readPageTexts(database.reads, homepage);
  expect(texts.heroTitle).toBe("واجهةٌ تليق بأعمالك");
  expect(texts.highlights).toHaveLength(4);
  expect(texts.heroImage.image).toBeNull();
});

test("ACNT-01 a list item that lacks a key or holds a wrong one is filled up", async () => {
  await publish("highlights", [{ title: "بلا نص" }, { id: "b", title: 5, text: "نص" }, "not an item"]);
  const texts = await readPageTexts(database.reads, homepage);
  expect(texts.highlights).toEqual([
    { id: "highlights-1", title: "بلا نص", text: "", icon: "" },
    { id: "b", title: "", text: "نص", icon: "" },
  ]);
});
