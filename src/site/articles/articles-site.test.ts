import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { listPublished } from "../../content/articles/store.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { isCachedPage } from "../loading/cached-pages.ts";
import { linkExists } from "../loading/link-exists.server.ts";
import { wellKnown } from "../seo/well-known.server.ts";
import { articleFeed } from "./feed.server.ts";
import { shownArticles } from "./shown-articles.server.ts";

describe.each(databases)("articles in feed, sitemap and lists on %s", (database) => {
  async function site() {
    const kernel = await testKernel({
      database,
      session: testSession,
      now: () => new Date("2026-11-22T09:00:00Z"),
      environment: { PUBLIC_URL: "https://site.example" },
    });
    const call = caller(createApi(kernel));
    const headers = { origin: "https://site.example" };
    const post = async (path: string, body: object) =>
      (await call("POST", `/api${path}`, body, { headers })).body;
    return { kernel, post };
  }

  test("ART-01 RUN-06 without articles there is no feed and no page of them in the sitemap", async () => {
    const { kernel, post } = await site();
    await post("/articles", { title: "مسودة", address: "مسودة" });
    expect((await articleFeed(kernel).request("/articles/rss.xml")).status).toBe(404);
    expect(await (await wellKnown(kernel, "public").request("/sitemap.xml")).text()).not.toContain(
      "/articles",
    );
    expect(await linkExists(kernel, "/articles")).toBe(false);
    expect(await linkExists(kernel, "/articles/مسودة")).toBe(false);
  });

  test("ART-01 RUN-06 with an article, feed and sitemap contain its encoded address, and links may lead there", async () => {
    const { kernel, post } = await site();
    await post("/articles", {
      title: "السرعة & الوزن",
      address: "السرعة",
      summary: "كيف <تقيسها>",
      tags: ["تقنية"],
      state: "published",
      publishedAt: "2026-11-20T06:00:00Z",
    });
    const feed = await articleFeed(kernel).request("/articles/rss.xml");
    expect(feed.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const xml = await feed.text();
    const address = `https://site.example/articles/${encodeURIComponent("السرعة")}`;
    for (const part of [
      "<title>السرعة &amp; الوزن</title>",
      `<link>${address}</link>`,
      "<description>كيف &lt;تقيسها&gt;</description>",
      "<category>تقنية</category>",
      "<pubDate>Fri, 20 Nov 2026 06:00:00 GMT</pubDate>",
    ])
      expect(xml).toContain(part);
    const map = await (await wellKnown(kernel, "public").request("/sitemap.xml")).text();
    expect(map).toContain(`<loc>${address}</loc>`);
    expect(map).toContain("<loc>https://site.example/articles</loc>");
    for (const path of ["/articles", "/articles/السرعة", `/articles/${encodeURIComponent("السرعة")}`])
      expect(await linkExists(kernel, path), path).toBe(true);
    expect(await linkExists(kernel, "/articles/أخرى")).toBe(false);
    // Visits are counted only for pages that `isCachedPage` accepts.
    expect(["/articles/السرعة", "/articles/rss.xml", "/articles/a/b"].map(isCachedPage)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("ART-01 SEC-06 a member who is not on the site is not named, and no staff field reaches a list", async () => {
    const { kernel, post } = await site();
    const seen = await post("/team-members", { name: "سارة" });
    const hidden = await post("/team-members", { name: "فهد", isActive: false });
    for (const [title, authorId] of [
      ["أول", seen.id],
      ["ثان", hidden.id],
      ["ثالث", null],
    ])
      await post("/articles", { title, address: title, authorId, state: "published", body: "<p>نص</p>" });
    const { articles } = await listPublished(kernel.reads, { limit: 9, offset: 0 });
    const shown = await shownArticles(kernel.reads, articles);
    expect(shown.map(({ author }) => author)).toEqual(["سارة", null, null]);
    expect(shown[0]).not.toHaveProperty("body");
    expect(shown[0]).not.toHaveProperty("state");
  });
});
