import { beforeAll, expect, test } from "vitest";
import { type BlockOnPage, blockOnPage } from "../../../testing/pages/test-block.ts";
import { openSite, publish, type TestSite } from "../../../testing/pages/test-site.ts";

let site: TestSite;
let pages: BlockOnPage;
let offers: number;
beforeAll(async () => {
  site = await openSite();
  pages = await blockOnPage(site, "pages");
  offers = await page("عروض الخريف", "autumn");
});

async function page(title: string, address: string): Promise<number> {
  return (await site.call<{ id: number }>("POST", "/api/pages", { title, address })).id;
}

const chosen = (...links: string[]) =>
  links.map((href, index) => ({ id: `a${index}`, href, shownTitle: "", shownText: "" }));
const cards = (block: Element) =>
  [...block.querySelectorAll("li > a")].map((link) => [
    link.getAttribute("href"),
    link.querySelector("h2, h3")?.textContent,
    link.querySelector("p")?.textContent,
  ]);

test("OWN-04 PAGES-01 a chosen page stands with its own title and description once it is published, and goes when it is hidden", async () => {
  const items = chosen("/autumn");
  expect((await pages.shown({ items })).innerHTML).toBe("");
  await publish(site, `page-${offers}`, {
    layout: [{ id: "block100", part: "steps", isShown: true }],
    metaDescription: " خصم لمن يطلب من {agency} قبل الشتاء. ",
  });
  expect(cards(await pages.now())).toEqual([["/autumn", "عروض الخريف", "خصم لمن يطلب من شُرفة قبل الشتاء."]]);
  await site.call("PUT", `/api/pages/${offers}`, {
    title: "عروض الشتاء",
    address: "autumn",
    isActive: false,
  });
  expect((await pages.now()).innerHTML).toBe("");
  await site.call("PUT", `/api/pages/${offers}`, { title: "عروض الشتاء", address: "autumn", isActive: true });
  expect(cards(await pages.now())[0]?.[1]).toBe("عروض الشتاء");
});

test("OWN-04 pages of the site, records and other sites stand in the order of the choice, those without a title or a page do not", async () => {
  const [one] = await site.call<{ id: string }[]>("GET", "/api/projects?limit=1");
  const project = `/projects/${one?.id}`;
  const items = chosen(
    "/services#packages",
    "/nowhere",
    project,
    "https://a.example/",
    "/vision2030",
    "/quote",
    "",
  );
  const written = items.map((item) =>
    ["/nowhere", "/vision2030", project, ""].includes(item.href)
      ? { ...item, shownTitle: "عنوان آخر", shownText: "وصف آخر" }
      : item,
  );
  await site.call("PUT", "/api/site-pages/vision2030", { isHidden: true });
  const block = await pages.shown({ title: "", items: written });
  expect(cards(block)).toEqual([
    ["/services#packages", "الخدمات", undefined],
    [project, "عنوان آخر", "وصف آخر"],
    ["/quote", "طلب عرض سعر", undefined],
  ]);
  expect(block.querySelectorAll("h2")).toHaveLength(3);
});

test("OWN-04 a title that was written here replaces the page's own, hostile words stay words, and a thirteenth page is refused", async () => {
  const hostile = "<script>alert(1)</script>";
  const [item] = chosen("/quote");
  const block = await pages.shown({ items: [{ ...item, shownTitle: hostile, shownText: hostile }] });
  expect(block.querySelector("script")).toBeNull();
  expect(cards(block)).toEqual([["/quote", hostile, hostile]]);
  await expect(pages.shown({ items: chosen(...Array.from({ length: 13 }, () => "/quote")) })).rejects.toThrow(
    "422",
  );
  await expect(pages.shown({ items: chosen("javascript:alert(1)") })).rejects.toThrow("422");
});
