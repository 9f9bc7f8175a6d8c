import { expect, test } from "vitest";
import { fieldOf } from "../sections/blocks/block-fields.ts";
import { sectionOf } from "../sections/sections.ts";
import { valueInWords } from "./value-in-words.ts";

test("PAGES-01 TRIAL-01 O16: changes of a page's parts are told by their names, never by the words of the code", () => {
  const section = sectionOf("homepage");
  const field = section && fieldOf(section, "layout");
  if (!field?.parts) throw new Error("the home page has no layout");
  const parts = Object.entries(field.parts);
  expect(parts.length).toBeGreaterThan(3);
  const value = parts.map(([part], index) => ({ id: part, part, isShown: index !== 1 }));
  const told = valueInWords(field, [...value, { id: "k3j4h5g6", part: "words", isShown: true }]);
  expect(told.split("\n").slice(0, parts.length)).toEqual(
    parts.map(([, name], index) => (index === 1 ? `${name} (مخفي)` : name)),
  );
  expect(told).not.toMatch(/[a-z]{3}/i);
});
