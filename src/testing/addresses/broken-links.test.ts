import { describe, expect, test } from "vitest";
import { checkLinks, startLinkChecks } from "../../admin/addresses/check-links.server.ts";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { siteLinks } from "../../site/loading/site-links.server.ts";

describe.each(databases)("broken links on %s", (database) => {
  async function site() {
    let now = new Date("2026-11-22T09:00:00Z");
    const kernel = await testKernel({
      database,
      session: testSession,
      now: () => now,
      environment: { PUBLIC_URL: "http://localhost:3000" },
    });
    const rendered: string[] = [];
    const links = siteLinks(kernel, async (path) => {
      rendered.push(path);
      return new Response('<h2 id="team">أ</h2><p id="قسم">ب</p><p id="pillars">');
    });
    const call = caller(createApi(kernel, links));
    const passDays = (days: number) => {
      now = new Date(now.getTime() + days * 24 * 3600_000);
    };
    return { kernel, call, faultOf: links.faultOf, rendered, passDays };
  }

  test("ADDR-01 a link must lead to an existing page, redirect or anchor, or its fault is named; links to other sites are not checked", async () => {
    const { call, faultOf, rendered } = await site();
    await call("POST", "/api/articles", { title: "أ", address: "أول-مقال", state: "published" });
    await call("POST", "/api/redirects", { fromPath: "/old", target: "/about" });
    const told = async (...links: string[]) =>
      Promise.all(links.map(async (link) => [link, await faultOf(link, "/about")]));
    const fine = [
      "/",
      "/about/",
      "/faq?category=x",
      "/about#team",
      "/about#%D9%82%D8%B3%D9%85",
      "#قسم",
      "/old",
    ]
      .concat(["/articles/أول-مقال", encodeURI("/articles/أول-مقال"), "http://localhost:3000/about"])
      .concat(["https://other.example/none", "mailto:a@b.example", "tel:+966500000000"]);
    expect(await told(...fine)).toEqual(fine.map((link) => [link, undefined]));
    expect(
      await told(
        "/none",
        "/articles/none",
        "/about#none",
        "#none",
        "about",
        "//x.example",
        "https://x",
        "javascript:1",
      ).then((all) => all.map(([, fault]) => fault)),
    ).toEqual(["page", "page", "anchor", "anchor", "form", "form", "form", "form"]);
    expect(await faultOf("http://localhost:3000/none")).toBe("page");
    expect(new Set(rendered)).toEqual(new Set(["/about"]));
    expect(rendered).toHaveLength(1);
  });

  test("ADDR-01 the check lists each broken link with the place that holds it, and the dashboard shows their number", async () => {
    const { call } = await site();
    expect((await call("GET", "/api/broken-links")).body).toEqual({
      checkedAt: null,
      links: 0,
      faults: 0,
      broken: [],
    });
    const body = '<p><a href="/none?a=1">أ</a> <a href="/none?a=1">ب</a> <a href="/faq">ج</a></p>';
    const { id } = (await call("POST", "/api/articles", { title: "مقال", address: "a", body })).body;
    const { published } = (await call("GET", "/api/content/homepage")).body;
    const value = [{ id: "l1", label: "أ", href: "/gone", tone: "" }];
    await call("PATCH", "/api/content/homepage", {
      client: "checking-client",
      fields: { heroLinks: { base: published.heroLinks, value } },
    });
    await call("POST", "/api/content/homepage/publish", {});
    await call("POST", "/api/redirects", { fromPath: "/x", target: "/nowhere" });
    const { body: check } = await call("POST", "/api/broken-links/check");
    expect(check.checkedAt).toBe("2026-11-22T09:00:00.000Z");
    expect(check.broken).toEqual([
      {
        link: "/none?a=1",
        fault: "page",
        place: {
          screen: expect.any(String),
          title: "مقال",
          field: "نص المقال",
          href: expect.stringMatching(new RegExp(`^/admin/\\w+\\?edit=${id}$`)),
        },
      },
      {
        link: "/nowhere",
        fault: "page",
        place: {
          screen: "التحويلات والروابط",
          title: "/x",
          field: "يقود إلى",
          href: "/admin/addresses?edit=1",
        },
      },
      {
        link: "/gone",
        fault: "page",
        place: {
          screen: "محتوى الموقع",
          title: "الصفحة الرئيسية",
          field: "أزرار الواجهة",
          href: "/admin/content/homepage#pages/homepage/heroLinks/l1/href",
        },
      },
    ]);
    expect((await call("GET", "/api/broken-links")).body).toEqual(check);
    expect((await call("GET", "/api/dashboard")).body.brokenLinks).toBe(3);
  });

  test("ADDR-01 no link of a fresh site is broken, and links are checked every week", async () => {
    const { kernel, call, faultOf, passDays } = await site();
    expect((await checkLinks(kernel, siteLinks(kernel).faultOf)).broken).toEqual([]);
    const checkedAt = async () => (await call("GET", "/api/broken-links")).body.checkedAt;
    const runOnce = async () => {
      const loop = startLinkChecks(kernel, faultOf);
      await loop.stop();
    };
    passDays(1);
    await runOnce();
    expect(await checkedAt()).toBe("2026-11-23T09:00:00.000Z");
    passDays(6.9);
    await runOnce();
    expect(await checkedAt()).toBe("2026-11-23T09:00:00.000Z");
    passDays(0.2);
    await runOnce();
    expect(await checkedAt()).not.toBe("2026-11-23T09:00:00.000Z");
  });

  test("ADDR-01 the check before publishing knows the anchors of the same page and of other pages", async () => {
    const { call } = await site();
    const { published } = (await call("GET", "/api/content/homepage")).body;
    const value = ["#team", "#none", "/about#none", "/about#team"].map((href, index) => ({
      id: `l${index}`,
      label: "أ",
      href,
      tone: "",
    }));
    await call("PATCH", "/api/content/homepage", {
      client: "checking-client",
      fields: { heroLinks: { base: published.heroLinks, value } },
    });
    const { body } = await call("GET", "/api/content/homepage/check");
    expect(body.map(({ item, code }: { item: string; code: string }) => [item, code])).toEqual([
      ["l1", "brokenLink"],
      ["l2", "brokenLink"],
    ]);
  });
});
