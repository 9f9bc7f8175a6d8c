import { expect, test } from "vitest";
import { splitReview } from "./split-review.ts";

const sentence = "كتبنا هنا جملة كاملة عن العمل الذي تسلّمناه في موعده. ";

test("TEST-01 a short review is shown whole; a long one is cut at the end of a sentence, without losing text", () => {
  const short = sentence.repeat(4).trim();
  expect(splitReview(short)).toEqual([short, ""]);
  const long = sentence.repeat(12).trim();
  const [shown, folded] = splitReview(long);
  expect(shown.endsWith(".")).toBe(true);
  expect(shown.length).toBeLessThan(290);
  expect(`${shown} ${folded}`).toBe(long);
});

test("TEST-01 a long review without sentences is cut between words, and one without spaces is not cut", () => {
  const words = "كلمة ".repeat(120).trim();
  const [shown, folded] = splitReview(words);
  expect(shown).toMatch(/كلمة$/);
  expect(`${shown} ${folded}`).toBe(words);
  expect(splitReview("ك".repeat(500))).toEqual(["ك".repeat(500), ""]);
});
