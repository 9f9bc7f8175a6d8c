import { expect, test } from "vitest";
import { shownHtml } from "./rich-text.tsx";

test("SHELL-08 Latin runs of rich text are isolated, tags and entities stay as they are", () => {
  expect(shownHtml('<p>نبني بـ React Native منذ 2020 &amp; 24/7</p><a href="/a-b">x</a>')).toBe(
    '<p>نبني بـ <bdi dir="ltr">React Native</bdi> منذ 2020 &amp; <bdi dir="ltr">24/7</bdi></p><a href="/a-b"><bdi dir="ltr">x</bdi></a>',
  );
});

test("LEGAL-01 placeholders take their values, unknown ones stay", () => {
  expect(shownHtml("<p>راسلنا على {email} أو {fax} {constructor}</p>", { email: "<a>a@b</a>" })).toBe(
    "<p>راسلنا على <bdi><a>a@b</a></bdi> أو <bdi>{fax}</bdi> <bdi>{constructor}</bdi></p>",
  );
});
