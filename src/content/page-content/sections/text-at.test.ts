import { beforeAll, expect, test } from "vitest";
import { loadSection } from "./known-sections.ts";
import { defaultTexts, type FieldValues } from "./section.ts";
import { textAt, textIn } from "./text-at.ts";
import { homepage } from "./texts/homepage.text.ts";

beforeAll(() => loadSection("homepage"));

const values: FieldValues = defaultTexts(homepage);
const label = "pages/homepage/heroLinks/heroLinks-1/label";

test("EDIT-01 an address on the page finds its text, with the number of its item in the label", () => {
  const title = textAt("pages/homepage/heroTitle");
  expect(title).toMatchObject({ field: "heroTitle", label: "العنوان الرئيسي" });
  expect(textAt(label, { number: 2 })).toMatchObject({ field: "heroLinks", label: "أزرار الواجهة 2: النص" });
  expect(textAt(label)).toMatchObject({ label: "أزرار الواجهة: النص" });
  expect(textIn(values, "pages/homepage/heroTitle")).toBe(values.heroTitle);
  expect(textIn(values, label)).toBe("اطلب عرض سعر");
});

test("EDIT-01 the text of an item is found wherever it stands, and a new one has none among others", () => {
  const [first, second] = Array.isArray(values.heroLinks) ? values.heroLinks : [];
  if (!first || !second) throw new Error("the texts of the code have no such fields");
  expect(textIn({ heroLinks: [second, { ...first, label: "شاهد" }] }, label)).toBe("شاهد");
  expect(textIn({ heroLinks: [{ ...first, id: "new" }] }, label)).toBeUndefined();
  expect(textIn({}, label)).toBeUndefined();
});

test("EDIT-01 a value that is not a text, and one that no page has, cannot be typed in place", () => {
  for (const address of [
    "pages/homepage/heroImage",
    "pages/homepage/heroLinks/heroLinks-1/href",
    "pages/homepage/none",
    "none/heroTitle",
    "/",
  ])
    expect(textAt(address), address).toBeUndefined();
});
