import { beforeAll, expect, test } from "vitest";
import { type BlockOnPage, blockOnPage } from "../../../testing/pages/test-block.ts";
import { openSite, type TestSite } from "../../../testing/pages/test-site.ts";

let site: TestSite;
let logos: BlockOnPage;
beforeAll(async () => {
  site = await openSite();
  logos = await blockOnPage(site, "logos");
});

const picture = (width: number, height: number, alt = "") => ({
  image: `/uploads/a1-${width}x${height}.webp`,
  alt,
});
const none = { image: null, alt: "" };

test("OWN-04 PAGES-01 logos of any shape get the root of their shape, by which their areas are equal, and stand on paper", async () => {
  const shapes = [
    [1600, 200],
    [400, 400],
    [200, 800],
    [1200, 800],
  ] as const;
  const items = shapes.map(([width, height], index) => ({
    id: `a${index}`,
    name: `عميل ${index}`,
    image: picture(width, height),
    href: "",
  }));
  const block = await logos.shown({ items });
  const shown = [...block.querySelectorAll("li")].map((one) =>
    Number(/--shape:([\d.]+)/.exec(one.getAttribute("style") ?? "")?.[1]),
  );
  expect(shown).toEqual([2.828, 1, 0.5, 1.225]);
  expect(block.querySelector("ul")?.className).toMatch(/(^| )paper( |$)/);
});

test("OWN-04 a logo is named by its own words or its client's, stands in letters without a picture, and is a link only with words and a page that stands", async () => {
  const items = [
    { id: "a", name: "شركة الأفق", image: picture(600, 300), href: "https://client.example/" },
    { id: "b", name: "متجر بلا شعار", image: none, href: "" },
    { id: "c", name: "", image: picture(600, 300, "شعار مكتب"), href: "/projects" },
    { id: "d", name: " ", image: picture(300, 300), href: "https://nameless.example/" },
    { id: "e", name: "عميل صفحته غائبة", image: none, href: "/vision2030#goals" },
    { id: "f", name: "", image: none, href: "https://empty.example/" },
    { id: "g", name: "مخفي", image: none, href: "", isHidden: true },
  ];
  await site.call("PUT", "/api/site-pages/vision2030", { isHidden: true });
  const block = await logos.shown({ title: "", items });
  const told = [...block.querySelectorAll("li")].map((one) => {
    const image = one.querySelector("img");
    return [one.querySelector("a")?.getAttribute("href"), image?.getAttribute("alt"), one.textContent];
  });
  expect(told).toEqual([
    ["https://client.example/", "شركة الأفق", ""],
    [undefined, undefined, "متجر بلا شعار"],
    ["/projects", "شعار مكتب", ""],
    [undefined, "", ""],
    [undefined, undefined, "عميل صفحته غائبة"],
  ]);
  expect(block.querySelector("h2")).toBeNull();
});

test("OWN-04 without any logo nothing is shown, hostile words stay words, and scripts in addresses are refused", async () => {
  expect((await logos.shown({ items: [] })).innerHTML).toBe("");
  const hostile = "<img src=x onerror=alert(1)>";
  const block = await logos.shown({ items: [{ id: "a", name: hostile, image: none, href: "" }] });
  expect(block.querySelector("img")).toBeNull();
  expect(block.textContent).toContain(hostile);
  const script = [{ id: "a", name: "ب", image: none, href: "javascript:alert(1)" }];
  await expect(logos.shown({ items: script })).rejects.toThrow("422");
  const many = Array.from({ length: 25 }, (_, index) => ({
    id: `a${index}`,
    name: "أ",
    image: none,
    href: "",
  }));
  await expect(logos.shown({ items: many })).rejects.toThrow("422");
});
