import { expect, test } from "vitest";
import { iconHtmlOf, lookIn } from "./icon-html.ts";
import { lookOf } from "./package-facts.ts";
import { gradients, hostingIcons } from "./packages.ts";

test.each([
  ['<span class="gradient-khuzama"><i data-icon="Home"></i></span>', { gradient: "khuzama", icon: "Home" }],
  ['<div class="arfaj"><svg class="icon-shield"/></div>', { gradient: "arfaj", icon: "Shield" }],
  ["palm Building", { gradient: "palm", icon: "Building" }],
  ["khuzama", { gradient: "khuzama", icon: null }],
])("SVC-07 a call's %s hints at gradient and icon", (iconHtml, expected) => {
  expect(lookIn(iconHtml)).toEqual(expected);
});

test.each([
  null,
  "",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(document.cookie)",
  "palmtree Homes constructor __proto__ toString",
  "<".repeat(100_000),
  "\u202Emlap\u0000",
])("SVC-07 a hostile or empty hint gives no name, and the usual look is shown (%#)", (iconHtml) => {
  expect(lookIn(iconHtml)).toEqual({ gradient: null, icon: null });
  expect(lookOf(lookIn(iconHtml))).toEqual({ gradient: "palm", icon: "Server" });
});

test("SVC-07 a hint within hostile HTML gives only its allowed names", () => {
  expect(lookIn('<img onerror="alert(1)" class="arfaj"><script>Users</script>')).toEqual({
    gradient: "arfaj",
    icon: "Users",
  });
});

test("SVC-07 APKG-01 every look is said in HTML that gives it back", () => {
  const looks = gradients.flatMap((gradient) => hostingIcons.map((icon) => ({ gradient, icon })));
  expect(looks.map(iconHtmlOf).map(lookIn)).toEqual(looks);
  expect(iconHtmlOf({ gradient: null, icon: null })).toBeNull();
});
