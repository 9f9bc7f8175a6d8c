import { expect, test } from "vitest";
import {
  addressAround,
  faultsAt,
  fieldAddress,
  isWithin,
  parseAddress,
  printAddress,
  valueAt,
  withinHolder,
  withValueAt,
} from "./address.ts";

const [first, second] = [
  { id: "a", label: "أول", href: "/one" },
  { id: "b", label: "ثانٍ", href: "/two" },
];
const values = { title: "عنوان", links: [first, second], picture: { image: null, alt: "" } };

test("EDIT-01 an address is read as it was written, and leads to its field, its holder and what is around it", () => {
  const label = printAddress("homepage", "links", "b", "label");
  expect(label).toBe("homepage/links/b/label");
  expect(parseAddress(label)).toEqual({ of: "homepage", field: "links", item: "b", part: "label" });
  expect(parseAddress("homepage/title")).toEqual({ of: "homepage", field: "title" });
  expect(parseAddress("")).toEqual({ of: "", field: "" });
  expect(fieldAddress(label)).toBe("homepage/links");
  expect(withinHolder(label)).toBe("links/b/label");
  expect([label, "homepage/links/b", "homepage/links", "homepage"].map(addressAround)).toEqual([
    "homepage/links/b",
    "homepage/links",
    "homepage",
    undefined,
  ]);
  expect(isWithin(label, label)).toBe(true);
  expect(isWithin(label, "homepage/links")).toBe(true);
  expect(isWithin("homepage/linksBelow", "homepage/links")).toBe(false);
});

test("EDIT-01 a value is found and replaced at its address wherever its item stands, and nothing else changes", () => {
  const label = "homepage/links/b/label";
  expect(valueAt(values, "homepage/title")).toBe("عنوان");
  expect(valueAt(values, label)).toBe("ثانٍ");
  expect(valueAt({ links: [second, first] }, label)).toBe("ثانٍ");
  expect(valueAt(values, "homepage/links/b")).toBe(second);
  expect(valueAt(values, "homepage/links/c/label")).toBeUndefined();
  expect(valueAt(values, "homepage/none")).toBeUndefined();
  expect(withValueAt(values, "homepage/title", "آخر")).toBe("آخر");
  expect(withValueAt({ links: [second, first] }, label, "آخر")).toEqual([{ ...second, label: "آخر" }, first]);
  expect(withValueAt(values, "homepage/links/c/label", "آخر")).toBeUndefined();
  expect(withValueAt({}, label, "آخر")).toBeUndefined();
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
