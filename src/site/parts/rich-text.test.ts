import { expect, test } from "vitest";
import { shownHtml } from "./rich-text.tsx";

test("SHELL-08 Latin runs of rich text are isolated, tags and entities stay as they are", () => {
  expect(shownHtml('<p>نبني بـ React Native منذ 2020 &amp; 24/7</p><a href="/a-b">x</a>')).toBe(
    '<p>نبني بـ <bdi dir="ltr">React Native</bdi> منذ 2020 &amp; <bdi dir="ltr">24/7</bdi></p><a href="/a-b"><bdi dir="ltr">x</bdi></a>',
  );
});

test("SHELL-08 AR-05 a run of rich text continues across entities and across tags within its line", () => {
  expect(shownHtml("<p>شركة Al-Noor &amp; Sons للتجارة</p>")).toBe(
    '<p>شركة <bdi dir="ltr">Al-Noor &amp; Sons</bdi> للتجارة</p>',
  );
  expect(shownHtml('<p>مع <strong>Acme</strong> Co. <a href="/x">Ltd.</a> أمس</p><p>ثم C#</p>')).toBe(
    '<p>مع <strong>\u2066Acme</strong> Co. <a href="/x">Ltd.\u2069</a> أمس</p><p>ثم <bdi dir="ltr">C#</bdi></p>',
  );
  expect(shownHtml("<p>مع Acme<br>Ltd</p>")).toBe(
    '<p>مع <bdi dir="ltr">Acme</bdi><br><bdi dir="ltr">Ltd</bdi></p>',
  );
  expect(shownHtml('<p>a < b {x <a title="{email}">ب</a></p>', { email: "x" })).toContain(
    '<a title="{email}">',
  );
});

test("SHELL-08 AR-04 a long run of rich text may break between its words", () => {
  const words = "An English sentence of many words";
  expect(shownHtml(`<p>${words}.</p>`)).toBe(`<p><bdi dir="ltr" class="long">${words}.</bdi></p>`);
});

test("LEGAL-01 placeholders are replaced by their values, unknown ones stay", () => {
  expect(shownHtml("<p>راسلنا على {email} أو {fax} {constructor}</p>", { email: "<a>a@b</a>" })).toBe(
    "<p>راسلنا على <bdi><a>a@b</a></bdi> أو <bdi>{fax}</bdi> <bdi>{constructor}</bdi></p>",
  );
});
