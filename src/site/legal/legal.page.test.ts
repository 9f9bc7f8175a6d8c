import { beforeAll, expect, test } from "vitest";
import { elementOf, textsOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

test("LEGAL-01 the privacy text names controller, purposes, basis, retention, rights and a contact, and links to itself", async () => {
  const main = elementOf(await site.page("/privacy"), "main");
  expect(textsOf(main, "h2, h3")).toEqual(
    expect.arrayContaining([
      "من نحن",
      "لماذا نجمعه وعلى أي أساس",
      "إلى متى نحفظها",
      "حقوقك",
      "كيف تطلب حقّك",
      "الشكوى",
    ]),
  );
  expect(main.textContent).toContain("جهة التحكم في البيانات الشخصية");
  expect(textsOf(main, "th[scope=row]")).toContain("رسائل التواصل وطلبات عروض الأسعار");
  const mail = elementOf(main, "a", "privacy@shurfa.example");
  expect(mail.getAttribute("href")).toBe("mailto:privacy@shurfa.example");
  expect(elementOf(main, "time").getAttribute("dateTime")).toBe("2026-11-27");
  expect(main.textContent).not.toMatch(/\{\w+\}/);
  expect(elementOf(main, 'nav[aria-label="في هذه الصفحة"] a', "حقوقك").getAttribute("href")).toBe("#rights");
  elementOf(main, "#rights");
});

test("LEGAL-01 the terms are shown with all placeholders filled in, and link to the privacy text", async () => {
  const main = elementOf(await site.page("/terms"), "main");
  expect(textsOf(main, "h1")).toEqual(["شروط الخدمة"]);
  expect(main.textContent).not.toMatch(/\{\w+\}/);
  elementOf(main, 'nav a[href="/privacy"]');
});
