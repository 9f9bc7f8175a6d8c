import { expect, test } from "vitest";
import { siteOf } from "../pages/test-site.ts";
import { readFormerSite, upgradedSite } from "./test-former-site.ts";

/** The words of a page's main part, each text that markup divides for itself. */
const wordsIn = (html: string): string[] =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean);

/** What no editor writes, by page: names of pages, labels and buttons, and the letters that stand for the picture of a person. */
const ofCode: { [path: string]: { [former: string]: string } } = {
  "/": { نش: "ن" },
  "/about": { "مشاريع سلّمناها عامًا بعد عام": "من المشاريع المعروضة هنا، عامًا بعد عام" },
  "/contact": { إرسال: "أرسل الرسالة", "جاري الإرسال...": "نرسل رسالتك..." },
  "/leadership": { القيادة: "فريق القيادة" },
  "/quote": { "بلا باقة محددة": "بلا باقة محدّدة", "جاري الإرسال...": "نرسل طلبك..." },
  "/register": { العنوان: "العنوان البريدي", "جاري الإرسال...": "نرسل تسجيلك..." },
  "/testimonials": { خح: "خ" },
};

/** What quotes alone printed, and visitors read from now on, as the CHANGELOG says: the number of the demo's tax, with its head. */
const nowShown = ["بيانات المنشأة", "الرقم الضريبي", "310000000000003"];

test.each(["0.2.0", "before-one-address"])(
  "DOC-03 LEGAL-01 an upgrade changes no word that visitors of a site of %s read",
  async (name) => {
    const former = readFormerSite(name);
    const site = siteOf(await upgradedSite("sqlite", former));
    expect(Object.keys(former.pages).length).toBeGreaterThan(13);
    const before: { [path: string]: string[] } = {};
    const after: { [path: string]: string[] } = {};
    for (const [path, words] of Object.entries(former.pages)) {
      before[path] = words.map((text) => ofCode[path]?.[text] ?? text);
      after[path] = wordsIn(await site.html(path)).filter((text) => !nowShown.includes(text));
    }
    expect(after).toEqual(before);
  },
);
