import { expect, test } from "vitest";
import { dropAllDrafts, dropDraft, keepDraft, readDraft } from "./draft-storage.ts";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

const day = 24 * 60 * 60 * 1000;
const draft = { base: { title: "قبل" }, values: { title: "بعد" }, at: 1000 };

test("ADM-04 a draft comes back for its own form, for 30 days, until it is dropped", () => {
  const storage = memory();
  keepDraft("services:4", draft, storage);
  expect(readDraft("services:4", 1000 + day, storage)).toEqual(draft);
  expect(readDraft("services:5", 1000, storage)).toBeUndefined();
  dropDraft("services:4", storage);
  expect(readDraft("services:4", 1000, storage)).toBeUndefined();
  keepDraft("services:4", draft, storage);
  expect(readDraft("services:4", 1000 + 31 * day, storage)).toBeUndefined();
  expect(storage.length).toBe(0);
});

test("ADM-04 a broken or full storage never breaks the form; leaving drops every draft and nothing else", () => {
  const full = {
    ...memory(),
    setItem() {
      throw new Error("QuotaExceededError");
    },
  };
  expect(() => keepDraft("a", draft, full)).not.toThrow();
  const storage = memory();
  storage.setItem("shurfa-draft:x", "{");
  expect(readDraft("x", 1, storage)).toBeUndefined();
  storage.setItem("theme", "dark");
  dropAllDrafts(storage);
  expect([storage.length, storage.getItem("theme")]).toEqual([1, "dark"]);
});
