import { expect, test } from "vitest";
import { defaultTexts, type FieldValues } from "../sections/section.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import { markTexts, readMarks } from "./preview-marks.ts";

const values: FieldValues = defaultTexts(homepage);

test("ACNT-03 every text of the preview carries its address, and reads the same without it", () => {
  const marked = markTexts(homepage, values);
  expect(readMarks(String(marked.heroTitle))).toEqual({
    text: values.heroTitle,
    address: "homepage/heroTitle",
  });
  const second = Array.isArray(marked.heroLinks) ? marked.heroLinks[1] : undefined;
  expect(readMarks(String(second?.label)).address).toBe("homepage/heroLinks/1/label");
  expect(second).toMatchObject({ href: "/projects", tone: "line" });
  expect(marked.heroImage).toMatchObject({ image: null });
});

test("ACNT-03 a text without marks stays as it is", () => {
  expect(readMarks("نص 24/7")).toEqual({ text: "نص 24/7", address: undefined });
});
