import { expect, test } from "vitest";
import { gradients, hintIcons, iconHint, iconHtmlOf } from "./icon-hint.ts";

test.each([
  ['<span class="gradient-khuzama"><i data-icon="Home"></i></span>', { gradient: "khuzama", icon: "Home" }],
  ['<div class="arfaj"><svg class="icon-shield"/></div>', { gradient: "arfaj", icon: "Shield" }],
  ["palm Building", { gradient: "palm", icon: "Building" }],
])("SVC-07 reads gradient and icon from %s", (iconHtml, expected) => {
  expect(iconHint(iconHtml)).toEqual(expected);
});

const fallback = { gradient: "palm", icon: "Server" };

test.each([
  null,
  "",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(document.cookie)",
  "palmtree Homes constructor __proto__ toString",
  "<".repeat(100_000),
  "\u202Emlap\u0000",
])("SVC-07 a hostile or empty hint gives only allowed names (%#)", (iconHtml) => {
  expect(iconHint(iconHtml)).toEqual(fallback);
});

test("SVC-07 a hint within hostile HTML gives only its allowed names", () => {
  expect(iconHint('<img onerror="alert(1)" class="arfaj"><script>Users</script>')).toEqual({
    gradient: "arfaj",
    icon: "Users",
  });
});

test("SVC-07 APKG-01 every choice of the admin is read back unchanged", () => {
  const choices = gradients.flatMap((gradient) => hintIcons.map((icon) => ({ gradient, icon })));
  expect(choices.map(iconHtmlOf).map(iconHint)).toEqual(choices);
});
