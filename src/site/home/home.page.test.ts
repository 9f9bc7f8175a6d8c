import { expect, test } from "vitest";
import { elementOf, sectionOf, textsOf } from "../../testing/pages/test-markup.ts";
import { openSite, publish } from "../../testing/pages/test-site.ts";

test("HOME-01 HOME-02 HOME-04 HOME-05 SHELL-09 the home page shows its sections", async () => {
  const site = await openSite();
  const page = await site.page("/");
  expect(textsOf(page, "h1")).toEqual(["واجهةٌ تليق بأعمالك"]);
  const main = elementOf(page, "main");
  const headings = textsOf(main, "h2, h3");
  for (const title of ["عربيٌّ من أول سطر", "سرعة تُقاس", "أمان وخصوصية", "دعم 24/7", "أداء لا مجاملة فيه"])
    expect(headings).toContain(title);
  for (const step of ["الاستشارة", "التصميم", "الاختبار", "الإطلاق"]) expect(headings).toContain(step);
  for (const title of ["تصميم المواقع", "إدارة المتاجر الإلكترونية", "التسويق الرقمي"]) {
    const cards = [...main.querySelectorAll("a")].filter(({ textContent }) => textContent?.includes(title));
    expect(cards.map((card) => card.getAttribute("href"))).toEqual([expect.stringMatching(/^\/services/)]);
  }
  expect(main.textContent).not.toContain("تحسين الأداء");
  for (const claim of ["5+", "20+", "ISO 9001", "LEED"]) expect(textsOf(main, "*")).toContain(claim);
});

test("HOME-02 SVC-01 API-03 an inactive service is on no page, and shows as soon as it is active", async () => {
  const site = await openSite();
  const title = "خدمة مطفأة";
  const shows = async () => (await site.html("/services")).includes(title);
  const values = { title, is_active: false, display_order: 800 };
  const { id } = await site.call<{ id: number }>("POST", "/api/services", values);
  expect(await shows()).toBe(false);
  await site.call("PUT", `/api/services/${id}`, { is_active: true });
  expect(await shows()).toBe(true);
  await site.call("PUT", `/api/services/${id}`, { is_active: false });
  expect(await shows()).toBe(false);
});

/** What the home page shows of the choices of its editor. */
async function chosenOn(site: Awaited<ReturnType<typeof openSite>>) {
  const main = elementOf(await site.page("/"), "main");
  const clients = main.querySelector("section:has(#clients)");
  return {
    titles: textsOf(main, "h2"),
    story: [...main.querySelectorAll("a")].find(({ textContent }) => textContent.includes("كيف بنيناه")),
    quotes: textsOf(main, "blockquote"),
    clients: clients ? textsOf(clients, "li") : undefined,
    main,
  };
}

test("SITE-02 the demo's home shows a case study, the names of clients and one large testimonial with highlighted words", async () => {
  const { story, quotes, clients, main } = await chosenOn(await openSite());
  expect(story?.getAttribute("href")).toBe("/projects/1770249600005");
  const shown = sectionOf(main, "معرض بيوت الدرعية");
  for (const words of ["مشروع من الدرعية", "8 أسابيع", "صفحتان"]) expect(shown.textContent).toContain(words);
  expect(clients).toHaveLength(8);
  expect(quotes).toEqual(["فريق صغير يردّ بسرعة ويشرح كل قرار. هذا ما كنّا نبحث عنه منذ سنوات."]);
  expect(textsOf(main, "blockquote mark")).toEqual(["يشرح كل قرار"]);
  expect(main.textContent).toContain("نورة الشمري");
});

test("SITE-02 the home page shows what the editor chooses; an empty choice leaves its part out", async () => {
  const site = await openSite();
  await publish(site, "homepage", {
    featuredProjects: [{ id: "a", projectId: "1768176000002", text: "" }],
    featuredQuotes: [{ id: "a", testimonialId: "3", words: "مشكلة كل خميس", highlight: "" }],
    clientNames: [{ id: "a", name: "لوزة" }],
  });
  const chosen = await chosenOn(site);
  expect(chosen.titles).toContain("منصة حجوزات مجمّع لوزة السكني");
  expect(chosen.main.textContent).toContain("حجز المرافق وطلبات الصيانة لسكان مجمّع");
  expect([chosen.quotes, chosen.clients]).toEqual([["مشكلة كل خميس"], ["لوزة"]]);
  await publish(site, "homepage", { featuredProjects: [], featuredQuotes: [], clientNames: [] });
  const { story, quotes, clients } = await chosenOn(site);
  expect([story, quotes, clients]).toEqual([undefined, [], undefined]);
});

test("SITE-02 SITE-05 deleted and hidden projects and testimonials leave the home page, and the next chosen ones replace them", async () => {
  const site = await openSite();
  const project = (projectId: string) => ({ id: projectId, projectId, text: "" });
  const quote = (testimonialId: string) => ({ id: testimonialId, testimonialId, words: "", highlight: "" });
  await publish(site, "homepage", {
    featuredProjects: [project("no-such"), project("1771200000003"), project("1738368000004")],
    featuredQuotes: [quote("x"), quote("99999999999999"), quote("4"), quote("5")],
  });
  const first = await chosenOn(site);
  expect(first.titles).toContain("موقع ركن الضيافة");
  expect(first.quotes).toEqual([expect.stringContaining("سألوا عملاءنا")]);
  await site.call("DELETE", "/api/projects/1771200000003");
  await site.call("PUT", "/api/reviews/4", { isActive: false });
  const next = await chosenOn(site);
  expect(next.titles).toContain("كتالوج مصنع أنوال للمنسوجات");
  expect(next.titles).not.toContain("موقع ركن الضيافة");
  expect(next.quotes).toEqual([expect.stringContaining("تأخّر التسليم")]);
  await site.call("PUT", "/api/projects/1738368000004", { isActive: false });
  await site.call("DELETE", "/api/reviews/5");
  const last = await chosenOn(site);
  expect([last.story, last.quotes]).toEqual([undefined, []]);
});
