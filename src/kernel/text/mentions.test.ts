import { expect, test } from "vitest";
import { mentionedIn, mentionParts, mentionQuery } from "./mentions.ts";

const sara = { id: 1, name: "سارة" };
const saraOtaibi = { id: 2, name: "سارة العتيبي" };
const people = [sara, saraOtaibi];

test.each([
  ["@سارة العتيبي: راجعي", [saraOtaibi]],
  ["مع @سارة، و@سارة العتيبي.", [sara, saraOtaibi]],
  ["@سارة @سارة", [sara]],
  ["@سارةُ وحدها", [sara]],
  ["@سارةن وبريد a@سارة", []],
  ["@", []],
])("DESK-07 «%s» names whom it names", (text, named) => {
  expect(mentionedIn(text, people)).toEqual(named);
});

test("DESK-07 the parts of a text add up to the text", () => {
  const text = "قبل @سارة بعد";
  expect(mentionParts(text, people)).toEqual(["قبل ", { person: sara, written: "سارة" }, " بعد"]);
});

test.each([
  ["راجع @خا", 8, { from: 5, query: "خا" }],
  ["راجع @خا ثم", 8, { from: 5, query: "خا" }],
  ["@", 1, { from: 0, query: "" }],
  ["a@b", 3, undefined],
  ["بلا", 3, undefined],
])("DESK-07 in «%s» at %i it knows what is typed after the sign", (text, caret, query) => {
  expect(mentionQuery(text, caret)).toEqual(query);
});
