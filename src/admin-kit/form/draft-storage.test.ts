import { beforeEach, expect, test } from "vitest";
import {
  dropAllDrafts,
  dropDraft,
  keepDraft,
  newestDraft,
  readDraft,
  setDraftOwner,
} from "./draft-storage.ts";

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
let storage = memory();

beforeEach(() => {
  storage = memory();
  setDraftOwner(1, 1000, storage);
});

test("ADM-04 DESK-08 a draft comes back for its own form, for 30 days, until it is dropped", () => {
  expect(keepDraft("services:4", draft, storage)).toBe(true);
  expect(readDraft("services:4", 1000 + day, storage)).toEqual(draft);
  expect(readDraft("services:5", 1000, storage)).toBeUndefined();
  dropDraft("services:4", storage);
  expect(readDraft("services:4", 1000, storage)).toBeUndefined();
  keepDraft("services:4", draft, storage);
  expect(readDraft("services:4", 1000 + 31 * day, storage)).toBeUndefined();
  expect(storage.length).toBe(1); // the entry that names the owner of the drafts
});

test("DESK-08 two tabs with the same form keep a draft each, and the newest is offered", () => {
  keepDraft("services:new#a", draft, storage);
  keepDraft("services:new#b", { ...draft, at: 2000 }, storage);
  keepDraft("services:newer#c", { ...draft, at: 3000 }, storage);
  expect(newestDraft("services:new", 5000, storage)?.place).toBe("services:new#b");
  dropDraft("services:new#b", storage);
  expect(newestDraft("services:new", 5000, storage)).toEqual({ place: "services:new#a", draft });
});

test("DESK-08 only the user who typed a draft can read it; drafts about people go when another user signs in, and after a week", () => {
  keepDraft("services:4", draft, storage);
  keepDraft("clients:4", { ...draft, personal: true }, storage);
  expect(readDraft("clients:4", 1000 + 6 * day, storage)).toBeDefined();
  setDraftOwner(2, 2000, storage);
  expect([readDraft("services:4", 2000, storage), readDraft("clients:4", 2000, storage)]).toEqual([
    undefined,
    undefined,
  ]);
  setDraftOwner(1, 2000, storage);
  expect(readDraft("services:4", 2000, storage)).toEqual(draft);
  expect(readDraft("clients:4", 2000, storage)).toBeUndefined();
  keepDraft("clients:5", { ...draft, personal: true }, storage);
  expect(readDraft("clients:5", 1000 + 7 * day, storage)).toBeUndefined();
});

test("DESK-08 drafts that are too old are deleted when the admin opens, read or not", () => {
  keepDraft("services:4", draft, storage);
  keepDraft("clients:4", { ...draft, personal: true }, storage);
  storage.setItem("shurfa-draft:services:9", JSON.stringify({ ...draft, at: 0 })); // from an earlier version of the code
  setDraftOwner(1, 1000 + 8 * day, storage);
  expect(storage.length).toBe(3);
  setDraftOwner(1, 1000 + 40 * day, storage);
  expect(storage.length).toBe(1);
});

test("DESK-08 drafts are bounded: forty at most, the oldest go, and none is longer than 100,000 letters", () => {
  for (let at = 1; at <= 45; at++) keepDraft(`services:${at}`, { ...draft, at }, storage);
  expect(storage.length).toBe(41);
  expect(readDraft("services:5", 50, storage)).toBeUndefined();
  expect(readDraft("services:6", 50, storage)).toBeDefined();
  expect(keepDraft("services:6", { ...draft, values: { title: "ا".repeat(100_000) } }, storage)).toBe(false);
  expect(readDraft("services:6", 50, storage)?.values).toEqual(draft.values);
});

test("ADM-04 a broken or full storage never breaks the form", () => {
  const full = {
    ...storage,
    setItem() {
      throw new Error("QuotaExceededError");
    },
  };
  expect(keepDraft("a", draft, full)).toBe(false);
  storage.setItem("shurfa-draft:1/x", "{");
  expect(readDraft("x", 1, storage)).toBeUndefined();
});

test("ADM-04 DESK-08 signing out drops every draft and nothing else, and a tab that is still open keeps no new ones", () => {
  keepDraft("services:4", draft, storage);
  storage.setItem("theme", "dark");
  dropAllDrafts(storage);
  expect([storage.length, storage.getItem("theme")]).toEqual([1, "dark"]);
  expect(keepDraft("services:4", draft, storage)).toBe(false);
  expect(storage.length).toBe(1);
});
