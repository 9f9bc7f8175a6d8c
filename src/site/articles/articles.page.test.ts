import { beforeAll, expect, test } from "vitest";
import { elementOf, hrefWith, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, read, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const address = `/articles/${encodeURIComponent("ما-الذي-يجعل-الموقع-سريعا")}`;

test("ART-01 readers get from the home page to the list, by a tag to an article, and on to the next", async () => {
  const list = await site.page(hrefWith(await site.page("/"), "كل المقالات"));
  expect(textsOf(list, "h1")).toEqual(["مقالات نكتبها لأصحاب المواقع"]);
  const tagged = await site.page(hrefWith(list, "السرعة", 'nav[aria-label="الوسوم"] a'));
  expect(tagged.querySelectorAll("article")).toHaveLength(1);
  const title = "ما الذي يجعل الموقع سريعًا، وكيف تقيسه بنفسك";
  const href = hrefWith(tagged, title);
  expect(new URL(href, "http://x").pathname).toBe(address);
  const article = await site.page(href);
  expect(textsOf(article, "h1")).toEqual([title]);
  const words = elementOf(article, "main").textContent;
  for (const text of ["فهد الدوسري", "قراءة 3 دقائق"]) expect(words).toContain(text);
  expect(valuesOf(article, "article img", "alt")[1]).toMatch(/صفحة البحث عن بيت/);
  const next = await site.page(hrefWith(article, "المقال التالي"));
  expect(textsOf(next, "h1")).toEqual(["موقع يصل إليه كل زائر: أين تبدأ"]);
});

test("ART-01 an article page ships no script of ours, and has data for search engines and feeds", async () => {
  const html = await site.html(address);
  expect(html).not.toMatch(/<script[^>]*(src=|type="module")/);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  expect(data.find((one) => one["@type"] === "BlogPosting")).toMatchObject({
    headline: "ما الذي يجعل الموقع سريعًا، وكيف تقيسه بنفسك",
    author: { "@type": "Person", name: "فهد الدوسري" },
    datePublished: "2026-10-28T06:00:00.000Z",
    inLanguage: "ar",
  });
  expect(html).toContain('type="application/rss+xml"');
  expect(html).toContain('property="article:published_time" content="2026-10-28T06:00:00.000Z"');
});

test("ART-01 only staff can open a draft until it is published, and another spelling of an address redirects to the page", async () => {
  const values = { title: "مسودة للمعاينة", address: "مسودة-للمعاينة", body: "<h2>باب</h2>" };
  const { id } = await site.call<{ id: number }>("POST", "/api/articles", values);
  const own = `/articles/${encodeURIComponent("مسودة-للمعاينة")}`;
  const preview = `/admin/preview${own}`;
  const asStaff = await site.visit(preview, { isStaff: true });
  expect(await asStaff.text()).toMatch(/<h1[^>]*>مسودة للمعاينة<\/h1>/);
  expect([(await site.visit(preview)).status, (await site.visit(own)).status]).toEqual([401, 404]);
  const spelled = await site.visit(address.replace(/-/, "_"));
  expect([spelled.status, spelled.headers.get("location")]).toEqual([301, address]);
  await site.call("PUT", `/api/articles/${id}`, { state: "published" });
  const page = await site.page(own);
  expect(textsOf(page, "h1")).toEqual(["مسودة للمعاينة"]);
  expect(textsOf(page, "article h2")).toContain("باب");
});

test("DOC-03 ART-01 staff and a share link see the draft of a published article on its page, a version as it was, and visitors neither", async () => {
  const values = { title: "منشور أولًا", address: "منشور-أولا", body: "<h2>كما نُشر</h2>", state: "published" };
  const { id } = await site.call<{ id: number }>("POST", "/api/articles", values);
  const own = `/articles/${encodeURIComponent("منشور-أولا")}`;
  const document = `/api/content/articles-${id}`;
  const field = (name: string, base: string, value: string) => ({
    [`articles/${id}/${name}`]: { base, value },
  });
  await site.call("PATCH", document, {
    client: "editor-one",
    fields: {
      ...field("title", "منشور أولًا", "منشور ثم معدَّل"),
      ...field("body", values.body, "<h2>كما سوُّد</h2>"),
    },
  });
  const { token } = await site.call<{ token: string }>("POST", `${document}/shares`);
  const seen = async (path: string) => {
    const page = read(await (await site.visit(path, { isStaff: true })).text());
    return [textsOf(page, "h1"), textsOf(page, "article h2")];
  };
  const [drafted, published] = [
    [["منشور ثم معدَّل"], ["كما سوُّد"]],
    [["منشور أولًا"], ["كما نُشر"]],
  ];
  expect(await seen(own)).toEqual(published);
  expect(await seen(`/admin/preview${own}`)).toEqual(drafted);
  expect(await seen(`/draft/${token}${own}`)).toEqual(drafted);
  await site.call("POST", `${document}/publish`, {});
  expect(await seen(own)).toEqual(drafted);
  expect(await seen(`/admin/preview${own}?section=articles-${id}&version=1`)).toEqual(published);
});
