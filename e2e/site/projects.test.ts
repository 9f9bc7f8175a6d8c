import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, expectNoAxeViolations, rememberTheme, signIn, test, themes } from "../support/fixtures.ts";
import { startSite } from "../support/site-process.ts";

const seeded = "1768176000002";

test("PRJ-01 a card has picture, title, client, state, category, completion, value, duration, place, start and end", async ({
  page,
}) => {
  await page.goto("/projects");
  const card = page.getByRole("link", { name: /متجر رُطَب للتمور الفاخرة/ });
  for (const text of [
    "مزارع رُطَب",
    "قيد التنفيذ",
    "تجاري",
    "48,000 ريال",
    "10 أسابيع",
    "الرياض",
    "27 سبتمبر 2026",
    "3 ديسمبر 2026",
    "72%",
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.locator("img")).toHaveJSProperty("complete", true);
  await expect(page.getByRole("heading", { name: "ما تقوله الأرقام" })).toBeVisible();
  await expect(page.locator("main").getByText("85%")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "اطلب عرض سعر" })).toHaveAttribute(
    "href",
    "/quote",
  );
});

for (const theme of themes)
  test(`PRJ-02 states are written in words and coloured green, blue, amber, and grey otherwise, in the ${theme} theme`, async ({
    page,
  }) => {
    await rememberTheme(page, theme);
    await page.goto("/projects");
    for (const [label, [from, to]] of [
      ["مكتمل", [130, 170]],
      ["قيد التنفيذ", [230, 270]],
      ["تخطيط", [60, 100]],
      ["متوقّف", [Number.NaN, Number.NaN]],
    ] as const) {
      const card = page
        .locator("[data-project]")
        .filter({ has: page.getByText(label, { exact: true }) })
        .first();
      await expect(card.locator("[data-tone]")).toHaveText(label);
      const colours = await card.locator("[data-tone]").evaluate((badge) => {
        const { color, backgroundColor } = getComputedStyle(badge);
        return [color, backgroundColor];
      });
      for (const colour of colours) {
        const [, , chroma = Number.NaN, hue = Number.NaN] = (
          /oklch\(([\d.]+)%? ([\d.]+) ([\d.]+)/.exec(colour) ?? []
        ).map(Number);
        const isGrey = chroma < 0.02;
        expect(isGrey, `${label} ${colour}`).toBe(Number.isNaN(from));
        if (isGrey) continue;
        expect(hue, `${label} ${colour}`).toBeGreaterThan(from);
        expect(hue, `${label} ${colour}`).toBeLessThan(to);
      }
    }
  });

test("SITE-03 SITE-01 the first project is as wide as the page while nothing is filtered; phones show rows; bars lead to projects", async ({
  page,
}) => {
  const widthOf = async (index: number) =>
    (await page.locator("[data-project]").nth(index).boundingBox())?.width;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/projects");
  expect(await widthOf(0)).toBe(1440);
  expect(await widthOf(1)).toBeLessThan(420);
  await expect(page.locator("[data-timeline] a")).toHaveCount(9);
  await expectNoAxeViolations(page);
  await page.goto("/projects?category=commercial");
  expect(await widthOf(0)).toBeLessThan(420);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/projects");
  const second = page.locator("[data-project]").nth(1);
  expect((await second.locator("img").boundingBox())?.width).toBe(120);
  expect((await second.boundingBox())?.height).toBeLessThan(230);
  await expectNoAxeViolations(page);
  await page.locator("[data-timeline] a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("هوية وموقع شقق غيمة الفندقية");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("PRJ-03 categories are links and states a form; they combine, and the address can be shared", async ({
    page,
  }) => {
    await page.goto("/projects");
    const chips = page.getByRole("navigation", { name: "التصنيف" });
    await chips.getByRole("link", { name: "صناعي" }).click();
    await expect(page).toHaveURL(/\/projects\?category=industrial$/);
    await expect(chips.getByRole("link", { name: "صناعي" })).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("link", { name: /كتالوج مصنع أنوال/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /متجر رُطَب/ })).toHaveCount(0);
    await page.getByLabel("الحالة", { exact: true }).selectOption("تخطيط");
    await page.getByRole("button", { name: "تصفية" }).click();
    await expect(page).toHaveURL(/category=industrial&status=planning/);
    await expect(page.getByRole("link", { name: /بوابة مورّدي مصنع مِسبك/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /كتالوج مصنع أنوال/ })).toHaveCount(0);
    await page.goto("/projects?category=nothing");
    await expect(page.getByRole("heading", { name: "لم يتم العثور على مشاريع" })).toBeVisible();
    await page.getByRole("link", { name: "مسح عوامل التصفية" }).click();
    await expect(page).toHaveURL(/\/projects$/);
  });
});

test("PRJ-03 SURV-08 a filter without results is not cached, real filters are", async ({ request }) => {
  const cacheControl = async (address: string) => (await request.get(address)).headers()["cache-control"];
  expect(await cacheControl("/projects?category=invented")).toBe("no-store");
  expect(await cacheControl("/projects?category=residential&page=999")).toBe("no-store");
  expect(await cacheControl("/projects?category=residential&x=1")).toBe("public, no-cache");
  expect(await cacheControl(`/projects/${seeded}`)).toBe("public, no-cache");
});

test("API-08 SHELL-02 a page beyond the last of an unfiltered list is a 404 that is never cached; an empty filtered list is not a 404", async ({
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    return { status: answer.status(), cache: answer.headers()["cache-control"], html: await answer.text() };
  };
  for (const path of ["/projects", "/services", "/leadership", "/testimonials", "/faq"]) {
    const beyond = await read(`${path}?page=99`);
    expect([path, beyond.status, beyond.cache]).toEqual([path, 404, "no-store"]);
    expect(beyond.html).toContain("noindex");
    expect(beyond.html).toMatch(/<h1[^>]*>/);
    expect((await read(`${path}?page=abc`)).status, path).toBe(200);
  }
  for (const path of ["/services?packages=99", "/services?hosting=99"])
    expect((await read(path)).status).toBe(404);
  for (const path of [
    "/projects?category=nothing&page=99",
    "/testimonials?category=x&page=99",
    "/faq?q=xyz&page=9",
  ])
    expect((await read(path)).status, path).toBe(200);
});

test("PRJ-05 a project has its page: facts, story, gallery, review, next project, its own title and address", async ({
  page,
}) => {
  await page.goto("/projects");
  await page.getByRole("link", { name: /منصة حجوزات مجمّع لوزة/ }).click();
  await expect(page).toHaveURL(`/projects/${seeded}`);
  await expect(page).toHaveTitle(/^منصة حجوزات مجمّع لوزة السكني \|/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new URL(page.url()).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("منصة حجوزات مجمّع لوزة السكني");
  const main = page.getByRole("main");
  for (const text of [
    "لوزة للمجمّعات السكنية",
    "62,500 ريال",
    "14 أسبوعًا",
    "جدة",
    "11 يناير 2026",
    "16 أبريل 2026",
  ])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.getByText("تقويم واحد يراه الجميع، وتنبيه يصل")).toBeVisible();
  const pictures = main.getByRole("link", { name: /^كبّر الصورة/ });
  await expect(pictures).toHaveCount(3);
  await expect(main.getByText("تقويم المرافق كما يراه الساكن.")).toBeVisible();
  expect((await page.request.get((await pictures.first().getAttribute("href")) ?? "")).status()).toBe(200);
  await expect(main.getByText("ماجد السبيعي")).toBeVisible();
  await expect(main.getByRole("img", { name: "التقييم 5 من 5" })).toBeVisible();
  await expect(main.getByText("المشروع التالي")).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "مسار الصفحة" });
  await expect(crumbs.getByRole("link")).toHaveText(["الرئيسية", "المشاريع"]);
});

test("PRJ-05 SHELL-02 an unknown project is a 404 inside the layout, not indexed", async ({ page }) => {
  const response = await page.goto("/projects/none");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "هذه الصفحة ليست هنا" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("PRJ-01 PRJ-05 SEC-09 a new project shows at once, with a drawn cover, and its content is shown as plain text", async ({
  page,
}) => {
  await signIn(page);
  const title = `<img src=x onerror=alert(1)> ${Date.now()}`;
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const created = await page.request.post("/api/projects", {
    data: { title, status: "on <b>hold</b>", category: "other", client: "Latin & Co", order: 999 },
    headers: { origin },
  });
  const { id } = await created.json();
  try {
    await page.goto(`/projects/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("main [data-tone=neutral]")).toHaveText("on <b>hold</b>");
    await expect(page.locator("figure img").first()).toHaveAttribute("src", `/covers/${id}.svg`);
    await expect(page.getByText("صور المشروع")).toHaveCount(0);
    await expectNoAxeViolations(page);
  } finally {
    await page.request.delete(`/api/projects/${id}`, { headers: { origin } });
  }
  expect((await page.request.get(`/projects/${id}`)).status()).toBe(404);
});

test("PRJ-04 VIS-02 SURV-08 while a store throws each page shows its error state and the rest of the page, and recovers", async () => {
  const site = await startSite();
  const database = new Database(join(site.dataDir, "shurfa.db"));
  const read = async (path: string) => {
    const response = await site.call("GET", path);
    const text = await response.text();
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE_|no such table/);
    return { status: response.status, text, cacheControl: response.headers.get("cache-control") };
  };
  const rename = (from: string, to: string) => {
    database.exec(`alter table ${from} rename to ${to}`);
    database.exec("update site_state set content_version = content_version + 1");
  };
  try {
    expect((await read("/projects")).status).toBe(200);
    rename("projects", "projects_away");
    await expect.poll(async () => (await read("/projects")).status).toBe(503);
    const list = await read("/projects");
    expect(list.cacheControl).toBe("no-store");
    for (const text of [
      "تعذّر عرض المشاريع",
      "إعادة المحاولة",
      "ما تقوله الأرقام",
      "مشروعك القادم يبدأ بسؤال",
    ])
      expect(list.text).toContain(text);
    // The message must not blame the visitor's connection, over which the page has just come.
    expect(list.text).not.toContain("اتصالك");
    expect(await read(`/projects/${seeded}`)).toMatchObject({ status: 503, cacheControl: "no-store" });
    const vision = await read("/vision2030");
    expect(vision).toMatchObject({ status: 200, cacheControl: "no-store" });
    expect(vision.text).toContain("كتالوج مصنع أنوال للمنسوجات");
    expect((await read("/sitemap.xml")).status).toBe(200);

    rename("vision_items", "vision_items_away");
    await expect.poll(async () => (await read("/vision2030")).text).toContain("تعذّر تحميل عناصر الرؤية");
    expect((await read("/vision2030")).text).toContain("محطات الرحلة");

    rename("projects_away", "projects");
    rename("vision_items_away", "vision_items");
    await expect.poll(async () => (await read(`/projects/${seeded}`)).status).toBe(200);
    rename("reviews", "reviews_away");
    await expect.poll(async () => (await read(`/projects/${seeded}`)).cacheControl).toBe("no-store");
    const unreviewed = await read(`/projects/${seeded}`);
    expect(unreviewed).toMatchObject({ status: 200 });
    expect(unreviewed.text).not.toContain("ماجد السبيعي");
    expect((await read("/projects")).cacheControl).toBe("public, no-cache");
  } finally {
    database.close();
    await site.remove();
  }
});
