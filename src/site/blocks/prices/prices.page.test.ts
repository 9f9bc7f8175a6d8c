import { beforeAll, expect, test } from "vitest";
import { type BlockOnPage, blockOnPage } from "../../../testing/pages/test-block.ts";
import { openSite, type TestSite } from "../../../testing/pages/test-site.ts";

let site: TestSite;
let prices: BlockOnPage;
beforeAll(async () => {
  site = await openSite();
  prices = await blockOnPage(site, "prices");
});

const offer = (id: string, given: object) => ({
  ...{ id, title: "", price: "", unit: "", included: "", button: "", href: "", mark: "" },
  ...given,
});
const all = (block: Element, selector: string) =>
  [...block.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

test("OWN-04 PAGES-01 a price is shown as it was typed, an amount or words, and none is shown where none was typed", async () => {
  const typed = ["1,400", "٩٠٠", "0", "ابتداءً من 900", "عند الطلب", "مجانًا", "", " "];
  const items = typed
    .slice(0, 6)
    .map((price, index) => offer(`a${index}`, { title: `عرض ${index}`, price, unit: "ريال شهريًّا" }));
  const block = await prices.shown({ items });
  expect(all(block, "li p")).toEqual(typed.slice(0, 6).map((price) => `${price} ريال شهريًّا`));
  const none = await prices.shown({
    items: typed
      .slice(6)
      .map((price, index) => offer(`b${index}`, { title: `عرض ${index}`, price, unit: "ريال" })),
  });
  expect(all(none, "li")).toEqual(["عرض 0", "عرض 1"]);
  expect(none.textContent).not.toContain("0 ريال");
});

test("OWN-04 each offer lists what it includes, the first marked one stands out, and its button tells its name to people who hear it", async () => {
  const items = [
    offer("a", {
      title: "الأساسي",
      included: "خمس صفحات\n\n نموذج تواصل \nخمس صفحات",
      button: "اطلب",
      href: "/quote",
    }),
    offer("b", {
      title: "المتقدم",
      price: "2,900",
      button: "اطلب",
      href: "https://a.example/",
      mark: "popular",
    }),
    offer("c", { title: "الشامل", mark: "popular", button: "اطلب", href: "" }),
    offer("d", { button: "بلا عرض", href: "/quote" }),
    offer("e", { title: "صفحته مخفية", button: "اطلب", href: "/vision2030" }),
  ];
  await site.call("PUT", "/api/site-pages/vision2030", { isHidden: true });
  const block = await prices.shown({ title: "الأسعار", items });
  expect(all(block, "h3")).toEqual(["الأساسي", "المتقدم", "الشامل", "صفحته مخفية"]);
  expect(all(block, "li li")).toEqual(["خمس صفحات", "نموذج تواصل"]);
  expect(block.textContent?.match(/الأكثر طلبًا/g)).toHaveLength(1);
  expect(
    [...block.querySelectorAll("ul > li")].find((one) => one.textContent?.includes("الأكثر طلبًا"))
      ?.textContent,
  ).toContain("المتقدم");
  expect(
    [...block.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]),
  ).toEqual([
    ["/quote", "اطلب الأساسي"],
    ["https://a.example/", "اطلب المتقدم"],
  ]);
});

test("OWN-04 without an offer nothing is shown, hostile words stay words, and a seventh offer is refused", async () => {
  expect((await prices.shown({ items: [] })).innerHTML).toBe("");
  const hostile = "<script>alert(1)</script>";
  const block = await prices.shown({
    items: [offer("a", { title: hostile, price: hostile, unit: hostile, included: hostile })],
  });
  expect(block.querySelector("script")).toBeNull();
  expect(block.textContent?.split(hostile)).toHaveLength(5);
  const seven = Array.from({ length: 7 }, (_, index) => offer(`a${index}`, { title: "عرض" }));
  await expect(prices.shown({ items: seven })).rejects.toThrow("422");
});
