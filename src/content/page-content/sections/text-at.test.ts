import { beforeAll, expect, test } from "vitest";
import { loadSection } from "./known-sections.ts";
import { defaultTexts, type FieldValues } from "./section.ts";
import { readText, textAt } from "./text-at.ts";
import { homepage } from "./texts/homepage.text.ts";
import { withText } from "./with-text.ts";

beforeAll(() => loadSection("homepage"));

const values: FieldValues = defaultTexts(homepage);

test("EDIT-01 an address on the page finds its text, and replacing that text changes nothing else", () => {
  const title = textAt("homepage/heroTitle");
  expect(title).toMatchObject({ section: "homepage", field: "heroTitle", label: "العنوان الرئيسي" });
  if (!title) return;
  expect(readText(values, title)).toBe(values.heroTitle);
  expect(withText(values, "homepage/heroTitle", "آخر")).toBe("آخر");

  const address = "homepage/heroLinks/1/label";
  const label = textAt(address);
  expect(label).toMatchObject({ field: "heroLinks", item: { index: 1, key: "label" } });
  if (!label) return;
  const [first, second] = Array.isArray(values.heroLinks) ? values.heroLinks : [];
  expect(readText(values, label)).toBe(second?.label);
  expect(withText(values, address, "شاهد")).toEqual([first, { ...second, label: "شاهد" }]);
  expect(withText({ heroLinks: [] }, address, "شاهد")).toBeUndefined();
});

test("EDIT-01 a value that is not a text, and one that no page has, cannot be typed in place", () => {
  for (const address of [
    "homepage/heroImage",
    "homepage/heroLinks/0/href",
    "homepage/none",
    "none/heroTitle",
    "/",
  ])
    expect(textAt(address), address).toBeUndefined();
});
