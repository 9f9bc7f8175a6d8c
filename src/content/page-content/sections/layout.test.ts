import { expect, test } from "vitest";
import { changedLayout, layoutIn, wholeLayout, withBlock } from "./layout.ts";

const shown = (id: string, part = id) => ({ id, part, isShown: true });
const parts = { hero: "أ", list: "ب", call: "ج" };
const usual = [shown("hero"), shown("list"), shown("call")];
const block = shown("a1b2c3d4", "words");

test("PAGES-02 a stored layout keeps each of the page's own parts once, and a missing one is put at its usual place", () => {
  expect(wholeLayout(parts, [])).toEqual(usual);
  expect(wholeLayout(parts, [shown("call"), block, shown("hero"), shown("hero")])).toEqual([
    shown("call"),
    block,
    shown("hero"),
    shown("list"),
  ]);
  const hidden = [shown("hero"), { ...shown("list"), isShown: false }, shown("call")];
  expect(wholeLayout(parts, hidden)).toEqual(hidden);
  // Not kept: an own part under another id, a block whose id has another form, and a block that comes twice.
  expect(wholeLayout(parts, [...usual, shown("zzz", "hero"), shown("x", "words"), block, block])).toEqual([
    ...usual,
    block,
  ]);
});

test("PAGES-02 parts are moved, hidden and shown; only blocks are removed; what cannot be done changes nothing", () => {
  const layout = [shown("hero"), block, shown("call")];
  const ids = (act: Parameters<typeof changedLayout>[2], id: string) =>
    changedLayout(layout, id, act).map((placed) => (placed.isShown ? placed.id : `-${placed.id}`));
  expect(ids("up", "call")).toEqual(["hero", "call", "a1b2c3d4"]);
  expect(ids("down", "hero")).toEqual(["a1b2c3d4", "hero", "call"]);
  expect(ids("up", "hero")).toEqual(["hero", "a1b2c3d4", "call"]);
  expect(ids("down", "call")).toEqual(["hero", "a1b2c3d4", "call"]);
  expect(ids("hide", "call")).toEqual(["hero", "a1b2c3d4", "-call"]);
  expect(ids("remove", "a1b2c3d4")).toEqual(["hero", "call"]);
  expect(ids("remove", "hero")).toEqual(["hero", "a1b2c3d4", "call"]);
  expect(ids("remove", "gone")).toEqual(["hero", "a1b2c3d4", "call"]);
  const added = shown("e5f6a7b8", "table");
  expect(withBlock(layout, added, "hero").map(({ id }) => id)).toEqual([
    "hero",
    "e5f6a7b8",
    "a1b2c3d4",
    "call",
  ]);
  expect(withBlock(layout, added).at(-1)).toBe(added);
});

test("PAGES-02 values without a layout, or with something else in its place, have no parts", () => {
  expect(layoutIn({})).toEqual([]);
  expect(layoutIn({ layout: "x" })).toEqual([]);
  expect(layoutIn({ layout: [null, { id: "a" }, block] })).toEqual([block]);
});
