import { expect, test } from "vitest";
import {
  addressAround,
  faultsAt,
  fieldAddress,
  isWithin,
  parseAddress,
  printAddress,
  valueAt,
  withinRecord,
  withValueAt,
} from "./address.ts";

const [first, second] = [
  { id: "a", label: "أول", href: "/one" },
  { id: "b", label: "ثانٍ", href: "/two" },
];
const values = { links: [first, second], picture: { image: null, alt: "" } };

test("EDIT-01 an address is read as it was written, and leads to its field, its record and what is around it", () => {
  const label = printAddress("pages", "homepage", "links", "b", "label");
  expect(label).toBe("pages/homepage/links/b/label");
  expect(parseAddress(label)).toEqual({
    resource: "pages",
    id: "homepage",
    field: "links",
    item: "b",
    part: "label",
  });
  expect(parseAddress("packages/3/price")).toEqual({ resource: "packages", id: "3", field: "price" });
  expect(parseAddress("")).toEqual({ resource: "", id: "", field: "" });
  expect(fieldAddress(label)).toBe("pages/homepage/links");
  expect(fieldAddress("pages/homepage")).toBe("pages/homepage");
  expect(withinRecord(label)).toBe("links/b/label");
  expect([label, "pages/homepage/links/b", "pages/homepage/links", "pages"].map(addressAround)).toEqual([
    "pages/homepage/links/b",
    "pages/homepage/links",
    "pages/homepage",
    undefined,
  ]);
  expect(isWithin(label, label)).toBe(true);
  expect(isWithin(label, "pages/homepage/links")).toBe(true);
  expect(isWithin("pages/homepage/linksBelow", "pages/homepage/links")).toBe(false);
});

test("EDIT-01 a value is found and replaced at its address wherever its item stands, and nothing else changes", () => {
  const label = "pages/homepage/links/b/label";
  expect(valueAt("عنوان", "pages/homepage/title")).toBe("عنوان");
  expect(valueAt([first, second], label)).toBe("ثانٍ");
  expect(valueAt([second, first], label)).toBe("ثانٍ");
  expect(valueAt([first, second], "pages/homepage/links/b")).toBe(second);
  expect(valueAt([first, second], "pages/homepage/links/c/label")).toBeUndefined();
  expect(valueAt(undefined, "pages/homepage/none")).toBeUndefined();
  expect(withValueAt("عنوان", "pages/homepage/title", "آخر")).toBe("آخر");
  expect(withValueAt([second, first], label, "آخر")).toEqual([{ ...second, label: "آخر" }, first]);
  expect(withValueAt([first, second], "pages/homepage/links/c/label", "آخر")).toBeUndefined();
  expect(withValueAt(undefined, label, "آخر")).toBeUndefined();
});

test("EDIT-01 ERR-01 the faults of a value stand at the addresses of what is wrong, an item's under its id", () => {
  expect(faultsAt("title", "", { body: "فارغ" })).toEqual({ title: "فارغ" });
  expect(faultsAt("links", values.links, { "1.href": "رابط", "": "كثير" })).toEqual({
    "links/b/href": "رابط",
    links: "كثير",
  });
  expect(faultsAt("picture", values.picture, { alt: "طويل" })).toEqual({ "picture/alt": "طويل" });
  expect(faultsAt("links", [{ label: 5 }, "نص"], { "0.label": "نص", "1": "عنصر" })).toEqual({
    "links/0/label": "نص",
    "links/1": "عنصر",
  });
});
