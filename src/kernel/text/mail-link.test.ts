import fc from "fast-check";
import { expect, test } from "vitest";
import { randomRuns } from "../testing/test-share.ts";
import { mailLink } from "./mail-link.ts";

test.each([
  ["layla@mail.example", "mailto:layla@mail.example"],
  [" Layla.Al-Shehri+desk@sub.mail.example ", "mailto:Layla.Al-Shehri%2Bdesk@sub.mail.example"],
  ["ليلى@شركة.السعودية", `mailto:${encodeURIComponent("ليلى")}@${encodeURIComponent("شركة.السعودية")}`],
])("SEC-09 the address %j becomes %s", (email, link) => {
  expect(mailLink(email)).toBe(link);
});

test.each([
  "real@customer.example?bcc=thief@evil.example",
  "real@customer.example?bcc=thief%40evil.example",
  "real?bcc=thief@evil.example",
  "real&bcc=thief@evil.example",
  "real@customer.example,thief@evil.example",
  "real@customer.example;thief@evil.example",
  "real%0Abcc:thief@evil.example",
  "real\nbcc:thief@evil.example",
  "real@customer.example#x",
  "real@customer.example/..",
  "<real@customer.example>",
  '"real"@customer.example',
  "real @customer.example",
  "@customer.example",
  "real@",
  "real@customer",
  "real@-customer.example",
  "real..one@customer.example",
  `${"a".repeat(250)}@mail.example`,
  "لا يوجد",
  "",
])("SEC-09 %j is no address, so there is no link", (email) => {
  expect(mailLink(email)).toBeUndefined();
});

test("SEC-09 there is one subject and one body, whatever they contain; lines end with CRLF as in mail", () => {
  const link = mailLink("a@b.example", { subject: "عرض & سعر?", body: "سطر 1 + 2\nسطر\r\nbcc=x&cc=y" }) ?? "";
  const [to, query] = link.split("?");
  expect(to).toBe("mailto:a@b.example");
  expect([...new URLSearchParams(query)]).toEqual([
    ["subject", "عرض & سعر?"],
    ["body", "سطر 1 + 2\r\nسطر\r\nbcc=x&cc=y"],
  ]);
});

test("SEC-09 no typed e-mail address adds a header or a recipient to a link", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(
      fc.constantFrom("a", "@", "b.example", "?", "&", "bcc=", "cc", "%3F", "%40", ",", ";", "\n", " "),
    ),
  );
  fc.assert(
    fc.property(typed, (parts) => {
      const link = mailLink(Array.isArray(parts) ? parts.join("") : parts, { body: "secret" });
      if (link === undefined) return;
      expect(link).toMatch(/^mailto:[^?&#@,;:<>\s]+@[^?&#@,;:<>\s]+\?body=secret$/);
    }),
    randomRuns(5000),
  );
});
