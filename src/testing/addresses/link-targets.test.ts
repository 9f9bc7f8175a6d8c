import { describe, expect, test } from "vitest";
import type { LinkTargets } from "../../admin-kit/links/link-targets.ts";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { siteLinks } from "../../site/loading/site-links.server.ts";

const services = `<header id="header-end"></header><main id="main"><h1>خدماتنا</h1>
<section class="x" id="packages"><div><h2 class="t">باقات <bdi>المواقع</bdi></h2></div></section>
<section id="empty"></section><h3 id="faq">أسئلة</h3><div popover="auto" id="service-1"><h2 id="service-1-title">ورقة</h2></div><svg><clipPath id="frame"></clipPath></svg></main>`;

describe.each(databases)("targets of links on %s", (database) => {
  async function site() {
    const kernel = await testKernel({ database, session: testSession });
    const rendered: string[] = [];
    const links = siteLinks(kernel, async (path) => {
      rendered.push(path);
      return new Response(services);
    });
    const call = caller(createApi(kernel, links));
    const find = async (q: string): Promise<LinkTargets> => {
      const answer = await call("GET", `/api/link-targets?q=${encodeURIComponent(q)}`);
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const named = async (q: string) => (await find(q)).found.map(({ kind, address }) => [kind, address]);
    return { call, find, named, rendered };
  }

  test("OWN-04 words find pages, articles, projects and own pages in any spelling, each with its address and whether visitors find it", async () => {
    const { call, find } = await site();
    const { body: hidden } = await call("POST", "/api/articles", {
      title: "كيف تُكتب الأسئلة",
      address: "كتابة",
    });
    await call("POST", "/api/articles", {
      title: "أسئلة قبل البدء",
      address: "قبل-البدء",
      state: "published",
    });
    const { body: project } = await call("POST", "/api/projects", { title: "منصة اسئله", isActive: true });
    await call("POST", "/api/pages", { title: "أسئلة العملاء", address: "asked" });
    const { found, target, fault } = await find("اسئلة");
    expect([target, fault]).toEqual([null, null]);
    expect(found.map(({ kind, address, isHidden }) => [kind, address, isHidden])).toEqual(
      expect.arrayContaining([
        ["page", "/faq", false],
        ["record", "/articles/كتابة", true],
        ["record", "/articles/قبل-البدء", false],
        ["record", `/projects/${project.id}`, false],
        ["record", "/asked", true],
      ]),
    );
    expect(new Set(found.map(({ of }) => of)).size).toBe(4); // articles, projects, own pages, and none for pages
    await call("DELETE", `/api/articles/${hidden.id}`);
    expect((await find("اسئلة")).found.map(({ address }) => address)).not.toContain("/articles/كتابة");
  });

  test("OWN-04 an address tells what it leads to, or what is wrong with it; one of another site is not judged", async () => {
    const { call, find } = await site();
    await call("POST", "/api/articles", { title: "خط", address: "خط-عربي", state: "published" });
    const told = async (q: string) => {
      const { fault, target } = await find(q);
      return [fault, target?.name ?? null, target?.isHidden ?? null];
    };
    expect(await told("/about")).toEqual([null, "من نحن", false]);
    expect(await told("/articles/خط-عربي")).toEqual([null, "خط", false]);
    expect(await told("/services#packages")).toEqual([null, "باقات المواقع", false]);
    expect(await told("/services#none")).toEqual(["anchor", null, null]);
    expect(await told("/none")).toEqual(["page", null, null]);
    expect(await told("/articles/لا")).toEqual(["page", null, null]);
    expect(await told("javascript:alert(1)")).toEqual(["form", null, null]);
    expect(await told("https://other.example/a")).toEqual([null, null, null]);
    expect((await find("https://other.example/a")).found).toEqual([]);
    await call("PUT", "/api/site-pages/about", { isHidden: true });
    expect(await told("/about")).toEqual(["page", "من نحن", true]);
  });

  test("OWN-04 the headed places of a page are offered once its address is typed, and nothing that only looks like a place", async () => {
    const { named, rendered } = await site();
    expect(await named("/serv")).toEqual([["page", "/services"]]);
    expect(rendered).toEqual([]);
    const places = [
      ["anchor", "/services#packages"],
      ["anchor", "/services#faq"],
    ];
    expect(await named("/services")).toEqual([...places, ["page", "/services"]]);
    expect(await named("/services#pa")).toEqual([places[0]]);
    expect((await named("/")).filter(([kind]) => kind === "anchor")).toEqual([]);
    expect((await named("/#")).filter(([kind]) => kind === "anchor")).toHaveLength(2);
  });

  test("OWN-04 without a word all pages, the newest records and the ways to the agency are offered, and never without a bound", async () => {
    const { call, find } = await site();
    await call("PUT", "/api/settings", {
      phone: "+966112345678",
      email: "hi@shurfa.example",
      chatNumber: "+966551234567",
    });
    for (let place = 0; place < 9; place++)
      await call("POST", "/api/articles", {
        title: `مقال ${place}`,
        address: `a-${place}`,
        state: "published",
      });
    const { found } = await find("");
    const of = (kind: string) => found.filter((one) => one.kind === kind).map(({ address }) => address);
    expect(of("page")).toContain("/contact");
    expect(of("record")).toEqual([
      "/articles/a-8",
      "/articles/a-7",
      "/articles/a-6",
      "/articles/a-5",
      "/articles/a-4",
      "/articles/a-3",
    ]);
    expect([of("phone"), of("mail")]).toEqual([["tel:+966112345678"], ["mailto:hi@shurfa.example"]]);
    expect(of("chat")).toEqual([expect.stringContaining("966551234567")]);
    expect((await call("GET", `/api/link-targets?q=${"a".repeat(501)}`)).status).toBe(400);
  });
});
