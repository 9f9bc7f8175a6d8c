import { beforeAll, expect, test } from "vitest";
import { elementOf, sectionOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite } from "../../testing/pages/test-site.ts";

let page: Document;
beforeAll(async () => {
  page = await (await openSite()).page("/vision2030");
});

test("VIS-01 VIS-04 the hero links to the pillars and to contact; values, call, quote, chat and cards are shown", () => {
  const main = elementOf(page, "main");
  expect(elementOf(main, "a", "اقرأ المحاور").getAttribute("href")).toBe("#pillars");
  elementOf(main, "#pillars");
  const links = valuesOf(main, "a", "href");
  for (const href of ["/contact", "/register", "tel:+966110000000", "mailto:hello@shurfa.example"])
    expect(links).toContain(href);
  expect(sectionOf(main, "ما نؤمن به").querySelectorAll("li")).toHaveLength(3);
  expect(textsOf(main, "blockquote").join()).toContain("الواجهة وعدٌ يُرى من الشارع");
  const chat = elementOf(page, 'aside[aria-label="راسلنا الآن"] a');
  expect(chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
});

test("VIS-02 VIS-03 stored pillars with four initiatives, figures, five stops, promises, practices, showcases", () => {
  expect(textsOf(page, "#pillars article :is(h2, h3)")).toEqual([
    "مجتمع رقمي حيوي",
    "اقتصاد رقمي مزدهر",
    "أنظمة رقمية موثوقة",
  ]);
  for (const pillar of page.querySelectorAll("#pillars article"))
    expect(pillar.querySelectorAll("li")).toHaveLength(4);
  const figures = textsOf(sectionOf(page, "المساهمات والاستدامة"), "*");
  for (const figure of ["80%", "100%", "61%"]) expect(figures).toContain(figure);
  expect(textsOf(page, '[aria-label="محطات الرحلة"] :is(h2, h3)')).toEqual([
    "استكشاف الأهداف",
    "تصميم ملهم",
    "تطوير آمن",
    "إطلاق مرحلي",
    "دعم ونمو",
  ]);
  expect(textsOf(sectionOf(page, "وعود نلتزم بها"), "h3")).toEqual([
    "موعد معروف",
    "سعر لا يتغيّر",
    "بيانات مصونة",
    "دعم حاضر",
  ]);
  const practices = sectionOf(page, "ممارسات مسؤولة");
  expect(textsOf(practices, "h3")).toEqual(["استضافة خضراء", "أداء عالٍ", "هندسة رشيقة", "أمان وخصوصية"]);
  expect(practices.textContent).toContain("98 من 100");
  const showcases = valuesOf(sectionOf(page, "نماذج من عملنا"), "a[href^='/projects/']", "href");
  expect(showcases).toHaveLength(3);
  for (const href of showcases) expect(href).toMatch(/^\/projects\/\d+$/);
});
