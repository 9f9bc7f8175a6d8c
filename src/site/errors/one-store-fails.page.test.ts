import { sql } from "kysely";
import { expect, test } from "vitest";
import { missingPath, publicPaths } from "../../testing/pages/test-paths.ts";
import { breakTables, openSite } from "../../testing/pages/test-site.ts";

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
  const site = await openSite();
  const get = async (path: string) => {
    const { status, headers, ...answer } = await site.answer(path);
    return { status, cache: headers.get("cache-control"), ...answer };
  };
  for (const { id, path, table, status, sentences, after } of failures) {
    expect((await get(path)).text, id).toContain(after);
    const repair = await breakTables(site, [table]);
    const failed = await get(path);
    expect([id, failed.status, failed.cache]).toEqual([id, status, "no-store"]);
    for (const sentence of sentences) expect(failed.text, id).toContain(sentence);
    // The frame, the head of the page and its closing call to action are still there.
    expect(failed.text, id).toMatch(/<h1[^>]*>.+<footer/s);
    expect(failed.text.match(/<h2/g)?.length, id).toBeGreaterThanOrEqual(2);
    await repair();
    const mended = await get(path);
    expect([id, mended.status]).toEqual([id, 200]);
    expect(mended.text, id).toContain(after);
    expect(mended.cache, id).not.toBe("no-store");
  }
});

test("SURV-08 SHELL-07 whichever table cannot be read, every page answers with its frame, an error state and no stack", async () => {
  const site = await openSite();
  const { rows } = await sql<{ name: string }>`select name from sqlite_master
    where type = 'table' and name not like 'sqlite_%' and sql not like '%virtual%'`.execute(site.kernel.db);
  // Left out: tables without which the process does not run, and the shadow tables of a search index.
  const tables = rows
    .map(({ name }) => name)
    .filter((name) => !/^(kysely_|site_state$)|_(data|idx|content|docsize|config)$/.test(name));
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) {
    const repair = await breakTables(site, [table]);
    for (const path of [...publicPaths, missingPath]) {
      const { status, text } = await site.answer(path);
      const where = `${path} without ${table}`;
      expect([200, 404, 503], where).toContain(status);
      expect(text, where).toMatch(/<header.+<h1[^>]*>.+<footer/s);
      expect(text, where).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE_|no such table/);
    }
    await repair();
  }
});
