import { beforeAll, expect, test } from "vitest";
import { elementOf, hrefWith, sectionOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { breakTables, openSite, type TestSite } from "../../testing/pages/test-site.ts";

const seeded = "/projects/1768176000002";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

/** The card of a project in the list. */
const cardOf = (page: Document, title: string) =>
  elementOf(page, "main [data-project] :is(h2, h3)", title).closest("[data-project]");
const titlesOf = (page: Document) => textsOf(page, "main [data-project] :is(h2, h3)");

async function read(path: string) {
  const answer = await site.visit(path);
  const text = await answer.text();
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE_|no such table/);
  return { status: answer.status, cacheControl: answer.headers.get("cache-control"), text };
}

test("PRJ-01 a card has picture, title, client, state, category, completion, value, duration, place, start and end", async () => {
  const page = await site.page("/projects");
  const card = cardOf(page, "متجر رُطَب للتمور الفاخرة");
  const words = card ? textsOf(card, "*") : [];
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
    expect(words).toContain(text);
  const [picture] = card ? valuesOf(card, "img", "src") : [];
  expect((await site.visit(picture ?? "")).headers.get("content-type")).toMatch(/^image\//);
  expect(textsOf(sectionOf(page, "ما تقوله الأرقام"), "*")).toContain("85%");
  expect(elementOf(page, "main a", "اطلب عرض سعر").getAttribute("href")).toBe("/quote");
});

test("PRJ-03 categories are links and states a form; they combine, and the address can be shared", async () => {
  const chips = 'nav[aria-label="التصنيف"] a';
  const first = await site.page("/projects");
  const path = hrefWith(first, "صناعي", chips);
  expect(path).toBe("/projects?category=industrial");
  const page = await site.page(path);
  expect(textsOf(page, `${chips}[aria-current=true]`)).toEqual([expect.stringContaining("صناعي")]);
  expect(titlesOf(page)).toContain("كتالوج مصنع أنوال للمنسوجات");
  expect(titlesOf(page)).not.toContain("متجر رُطَب للتمور الفاخرة");
  // What a browser without script sends from the form of that page.
  const form = elementOf(page, "main form");
  expect(elementOf(form, "label", "الحالة").getAttribute("for")).toBe(
    elementOf(form, "select[name=status]").getAttribute("id"),
  );
  expect(valuesOf(form, "input[type=hidden]", "value")).toEqual(["industrial"]);
  const option = elementOf(form, "option", "تخطيط").getAttribute("value");
  const both = titlesOf(await site.page(`${path}&status=${option}`));
  expect(both).toContain("بوابة مورّدي مصنع مِسبك");
  expect(both).not.toContain("كتالوج مصنع أنوال للمنسوجات");
  const none = await site.page("/projects?category=nothing");
  elementOf(none, "h2, h3", "لم يتم العثور على مشاريع");
  expect(elementOf(none, "a", "مسح عوامل التصفية").getAttribute("href")).toBe("/projects");
});

test("PRJ-03 SURV-08 a filter without results is not cached, real filters are", async () => {
  const isStored = async (path: string) => (await read(path)).cacheControl !== "no-store";
  expect(await isStored("/projects?category=invented")).toBe(false);
  expect(await isStored("/projects?category=residential&page=999")).toBe(false);
  expect(await isStored("/projects?category=residential&x=1")).toBe(true);
  expect(await isStored(seeded)).toBe(true);
});

test("API-08 SHELL-02 a page beyond the last of an unfiltered list is a 404 that is never cached; an empty filtered list is not a 404", async () => {
  for (const path of ["/projects", "/services", "/leadership", "/testimonials", "/faq"]) {
    const beyond = await read(`${path}?page=99`);
    expect([path, beyond.status, beyond.cacheControl]).toEqual([path, 404, "no-store"]);
    expect(beyond.text).toContain("noindex");
    expect(beyond.text).toMatch(/<h1[^>]*>/);
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

test("PRJ-05 a project has its page: facts, story, gallery, review, next project, its own title and address", async () => {
  const title = "منصة حجوزات مجمّع لوزة السكني";
  const card = cardOf(await site.page("/projects"), title);
  expect(card?.closest("a")?.getAttribute("href") ?? card?.getAttribute("href")).toBe(seeded);
  const page = await site.page(seeded);
  expect(page.title).toMatch(new RegExp(`^${title} \\|`));
  expect(valuesOf(page, 'link[rel="canonical"]', "href")).toEqual([`http://localhost${seeded}`]);
  expect(textsOf(page, "h1")).toEqual([title]);
  const main = elementOf(page, "main");
  const words = textsOf(main, "*");
  for (const text of [
    "لوزة للمجمّعات السكنية",
    "62,500 ريال",
    "14 أسبوعًا",
    "جدة",
    "11 يناير 2026",
    "16 أبريل 2026",
  ])
    expect(words).toContain(text);
  for (const text of [
    "تقويم واحد يراه الجميع، وتنبيه يصل",
    "تقويم المرافق كما يراه الساكن.",
    "ماجد السبيعي",
    "المشروع التالي",
  ])
    expect(main.textContent).toContain(text);
  const pictures = valuesOf(main, 'a[aria-label^="كبّر الصورة"]', "href");
  expect(pictures).toHaveLength(3);
  expect((await site.visit(pictures[0] ?? "")).status).toBe(200);
  elementOf(main, '[role=img][aria-label="التقييم 5 من 5"]');
  expect(textsOf(page, 'nav[aria-label="مسار الصفحة"] a')).toEqual(["الرئيسية", "المشاريع"]);
});

test("PRJ-05 SHELL-02 an unknown project is a 404 inside the layout, not indexed", async () => {
  expect((await site.visit("/projects/none")).status).toBe(404);
  const page = await site.page("/projects/none");
  expect(textsOf(page, "h1")).toEqual(["هذه الصفحة ليست هنا"]);
  expect(valuesOf(page, 'meta[name="robots"]', "content")).toEqual(["noindex"]);
});

test("PRJ-01 PRJ-05 SEC-09 a new project shows at once, with a drawn cover, and its content is shown as plain text", async () => {
  const title = "<img src=x onerror=alert(1)>";
  const { id } = await site.call<{ id: string }>("POST", "/api/projects", {
    title,
    status: "on <b>hold</b>",
    category: "other",
    client: "Latin & Co",
    order: 999,
  });
  const page = await site.page(`/projects/${id}`);
  expect(textsOf(page, "h1")).toEqual([title]);
  expect(textsOf(page, "main [data-tone=neutral]")).toContain("on <b>hold</b>");
  expect(valuesOf(page, "figure img", "src")[0]).toBe(`/covers/${id}.svg`);
  expect(elementOf(page, "main").textContent).not.toContain("صور المشروع");
  await site.call("DELETE", `/api/projects/${id}`);
  expect((await site.visit(`/projects/${id}`)).status).toBe(404);
});

test("PRJ-04 VIS-02 SURV-08 while a store throws each page shows its error state and the rest of the page, and recovers", async () => {
  expect((await read("/projects")).status).toBe(200);
  const repairProjects = await breakTables(site, ["projects"]);
  const list = await read("/projects");
  expect([list.status, list.cacheControl]).toEqual([503, "no-store"]);
  for (const text of ["تعذّر عرض المشاريع", "إعادة المحاولة", "ما تقوله الأرقام", "مشروعك القادم يبدأ بسؤال"])
    expect(list.text).toContain(text);
  // The message must not blame the visitor's connection, over which the page has just come.
  expect(list.text).not.toContain("اتصالك");
  expect(await read(seeded)).toMatchObject({ status: 503, cacheControl: "no-store" });
  const vision = await read("/vision2030");
  expect(vision).toMatchObject({ status: 200, cacheControl: "no-store" });
  expect(vision.text).toContain("كتالوج مصنع أنوال للمنسوجات");
  expect((await read("/sitemap.xml")).status).toBe(200);

  const repairVision = await breakTables(site, ["vision_items"]);
  const pillars = (await read("/vision2030")).text;
  for (const text of ["تعذّر تحميل عناصر الرؤية", "محطات الرحلة"]) expect(pillars).toContain(text);

  await repairProjects();
  await repairVision();
  expect((await read(seeded)).status).toBe(200);
  const repairReviews = await breakTables(site, ["reviews"]);
  const unreviewed = await read(seeded);
  expect(unreviewed).toMatchObject({ status: 200, cacheControl: "no-store" });
  expect(unreviewed.text).not.toContain("ماجد السبيعي");
  expect((await read("/projects")).cacheControl).not.toBe("no-store");
  await repairReviews();
});
