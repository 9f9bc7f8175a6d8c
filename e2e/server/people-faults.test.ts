import { join } from "node:path";
import Database from "better-sqlite3";
import { awaitScripts, expect, test } from "../support/fixtures.ts";
import { missingPath, publicPaths } from "../support/public-paths.ts";
import { breakTables, startSite } from "../support/site-process.ts";

/** The message and status of each page while the named table cannot be read. */
const failures = [
  {
    id: "LEAD-02",
    path: "/leadership",
    table: "team_members",
    status: 503,
    sentences: [
      "حدث خطأ في تحميل الفريق",
      "راجع وحدة التحكم في المتصفح لمزيد من التفاصيل.",
      "Failed to fetch team members",
    ],
    after: "سارة العتيبي",
  },
  {
    id: "TEST-03",
    path: "/testimonials",
    table: "reviews",
    status: 503,
    sentences: ["لا توجد بيانات", "فشل في تحميل آراء العملاء.", "إعادة المحاولة"],
    after: "خالد الحربي",
  },
  {
    id: "FAQ-04",
    path: "/faq",
    table: "faqs",
    status: 503,
    sentences: ["لا توجد أسئلة", "تعذّر تحميل الأسئلة.", "إعادة المحاولة"],
    after: "كم يستغرق تصميم الموقع؟",
  },
  {
    id: "FAQ-02",
    path: "/faq",
    table: "faq_categories",
    status: 200,
    sentences: ["كم يستغرق تصميم الموقع؟", ">عام<", ">معايير الجودة<"],
    after: "كم يستغرق تصميم الموقع؟",
  },
] as const;

test("LEAD-02 TEST-03 FAQ-02 FAQ-04 SURV-08 while one store fails, its page shows an error state and the rest of the page, and is not cached", async () => {
  const site = await startSite();
  const get = async (path: string) => {
    const response = await site.call("GET", path);
    return {
      status: response.status,
      text: await response.text(),
      cache: response.headers.get("cache-control"),
    };
  };
  try {
    for (const { id, path, table, status, sentences, after } of failures) {
      expect((await get(path)).text, id).toContain(after);
      const repair = breakTables(site, [table]);
      await expect.poll(async () => (await get(path)).cache, { message: id }).toBe("no-store");
      const failed = await get(path);
      expect(failed.status, id).toBe(status);
      for (const sentence of sentences) expect(failed.text, id).toContain(sentence);
      // The frame, the head of the page and its closing call to action are still there.
      expect(failed.text, id).toMatch(/<h1[^>]*>.+<footer/s);
      expect(failed.text.match(/<h2/g)?.length, id).toBeGreaterThanOrEqual(2);
      repair();
      const mended = await get(path);
      expect(mended, id).toMatchObject({ status: 200 });
      expect(mended.text, id).toContain(after);
      await expect.poll(async () => (await get(path)).cache, { message: id }).toBe("public, no-cache");
    }
  } finally {
    await site.remove();
  }
});

test("SURV-08 SHELL-07 whichever table cannot be read, every page answers with its frame, an error state and no stack", async () => {
  const site = await startSite();
  const database = new Database(join(site.dataDir, "shurfa.db"), { readonly: true });
  const tables = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and sql not like '%virtual%'",
    )
    .pluck()
    .all()
    .map(String)
    // Left out: tables without which the process does not run, and the shadow tables of a search index.
    .filter((name) => !/^(kysely_|site_state$)|_(data|idx|content|docsize|config)$/.test(name));
  database.close();
  const paths = [...publicPaths, missingPath];
  try {
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const repair = breakTables(site, [table]);
      for (const path of paths) {
        const response = await site.call("GET", path);
        const text = await response.text();
        const where = `${path} without ${table}`;
        expect([200, 404, 503], where).toContain(response.status);
        expect(text, where).toMatch(/<header.+<h1[^>]*>.+<footer/s);
        expect(text, where).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE_|no such table/);
      }
      repair();
    }
  } finally {
    await site.remove();
  }
});

test("FAQ-03 FAQ-04 on the page that came with status 503, a retry shows the loading text, then the list", async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const repair = breakTables(site, ["faqs"]);
    await expect.poll(async () => (await site.call("GET", "/faq")).status).toBe(503);
    const page = await context.newPage();
    awaitScripts(page);
    await page.goto("/faq");
    await expect(page.getByRole("heading", { name: "لا توجد أسئلة" })).toBeVisible();
    repair();
    await page.route("**/api/faqs*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.getByRole("link", { name: "إعادة المحاولة" }).click();
    await expect(page.getByText("جاري تحميل الأسئلة...")).toBeVisible();
    await expect(page.locator("details[name=faq]").first()).toBeVisible();
  } finally {
    await context.close();
    await site.remove();
  }
});
