import { describe, expect, test } from "vitest";
import { showDue } from "../../admin/page-records/due-records-store.server.ts";
import { createApi } from "../../api.server.ts";
import { settleArticle } from "../../content/articles/settle-article.ts";
import {
  countTags,
  findNeighbours,
  findPublished,
  hasPublished,
  listArticleTimes,
  listPublished,
} from "../../content/articles/store.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

const at = "2026-11-22T09:00:00.000Z";

describe("the state of an article", () => {
  test("ART-01 publishing without a time sets the current time; an earlier time is kept", () => {
    expect(settleArticle({ state: "published", publishedAt: null }, at)).toMatchObject({ publishedAt: at });
    expect(settleArticle({ state: "published", publishedAt: "2026-11-01T06:00:00Z" }, at)).toMatchObject({
      state: "published",
      publishedAt: "2026-11-01T06:00:00.000Z",
    });
  });

  test("ART-01 a future time makes a scheduled article, a past one a published article; a draft keeps any time", () => {
    const later = "2026-11-22T09:00:01Z";
    expect(settleArticle({ state: "published", publishedAt: later }, at).state).toBe("scheduled");
    expect(settleArticle({ state: "scheduled", publishedAt: at }, at).state).toBe("published");
    expect(settleArticle({ state: "draft", publishedAt: later }, at)).toMatchObject({ publishedAt: later });
    expect(() => settleArticle({ state: "scheduled", publishedAt: null }, at)).toThrow(
      expect.objectContaining({ fields: { publishedAt: "هذا الحقل مطلوب" } }),
    );
  });

  test("ART-01 AR-01 each tag is kept once, in its first spelling", () => {
    const { tags } = settleArticle({ tags: ["السرعة", "", "الوصول", "السُّرعه"] }, at);
    expect(tags).toEqual(["السرعة", "الوصول"]);
  });
});

describe.each(databases)("articles on %s", (database) => {
  async function startApi() {
    const clock = { now: new Date(at) };
    let session: typeof testSession | null = testSession;
    const kernel = await testKernel({ database, now: () => clock.now, authenticate: async () => session });
    const call = caller(createApi(kernel));
    const add = async (title: string, fields: object = {}) =>
      (await call("POST", "/api/articles", { title, address: title, ...fields })).body;
    return { kernel, call, add, clock, signOut: () => (session = null) };
  }

  test("ART-01 only staff see drafts and scheduled articles, until the time comes", async () => {
    const { kernel, call, add, clock, signOut } = await startApi();
    await add("مسودة");
    const planned = await add("مجدول", { state: "scheduled", publishedAt: "2026-11-22T10:00:00Z" });
    expect(await hasPublished(kernel.reads)).toBe(false);
    const version = kernel.contentVersion.current();

    clock.now = new Date("2026-11-22T09:59:59.999Z");
    await showDue(kernel);
    expect(await findPublished(kernel.reads, "مجدول")).toBeUndefined();
    expect(kernel.contentVersion.current()).toBe(version);

    clock.now = new Date("2026-11-22T10:00:00.000Z");
    await showDue(kernel);
    const live = await findPublished(kernel.reads, "مجدول");
    expect(live).toMatchObject({
      id: planned.id,
      state: "published",
      publishedAt: "2026-11-22T10:00:00.000Z",
    });
    expect(kernel.contentVersion.current()).toBeGreaterThan(version);
    const revisions = (await revisionsOf(kernel, "articles")).length;
    await showDue(kernel);
    expect(await revisionsOf(kernel, "articles")).toHaveLength(revisions);

    signOut();
    const seen = (await call("GET", "/api/articles")).body;
    expect(seen.map(({ title }: { title: string }) => title)).toEqual(["مجدول"]);
    expect((await call("GET", "/api/articles/1")).status).toBe(404);
  });

  test("ART-01 a scheduled article that is withdrawn or deleted is not published", async () => {
    const { kernel, call, add, clock } = await startApi();
    const moment = { state: "scheduled", publishedAt: "2026-11-22T10:00:00Z" };
    const [first, second] = [await add("أول", moment), await add("ثان", moment)];
    await call("PUT", `/api/articles/${first.id}`, { state: "draft" });
    await call("DELETE", `/api/articles/${second.id}`);
    clock.now = new Date("2026-11-23T00:00:00Z");
    await showDue(kernel);
    expect(await hasPublished(kernel.reads)).toBe(false);
  });

  test("ART-01 readers find articles by address, by tag, and as the previous or next one", async () => {
    const { kernel, add, call } = await startApi();
    const on = (day: number, ...tags: string[]) => ({
      state: "published",
      publishedAt: `2026-11-0${day}T06:00:00Z`,
      tags,
    });
    await add("أول", on(1, "سرعة"));
    await add("ثان", on(2, "سرعة", "كتابة"));
    const third = await add("ثالث", on(3, "كتابة", "سرعة"));
    await add("مسودة", { tags: ["كتابة"] });
    const page = { limit: 2, offset: 0 };
    const titles = ({ articles }: { articles: { title: string }[] }) => articles.map(({ title }) => title);
    const all = await listPublished(kernel.reads, page);
    expect([titles(all), all.total]).toEqual([["ثالث", "ثان"], 3]);
    const tagged = await listPublished(kernel.reads, { ...page, tag: "كتابة", offset: 1 });
    expect([titles(tagged), tagged.total]).toEqual([["ثان"], 2]);
    expect((await listPublished(kernel.reads, { ...page, tag: "%" })).total).toBe(0);
    expect(await countTags(kernel.reads)).toEqual([
      { tag: "سرعة", total: 3 },
      { tag: "كتابة", total: 2 },
    ]);
    const second = await findPublished(kernel.reads, "ثان");
    if (!second) throw new Error("the article is not there");
    const { older, newer } = await findNeighbours(kernel.reads, second);
    expect([older?.title, newer?.title]).toEqual(["أول", "ثالث"]);
    expect((await listArticleTimes(kernel.reads)).map(({ address }) => address)).toEqual([
      "أول",
      "ثان",
      "ثالث",
    ]);
    await call("DELETE", `/api/articles/${third.id}`);
    expect((await findNeighbours(kernel.reads, second)).newer).toBeUndefined();
  });

  test("ART-01 AR-01 staff find an article by words of its body, in any spelling, and never by its HTML tags", async () => {
    const { add, call } = await startApi();
    const article = await add("أول", { body: "<h2>باب</h2><p>مكتبةُ <strong>الأسواق</strong></p>" });
    await add("ثان", { body: "<p>غيرها</p>" });
    const hits = async (words: string) =>
      (await call("GET", `/api/search?q=${encodeURIComponent(words)}`)).body.hits;
    expect(await hits("مكتبه الاسواق")).toEqual([
      expect.objectContaining({ id: article.id, title: "أول", detail: expect.stringContaining("الأسواق") }),
    ]);
    expect((await call("GET", `/api/articles?q=${encodeURIComponent("الاسواق")}`)).body).toHaveLength(1);
    expect(await hits("strong")).toEqual([]);
  });

  test("ART-01 SEC-09 a body keeps only the HTML that the editor makes, and only pictures of the library", async () => {
    const { add } = await startApi();
    const body =
      '<h2>عنوان</h2><p dir="rtl">نص <code>lang="ar"</code></p><img src="/uploads/a-10x10.webp" /><pre><code>a &lt; b</code></pre><table><tbody><tr><th>أ</th><td colspan="2">ب</td></tr></tbody></table><blockquote><p>قول</p></blockquote><figure><img src="/uploads/a-10x10.webp" /><figcaption>تعليق &amp; سطر</figcaption></figure>';
    expect((await add("كامل", { body })).body).toBe(body);
    const hostile =
      '<h1>أ</h1><h5>ب</h5><img src="https://x.example/a.png" onerror="x"><img src="/uploads/../a.webp"><table style="x" onclick="x"><tr><td colspan="9999">ج</td></tr></table><pre class="x">د</pre><iframe src="x"></iframe>';
    expect((await add("آخر", { body: hostile })).body).toBe(
      "<h2>أ</h2><h3>ب</h3><table><tr><td>ج</td></tr></table><pre>د</pre>",
    );
    // A caption without a picture of the library becomes a paragraph; a figure without a caption becomes a bare picture.
    const figures =
      '<figure class="x"><img src="https://x.example/a.png"><figcaption><b>أ</b></figcaption></figure><figure><figcaption dir="rtl"><a href="/x">ب</a></figcaption><img src="/uploads/a-10x10.webp"></figure><figure><img src="/uploads/b-10x10.webp"></figure><figcaption>ج</figcaption>';
    expect((await add("صور", { body: figures })).body).toBe(
      '<p><strong>أ</strong></p><figure><img src="/uploads/a-10x10.webp" /><figcaption>ب</figcaption></figure><img src="/uploads/b-10x10.webp" /><p>ج</p>',
    );
  });
});
