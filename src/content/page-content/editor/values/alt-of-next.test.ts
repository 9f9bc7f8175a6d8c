import { expect, test } from "vitest";
import { altOfNext } from "./alt-of-next.ts";

const [old, next] = ["/uploads/a-10x10.webp", "/uploads/b-10x10.webp"];
const facade = { image: old, alt: "واجهة بيت" };

test("ACNT-01 TRIAL-01 O16: a replaced picture loses the words of the old one, words typed meanwhile stay", () => {
  expect(altOfNext(facade, facade, next)).toBe("");
  expect(altOfNext({ image: null, alt: "واجهة مرسومة" }, { image: null, alt: "واجهة مرسومة" }, next)).toBe(
    "",
  );
  expect(altOfNext(facade, { image: old, alt: "مكتبنا" }, next)).toBe("مكتبنا");
  expect(altOfNext(facade, facade, old)).toBe("واجهة بيت");
});
