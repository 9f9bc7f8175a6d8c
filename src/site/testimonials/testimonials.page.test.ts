import { beforeAll, expect, test } from "vitest";
import { elementOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const path = "/testimonials";
const tabs = 'nav[aria-label="تصنيف الآراء"] a';

test("TEST-01 SHELL-09 AR-02 the page shows reviews with stars, text and facts by order, and the figures of the agency", async () => {
  const page = await site.page(path);
  const figures = textsOf(page, "dd");
  for (const figure of ["30+", "99%", "85%", "5.0"]) expect(figures).toContain(figure);
  const first = elementOf(page, "article");
  elementOf(first, '[role=img][aria-label="التقييم 5 من 5"]');
  for (const words of [
    "خالد الحربي",
    "مالك المتجر، مزارع رُطَب",
    "سلّمونا المرحلة الأولى من المتجر قبل الموعد بيومين",
    "متجر رُطَب للتمور الفاخرة",
    "48,000 ريال",
    "10 أسابيع",
    "8 نوفمبر 2026",
  ])
    expect(first.textContent.replaceAll(/[\u2066-\u2069]/g, "")).toContain(words);
});

test("SITE-03 TEST-01 the page shows the number of reviews for each number of stars", async () => {
  const reviews = await site.call<{ rating: number; isActive: boolean }[]>("GET", "/api/reviews");
  const page = await site.page(path);
  const rows = page.querySelectorAll("main section dl[data-ratings] > div");
  const told = [...rows].map((row) => [...textsOf(row, "dt"), ...textsOf(row, "dd")]);
  const countOf = (stars: number) => String(reviews.filter(({ rating }) => rating === stars).length);
  expect(told).toEqual([
    ["5 نجوم", countOf(5)],
    ["4 نجوم", countOf(4)],
    ["3 نجوم", countOf(3)],
  ]);
});

test("TEST-02 the tabs are links that filter; a review without a category is only under `all`", async () => {
  const name = "عميل بلا تصنيف";
  await site.call("POST", "/api/reviews", { name, bio: "رأي", ordering: 999 });
  const all = await site.page(path);
  expect(textsOf(all, tabs)).toEqual(
    [/^الكل/, /^تجاري/, /^سكني/, /^صناعي/].map((of) => expect.stringMatching(of)),
  );
  expect(textsOf(all, `${tabs}[aria-current=page]`)).toEqual([expect.stringMatching(/^الكل/)]);
  const isIn = (page: Document) => textsOf(page, "article").filter((words) => words.includes(name)).length;
  expect(isIn(all)).toBe(1);
  for (const [index, category] of ["commercial", "residential", "industrial"].entries()) {
    const href = valuesOf(all, tabs, "href")[index + 1] ?? "";
    expect(href).toMatch(new RegExp(`category=${category}$`));
    const page = await site.page(href);
    const [current = ""] = textsOf(page, `${tabs}[aria-current=page]`);
    const tags = new Set(textsOf(page, "article [data-tag]"));
    expect(tags.size).toBe(1);
    expect(current.startsWith([...tags].join())).toBe(true);
    expect(isIn(page)).toBe(0);
  }
});

test("TEST-02 an unknown category is an empty tab with a link back, and is not cached", async () => {
  const page = await site.page(`${path}?category=nothing`);
  elementOf(page, "h2, h3", "لا آراء في هذا التصنيف");
  const back = elementOf(page, "a", "عرض الكل").getAttribute("href") ?? "";
  expect((await site.page(back)).querySelectorAll("article").length).toBeGreaterThan(0);
  expect((await site.visit(`${path}?category=nothing`)).headers.get("cache-control")).toBe("no-store");
});
