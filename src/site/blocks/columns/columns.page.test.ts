import { beforeAll, expect, test } from "vitest";
import { type BlockOnPage, blockOnPage } from "../../../testing/pages/test-block.ts";
import { openSite } from "../../../testing/pages/test-site.ts";

let columns: BlockOnPage;
beforeAll(async () => {
  columns = await blockOnPage(await openSite(), "columns");
});

const none = { image: null, alt: "" };
const column = (id: string, given: object) => ({ id, heading: "", body: "", image: none, ...given });

test("OWN-04 PAGES-01 columns have headings below that of the block, rich text and pictures, each only where it was filled", async () => {
  const items = [
    column("a", { heading: "المعاينة", body: "<p>نزور <strong>المكان</strong>.</p><ul><li>قياس</li></ul>" }),
    column("b", { heading: "التنفيذ", image: { image: "/uploads/a1-900x600.webp", alt: "ورشة" } }),
    column("c", {}),
  ];
  const block = await columns.shown({ title: "كيف نعمل", items });
  expect(
    [...block.querySelectorAll("h2, h3")].map(({ localName, textContent }) => [localName, textContent]),
  ).toEqual([
    ["h2", "كيف نعمل"],
    ["h3", "المعاينة"],
    ["h3", "التنفيذ"],
  ]);
  expect(block.querySelector("strong")?.textContent).toBe("المكان");
  expect([...block.querySelectorAll("img")].map((image) => image.getAttribute("alt"))).toEqual(["ورشة"]);
  const untitled = await columns.shown({ title: " ", items });
  expect([...untitled.querySelectorAll("h2, h3")].map(({ localName }) => localName)).toEqual(["h2", "h2"]);
});

test("OWN-04 without a filled column nothing is shown, not even the heading; scripts are cleaned away, and a fourth column is refused", async () => {
  expect((await columns.shown({ title: "عنوان", items: [column("a", {})] })).innerHTML).toBe("");
  const hostile = "<p onclick=alert(1)>نص<script>alert(1)</script></p><img src=x onerror=alert(1)>";
  const block = await columns.shown({ items: [column("a", { heading: "<b>", body: hostile })] });
  expect(block.querySelector("script, img, [onclick]")).toBeNull();
  expect(block.querySelector("p")?.textContent).toBe("نص");
  expect(block.querySelector("h3")?.textContent).toBe("<b>");
  const four = ["a", "b", "c", "d"].map((id) => column(id, { heading: id }));
  await expect(columns.shown({ items: four })).rejects.toThrow("422");
});
