import { beforeAll, expect, test } from "vitest";
import { loadSection } from "./known-sections.ts";
import { defaultTexts, type FieldValues } from "./section.ts";
import { readText, readTextOf, textAt } from "./text-at.ts";
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

test("EDIT-01 the published text of an item is found by its id after the item has moved, and a new one has none", () => {
  const [first, second] = Array.isArray(values.heroLinks) ? values.heroLinks : [];
  const label = textAt("homepage/heroLinks/0/label");
  const title = textAt("homepage/heroTitle");
  if (!first || !second || !label || !title) throw new Error("the texts of the code have no such fields");
  const moved = { heroTitle: "آخر", heroLinks: [{ ...second, label: "شاهد" }, first] };
  expect(readTextOf(values, moved, label)).toBe(second.label);
  expect(readTextOf(values, moved, title)).toBe(values.heroTitle);
  const added = { heroLinks: [{ ...first, id: "new" }] };
  expect(readTextOf(values, added, label)).toBeUndefined();
  expect(readTextOf({}, moved, title)).toBeUndefined();
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
