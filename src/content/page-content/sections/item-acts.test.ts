import { expect, test } from "vitest";
import { changedItems } from "./item-acts.ts";
import type { Item, PageField } from "./section.ts";
import { homepage } from "./texts/homepage.text.ts";

const field = homepage.fields.find(({ id }) => id === "heroLinks") as PageField;
const items = ["a", "b", "c"].map((id): Item => ({ id, label: id, href: "/", tone: "" }));
const labels = (list: Item[]) => list.map(({ label }) => label).join("");

test("EDIT-01 an item is moved, repeated, added beside, hidden and removed, within the bounds of its list", () => {
  expect(labels(changedItems(field, items, "a", { to: "c" }))).toBe("bca");
  expect(labels(changedItems(field, items, "c", { to: "a" }))).toBe("cab");
  expect(labels(changedItems(field, items, "b", { by: 1 }))).toBe("acb");
  expect(labels(changedItems(field, items, "b", { by: -1 }))).toBe("bac");
  expect(changedItems(field, items, "c", { by: 1 })).toBe(items);
  expect(changedItems(field, items, "b", { to: "gone" })).toBe(items);
  expect(changedItems(field, items, "a", { by: -1 })).toBe(items);
  expect(changedItems(field, items, "gone", "remove")).toBe(items);
  expect(labels(changedItems(field, items, "b", "remove"))).toBe("ac");
  const repeated = changedItems(field, items, "b", "repeat");
  expect(labels(repeated)).toBe("abbc");
  expect(new Set(repeated.map(({ id }) => id)).size).toBe(4);
  const added = changedItems(field, items, "b", "add");
  expect(added[2]).toMatchObject({ href: "", tone: "" });
  expect(added[2]?.label).not.toBe("");
  expect(labels(changedItems(field, items, "a", "add-before")).endsWith("abc")).toBe(true);
  const hidden = changedItems(field, items, "b", "hide");
  expect(hidden.map(({ isHidden }) => isHidden)).toEqual([undefined, true, undefined]);
  expect(changedItems(field, hidden, "b", "hide")).toEqual(items);
  const full = Array.from(
    { length: 60 },
    (_, id): Item => ({ id: String(id), label: "x", href: "/", tone: "" }),
  );
  expect(changedItems(field, full, "1", "repeat")).toBe(full);
  expect(changedItems(field, full, "1", "add")).toBe(full);
});
