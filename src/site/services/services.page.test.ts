import { beforeAll, expect, test } from "vitest";
import { elementOf, sectionOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

test("SVC-01 SVC-02 SVC-03 SVC-04 the services page shows services and prices as seeded", async () => {
  const main = elementOf(await site.page("/services"), "main");
  const headings = textsOf(main, "h2, h3");
  for (const title of [
    "تصميم المواقع",
    "تطوير المواقع",
    "التصميم المتجاوب",
    "تحسين الأداء",
    "التسويق الرقمي",
    "الدعم الفني",
  ])
    expect(headings).toContain(title);
  expect(main.textContent).toContain("3 تعديلات مجانية");
  const prices = textsOf(main, "th[scope=col]").join();
  for (const price of ["1,400", "2,900", "4,900"]) expect(prices).toContain(price);
  expect(textsOf(main, "[data-package] p")).toContain("تُحدّد بعد الاستشارة");
  expect(textsOf(main, "*").filter((words) => words === "الأكثر طلبًا")).toHaveLength(1);
});

test("SVC-05 a package's button opens a quote form for that package; the custom quote opens an empty one", async () => {
  const services = await site.page("/services");
  const [href] = valuesOf(services, 'a[href^="/quote?selected_package_title"]', "href");
  const quote = await site.page(href ?? "");
  expect(elementOf(quote, "main").textContent).toContain("الباقة المختارة:");
  expect(elementOf(quote, "textarea[name=message]").textContent).toMatch(/^أرغب في طلب باقة «.+»\.$/);
  expect(elementOf(services, "a", "اطلب عرضًا مخصّصًا").getAttribute("href")).toBe("/quote");
  expect(elementOf(await site.page("/quote"), "textarea[name=message]").textContent).toBe("");
});

test("SVC-07 hosting packages are in a separate group, and their icon hint is never used as markup", async () => {
  const page = await site.page("/services");
  expect(valuesOf(page, "[data-icon]", "data-icon")).toEqual([]);
  const titles = textsOf(sectionOf(page, "باقات الاستضافة"), "h3");
  expect(titles).toEqual(expect.arrayContaining(["استضافة الانطلاق", "استضافة النمو", "خادم خاص"]));
});

test("ASVC-02 the category stays in the admin: no public page has it in its text or its data", async () => {
  type Service = { category: string; is_active: number };
  const stored = await site.call<Service[]>("GET", "/api/services");
  const shown = new Set(stored.filter(({ is_active }) => is_active === 1).map(({ category }) => category));
  expect([...shown].sort()).toEqual(["construction", "consulting", "maintenance"]);
  for (const path of ["/", "/services", "/services.data"]) {
    const answer = await site.visit(path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    expect(text, path).toContain("تصميم المواقع");
    for (const word of [...shown, "البناء والتشييد", "الصيانة والدعم", "الاستشارات الهندسية"])
      expect(text, path).not.toContain(word);
  }
});

test("SVC-02 SVC-07 a price and a look that staff give a package are on the public page at once", async () => {
  const title = "باقة اليوم";
  const cellOf = async (group: string) => {
    const page = await site.page("/services");
    const cell = [...page.querySelectorAll(`${group} [data-package]`)].find(({ textContent }) =>
      textContent.includes(title),
    );
    if (!cell) throw new Error(`no package ${title}`);
    return cell;
  };
  const shown = { title, is_active: true, display_order: 953 };
  const offer = await site.call<{ id: number }>("POST", "/api/packages", { ...shown, price: 700 });
  expect((await cellOf("#packages")).textContent).toContain("700");
  for (const [price, words] of [
    [850, "850"],
    [null, "تواصل معنا"],
  ] as const) {
    await site.call("PUT", `/api/packages/${offer.id}`, { price });
    expect((await cellOf("#packages")).textContent).toContain(words);
  }
  await site.call("DELETE", `/api/packages/${offer.id}`);
  const icon_html = '<span class="gradient-khuzama"><i data-icon="Cloud"></i></span>';
  await site.call("POST", "/api/packages-server", { ...shown, price: 49, icon_html });
  expect(elementOf(await cellOf("#hosting"), "[data-gradient=khuzama] .lucide-cloud")).toBeDefined();
});
