import { expect, test } from "vitest";
import { messageNow } from "./form-draft.ts";

const [first, second] = ["أرغب في الأساسية.", "أرغب في المتقدمة."];

test("QUOTE-03 the sentence of a newly chosen package replaces that of the last one, and the visitor's text stays", () => {
  expect(messageNow(first, first, second)).toBe(second);
  expect(messageNow(`${first} وأحتاج متجرًا.`, first, second)).toBe(`${second}\nوأحتاج متجرًا.`);
  expect(messageNow("أحتاج متجرًا.", "", second)).toBe(`${second}\nأحتاج متجرًا.`);
  expect(messageNow(`${first}\nأحتاج متجرًا.`, first, "")).toBe("أحتاج متجرًا.");
  expect(messageNow("كتبته بنفسي", first, first)).toBe("كتبته بنفسي");
  expect(messageNow("", "", "")).toBe("");
});
