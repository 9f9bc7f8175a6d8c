import { expect, test } from "vitest";
import { encodedAddress, pathOfLink, plainPath, restOfLink, withQuery } from "./site-path.ts";

test.each([
  ["/About/", "/about"],
  ["/", "/"],
  ["/%D9%85%D9%82%D8%A7%D9%84", "/مقال"],
  ["/مقال", "/مقال"],
  ["/a%20b//", "/a b"],
  ["//other.example/a", undefined],
  ["/\\other.example", undefined],
  ["/%5Cother", undefined],
  ["/a%0D%0Ab", undefined],
  ["/%E0%A4", undefined],
  ["/a?b", undefined],
  ["about", undefined],
  ["/.//evil.example", undefined],
  ["/%2e//evil.example", undefined],
  ["/a/..//evil.example", undefined],
  ["/a/%2E%2E", undefined],
  ["/.well-known/x", "/.well-known/x"],
  ["/a.b/..c", "/a.b/..c"],
])("ADDR-01 TRIAL-01 X12: the path %s has one spelling: %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test("ADDR-01 a link is split into its path and the rest; other sites, anchors, mail and phones have no path here", () => {
  expect([pathOfLink(" /A/?x=1#y "), restOfLink("/a?x=1#y")]).toEqual(["/a", "?x=1#y"]);
  for (const href of ["https://a.example/b", "#y", "mailto:a@b.example", "tel:1", ""])
    expect(pathOfLink(href)).toBeUndefined();
});

test("ADDR-01 an address is sent percent-encoded, with the requested query added to its own", () => {
  expect(encodedAddress("/مقال?س=1#ب")).toBe("/%D9%85%D9%82%D8%A7%D9%84?%D8%B3=1#%D8%A8");
  expect(encodedAddress("https://a.example/ب")).toBe("https://a.example/%D8%A8");
  expect(withQuery("/a", "")).toBe("/a");
  expect(withQuery("/a#b", "?x=1")).toBe("/a?x=1#b");
  expect(withQuery("/a?y=2#b", "?x=1")).toBe("/a?y=2&x=1#b");
});
