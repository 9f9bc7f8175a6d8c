import { expect, fontsAreExchanged, test, viewports } from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

const stillPages = ["/about", "/vision2030", "/privacy", "/terms"];
const pages = [...stillPages, "/projects", "/contact", "/register"];

for (const path of pages) {
  test(`SHELL-01 ${path} is complete without scripts: one heading, own title, description, canonical, breadcrumbs`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("public, no-cache");
    const html = await response.text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl" class="light"/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toContain(`<link rel="canonical" href="${new URL(path, response.url()).href}"`);
    expect(html).toContain('property="og:title"');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
    );
    const types = data.map((block) => block["@type"]);
    expect(types).toContainEqual("BreadcrumbList");
    expect(types).toContainEqual(["Organization", "ProfessionalService"]);
  });
}

test("SHELL-01 SVC-02 the services page lists its packages as offers in SAR for search engines", async ({
  request,
}) => {
  const html = await (await request.get("/services")).text();
  expect(html).toContain('"priceCurrency":"SAR"');
  expect(html).toContain('"price":"1400"');
});

test("SITE-03 ABOUT-01 the head of the page has a mark for each delivered project above its year, on phones too", async ({
  page,
}) => {
  const projects: { status: string; endDate: string }[] = await (
    await page.request.get("/api/projects")
  ).json();
  const years = projects
    .filter(({ status }) => status === "completed")
    .map(({ endDate }) => endDate.slice(0, 4));
  expect(years.length).toBeGreaterThan(3);
  await page.goto("/about");
  const shown = await page
    .locator("[data-delivered]")
    .evaluateAll((columns) =>
      columns.map((column) => [
        column.querySelector("dt")?.textContent,
        column.querySelector("path")?.getAttribute("d")?.match(/M/g)?.length ?? 0,
      ]),
    );
  expect(shown[0]).toEqual(["2020", 0]);
  for (const [year, marks] of shown)
    expect(marks, `${year}`).toBe(years.filter((one) => one === year).length);
  expect(shown.reduce((sum, [, marks]) => sum + Number(marks), 0)).toBe(years.length);
  await page.setViewportSize(viewports.phone);
  await expect(page.locator("[data-delivered]").last()).toBeInViewport({ ratio: 1 });
});

test("SITE-03 ABOUT-01 members of the team are drawn above the figures, hidden from screen readers", async ({
  page,
}) => {
  const people: { id: number; portrait: string | null }[] = await (
    await page.request.get("/api/team-members")
  ).json();
  const first = people.filter(({ portrait }) => portrait).slice(0, 2);
  await page.goto("/about");
  const links = page.locator("main a[href^='/leadership#']");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    first.map(({ id }) => `/leadership#member-${id}`),
  );
  await expect(page.getByRole("main").getByRole("link", { name: "سارة" })).toHaveCount(0);
  const [balcony, figures] = await Promise.all(
    [links.first().locator("xpath=ancestor::div[1]"), page.getByRole("region", { name: "الأرقام" })].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(balcony?.width).toBe(viewports.desktop.width);
  // The two are drawn as one wall, without a gap between them.
  expect((balcony?.y ?? 0) + (balcony?.height ?? 0)).toBeCloseTo(figures?.y ?? 0, 0);
});

test("ABOUT-01 the page shows mission, vision, six values, and the years 2020 to 2024 and 2026", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "رسالتنا" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "رؤيتنا" })).toBeVisible();
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "قيم نعمل بها" }) });
  await expect(section.getByRole("listitem")).toHaveCount(6);
  await expect(page.getByRole("list", { name: "مسيرتنا عامًا بعد عام" }).locator("b")).toHaveText([
    "2020",
    "2021",
    "2022",
    "2023",
    "2024",
    "2026",
  ]);
  await expect(page.getByText("24/7", { exact: true })).toHaveAttribute("dir", "ltr");
});

test("VIS-01 VIS-04 the hero links to the pillars and to contact; values, call, quote, chat and cards are shown", async ({
  page,
}) => {
  await page.goto("/vision2030");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "اقرأ المحاور" })).toHaveAttribute("href", "#pillars");
  await main.getByRole("link", { name: "اقرأ المحاور" }).click();
  await expect(page.locator("#pillars")).toBeInViewport();
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible();
  await expect(main.locator('a[href="/register"]')).toBeVisible();
  const values = page.locator("section").filter({ has: page.getByRole("heading", { name: "ما نؤمن به" }) });
  await expect(values.getByRole("listitem")).toHaveCount(3);
  await expect(main.locator("blockquote")).toContainText("الواجهة وعدٌ يُرى من الشارع");
  await expect(main.locator('a[href="tel:+966110000000"]')).toBeVisible();
  await expect(main.locator('a[href="mailto:hello@shurfa.example"]')).toBeVisible();
  await expect(page.getByRole("complementary", { name: "راسلنا الآن" }).getByRole("link")).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
});

test("VIS-02 VIS-03 stored pillars with four initiatives, figures, five stops, promises, practices, showcases", async ({
  page,
}) => {
  await page.goto("/vision2030");
  const pillars = page.locator("#pillars article");
  await expect(pillars.getByRole("heading")).toHaveText([
    "مجتمع رقمي حيوي",
    "اقتصاد رقمي مزدهر",
    "أنظمة رقمية موثوقة",
  ]);
  for (const pillar of await pillars.all()) await expect(pillar.getByRole("listitem")).toHaveCount(4);
  const under = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });
  for (const figure of ["80%", "100%", "61%"])
    await expect(under("المساهمات والاستدامة").getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "محطات الرحلة" }).getByRole("heading")).toHaveText([
    "استكشاف الأهداف",
    "تصميم ملهم",
    "تطوير آمن",
    "إطلاق مرحلي",
    "دعم ونمو",
  ]);
  await expect(under("وعود نلتزم بها").getByRole("heading", { level: 3 })).toHaveText([
    "موعد معروف",
    "سعر لا يتغيّر",
    "بيانات مصونة",
    "دعم حاضر",
  ]);
  await expect(under("ممارسات مسؤولة").getByRole("heading", { level: 3 })).toHaveText([
    "استضافة خضراء",
    "أداء عالٍ",
    "هندسة رشيقة",
    "أمان وخصوصية",
  ]);
  await expect(under("ممارسات مسؤولة").getByText("98 من 100")).toBeVisible();
  const showcases = under("نماذج من عملنا").locator("a[href^='/projects/']");
  await expect(showcases).toHaveCount(3);
  await expect(showcases.first()).toHaveAttribute("href", /^\/projects\/\d+$/);
});

test("VIS-02 the gap above a fourth pillar equals the gap between the others, at every width", async ({
  page,
}) => {
  await page.goto("/vision2030");
  const pillars = page.locator("#pillars article");
  await pillars.first().evaluate((one) => one.parentElement?.append(one.cloneNode(true)));
  for (const width of [1440, 1024, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await pillars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const fourth = boxes[3];
    const above = boxes.filter(({ bottom }) => bottom <= fourth.top).map(({ bottom }) => bottom);
    expect(Math.round(fourth.top - Math.max(...above)), `${width} wide`).toBe(width < 640 ? 10 : 20);
  }
});

test("LEGAL-01 the privacy text names controller, purposes, basis, retention, rights and a contact, and links to itself", async ({
  page,
}) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  for (const heading of [
    "من نحن",
    "لماذا نجمعه وعلى أي أساس",
    "إلى متى نحفظها",
    "حقوقك",
    "كيف تطلب حقّك",
    "الشكوى",
  ])
    await expect(main.getByRole("heading", { name: heading })).toBeVisible();
  await expect(main.getByText("جهة التحكم في البيانات الشخصية")).toBeVisible();
  await expect(main.getByRole("rowheader", { name: "رسائل التواصل وطلبات عروض الأسعار" })).toBeVisible();
  const mail = main.getByRole("link", { name: "privacy@shurfa.example" }).first();
  await expect(mail).toHaveAttribute("href", "mailto:privacy@shurfa.example");
  await expect(main.locator("time")).toHaveAttribute("datetime", "2026-11-27");
  expect(await main.textContent()).not.toMatch(/\{\w+\}/);
  await main.getByRole("navigation", { name: "في هذه الصفحة" }).getByRole("link", { name: "حقوقك" }).click();
  await expect(page.locator("#rights")).toBeInViewport();
});

test("LEGAL-01 the terms are shown with all placeholders filled in, and link to the privacy text", async ({
  page,
}) => {
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "شروط الخدمة" })).toBeVisible();
  const main = page.getByRole("main");
  expect(await main.textContent()).not.toMatch(/\{\w+\}/);
  await expect(main.locator('nav a[href="/privacy"]')).toBeVisible();
});

test("RUN-06 web manifest and icons are served, and the sitemap names every page and project", async ({
  request,
}) => {
  const manifest = await request.get("/site.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { name, dir, icons } = await manifest.json();
  expect([name, dir]).toEqual(["شُرفة", "rtl"]);
  for (const path of [...icons.map(({ src }: { src: string }) => src), "/icons/apple-touch-icon.png"]) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()["content-type"]).toBe("image/png");
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of [
    ...pages,
    "/services",
    "/quote",
    "/leadership",
    "/testimonials",
    "/faq",
    "/projects/1768176000002",
  ])
    expect(sitemap).toContain(`${path}</loc>`);
});

test.describe("on a separate server, where no other test adds records", () => {
  test.describe.configure({ mode: "default" });

  let site: SiteProcess;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.remove());

  /** The height of each page in the first edition, in pixels, on a phone of width 390 with the demo's records. */
  const first = { "/about": 5305, "/testimonials": 7058, "/vision2030": 10624 };

  for (const [path, height] of Object.entries(first)) {
    test(`SITE-03 ${path} on a phone has at most 60 per cent of the first edition's height`, async ({
      page,
    }) => {
      await page.setViewportSize(viewports.phone);
      await page.goto(site.origin + path);
      await fontsAreExchanged(page);
      const now = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(now).toBeLessThanOrEqual(height * 0.6);
    });
  }

  test("SITE-03 ABOUT-01 values fold on phones, and are open without a toggle where there is room", async ({
    page,
  }) => {
    await page.goto(`${site.origin}/about`);
    const value = page.getByRole("listitem").filter({ hasText: "العربية أولًا" });
    const text = value.getByText("نكتب ونصمّم بالعربية");
    const canFocus = () =>
      value.locator("summary").evaluate((summary) => {
        if (summary instanceof HTMLElement) summary.focus();
        return document.activeElement === summary;
      });
    await expect(text).toBeVisible();
    expect(await canFocus()).toBe(false);
    await page.setViewportSize(viewports.phone);
    await expect(text).toBeHidden();
    expect(await canFocus()).toBe(true);
    await page.keyboard.press("Enter");
    await expect(text).toBeVisible();
  });

  test("SITE-03 VIS-02 pillars are three in a row, two and one on tablets, and on phones all but the first are folded", async ({
    page,
  }) => {
    await page.goto(`${site.origin}/vision2030`);
    const pillars = page.locator("#pillars article");
    const tops = () =>
      pillars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top).map(Math.round));
    const lists = pillars.getByRole("list");
    const [first, second, third] = await tops();
    expect([second, third]).toEqual([first, first]);
    await page.setViewportSize(viewports.tablet);
    const [upper, beside, below] = await tops();
    expect(beside).toBe(upper);
    expect(below).toBeGreaterThan(upper ?? 0);
    await expect(lists).toHaveCount(3);
    await page.setViewportSize(viewports.phone);
    await expect(lists).toHaveCount(1);
    await page.getByText("أنظمة رقمية موثوقة").first().click();
    await expect(lists).toHaveCount(2);
  });
});
