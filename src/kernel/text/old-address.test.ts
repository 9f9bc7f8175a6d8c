import { expect, test } from "vitest";
import { coveringPaths, oldAddress, pageQuery, withoutPageQuery } from "./old-address.ts";

test.each([
  ["/?p=123", "/?p=123"],
  ["https://old.example/?p=123", "/?p=123"],
  ["?page_id=7", "/?page_id=7"],
  ["https://www.old.example/about-us/", "/about-us"],
  ["//old.example/a", "/a"],
  ["www.old.example/%D9%85%D9%82%D8%A7%D9%84/", "/مقال"],
  ["page.html", "/page.html"],
  ["blog/page.php", "/blog/page.php"],
  ["/x/*", "/x/*"],
  ["https://old.example/blog/*", "/blog/*"],
  ["/about#team", "/about"],
])("ADDR-01 TRIAL-01 F20: the old address %s is read as %s", (typed, read) => {
  expect(oldAddress(typed)).toBe(read);
});

test.each(["about", "/a?utm=1", "/x*", "/x/*/y", "/*", "/a b\\c", "javascript:alert(1)", ""])(
  "ADDR-01 TRIAL-01 F20: %j is no old address",
  (typed) => {
    expect(oldAddress(typed)).toBeUndefined();
  },
);

test("ADDR-01 TRIAL-01 F20: a page is named by its parameters in any order, and the others are kept", () => {
  expect(pageQuery("?utm=1&cat=2&p=1")).toBe("?p=1&cat=2");
  expect(withoutPageQuery("?utm=1&p=1")).toBe("?utm=1");
  expect(withoutPageQuery("?p=1")).toBe("");
  expect(coveringPaths("/x/a/b")).toEqual(["/x/a/*", "/x/*"]);
  expect(coveringPaths("/x")).toEqual([]);
});
