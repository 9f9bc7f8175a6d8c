import { describe, expect, test } from "vitest";
import { followMovedPages } from "../../admin/addresses/follow-moved-pages.server.ts";
import { createApi } from "../../api.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

describe.each(databases)("pages that move on %s", (database) => {
  async function site() {
    const kernel = await testKernel({ database, session: testSession, onRevision: followMovedPages });
    const call = caller(createApi(kernel));
    const add = async (address: string, fields: object = {}) =>
      (await call("POST", "/api/articles", { title: address, address, state: "published", ...fields })).body;
    const rename = (id: number, address: string) => call("PUT", `/api/articles/${id}`, { address });
    const redirects = async () =>
      (await call("GET", "/api/redirects?sort=id")).body.map((one: Record<string, unknown>) => [
        one.fromPath,
        one.target,
        one.origin,
      ]);
    const section = async (key: string) => (await call("GET", `/api/content/${key}`)).body;
    /** Stores a draft of the links at the head of the home page. */
    async function draftLinks(...hrefs: string[]) {
      const { published } = await section("homepage");
      const value = hrefs.map((href, index) => ({ id: `l${index}`, label: "رابط", href, tone: "" }));
      const fields = { heroLinks: { base: published.heroLinks, value } };
      return call("PATCH", "/api/content/homepage", { client: "moving-client", fields });
    }
    return { kernel, call, add, rename, redirects, section, draftLinks };
  }
  const hrefsOf = (links: { href: string }[]) => links.map(({ href }) => href);

  test("ADDR-01 a moved page leaves a redirect, and links in articles, texts, drafts and redirects are changed, with revisions", async () => {
    const { kernel, call, add, rename, redirects, section, draftLinks } = await site();
    const page = await add("الأول");
    const encoded = encodeURI("/articles/الأول");
    const other = await add("ثان", {
      body: `<p><a href="${encoded}?a=1&amp;b=2#x">أ</a> <a href="/articles/الأول-ثان">ب</a></p>`,
    });
    await call("POST", "/api/redirects", { fromPath: "/short", target: encoded });
    await draftLinks("/articles/الأول#top", "/contact");
    await call("POST", "/api/content/homepage/publish", {});
    await draftLinks("/about", `${encoded}/`);
    await call("PUT", "/api/content/homepage/schedule", { at: "2999-01-01T00:00:00Z" });

    expect((await rename(page.id, "جديد")).status).toBe(200);

    expect((await redirects()).sort()).toEqual([
      ["/articles/الأول", "/articles/جديد", "moved"],
      ["/short", "/articles/جديد", "hand"],
    ]);
    expect((await call("GET", `/api/articles/${other.id}`)).body.body).toBe(
      '<p><a href="/articles/جديد?a=1&amp;b=2#x">أ</a> <a href="/articles/الأول-ثان">ب</a></p>',
    );
    const home = await section("homepage");
    expect(hrefsOf(home.published.heroLinks)).toEqual(["/articles/جديد#top", "/contact"]);
    expect(hrefsOf(home.draft.heroLinks.value)).toEqual(["/about", "/articles/جديد"]);
    const schedule = await kernel.reads
      .selectFrom("page_heads")
      .select("content")
      .where("content", "is not", null)
      .executeTakeFirstOrThrow();
    expect(hrefsOf(JSON.parse(schedule.content ?? "").heroLinks)).toEqual(["/about", "/articles/جديد"]);
    expect((await revisionsOf(kernel, "articles")).map(({ record_id }) => record_id)).toEqual(
      [page.id, other.id, page.id, other.id].map(String),
    );
    expect((await revisionsOf(kernel, "page_texts")).map(({ action }) => action)).toEqual([
      "publish",
      "schedule-set",
      "publish",
    ]);
  });

  test("ADDR-01 a page that moves twice leaves no chain of redirects, and one that moves back leaves no loop", async () => {
    const { add, rename, redirects } = await site();
    const { id } = await add("a");
    await rename(id, "b");
    await rename(id, "c");
    expect((await redirects()).sort()).toEqual([
      ["/articles/a", "/articles/c", "moved"],
      ["/articles/b", "/articles/c", "moved"],
    ]);
    await rename(id, "a");
    expect((await redirects()).sort()).toEqual([
      ["/articles/b", "/articles/a", "moved"],
      ["/articles/c", "/articles/a", "moved"],
    ]);
  });

  test("ADDR-01 an unpublished page moves without a redirect, and a refused change leaves none", async () => {
    const { add, rename, redirects } = await site();
    const draft = await add("a", { state: "draft" });
    await rename(draft.id, "b");
    const [first] = [await add("c"), await add("d")];
    expect((await rename(first.id, "d")).status).toBe(422);
    expect(await redirects()).toEqual([]);
  });

  test("ADDR-01 PAGES-01 an owner-made page that moves leaves a redirect too, and links in blocks are changed", async () => {
    const { call, redirects, section } = await site();
    const { id } = (await call("POST", "/api/pages", { title: "عروض", address: "عروض" })).body;
    const layout = [{ id: "a1b2c3d4", part: "call", isShown: true }];
    const links = [{ id: "l1", label: "رابط", href: "/عروض#top", tone: "" }];
    const { published } = await section("about");
    const fields = { layout: { base: published.layout, value: [...published.layout, ...layout] } };
    await call("PATCH", "/api/content/about", { client: "moving-client", fields });
    const field = "call-a1b2c3d4-links";
    const base = [
      { id: "links-1", label: "اطلب عرض سعر", href: "/quote", tone: "primary" },
      { id: "links-2", label: "تواصل معنا", href: "/contact", tone: "line" },
    ];
    const client = "moving-client";
    await call("PATCH", "/api/content/about", { client, fields: { [field]: { base, value: links } } });
    await call("POST", "/api/content/about/publish", {});
    await call("PUT", `/api/pages/${id}`, { address: "ramadan" });
    expect(await redirects()).toEqual([["/عروض", "/ramadan", "moved"]]);
    expect(hrefsOf((await section("about")).published[field])).toEqual(["/ramadan#top"]);
  });
});
