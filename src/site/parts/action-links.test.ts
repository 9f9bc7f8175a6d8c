import { expect, test } from "vitest";
import { safeHref } from "./action-links.tsx";

test.each(["/quote", "#pillars", "https://a.example/x", "mailto:a@b.example", "tel:+966"])(
  "SEC-09 %s is a link",
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  " javascript:x",
  "",
  "quote",
])("SEC-09 %s leads home", (href) => {
  expect(safeHref(href)).toBe("/");
});
