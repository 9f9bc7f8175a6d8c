import { beforeAll, expect, test } from "vitest";
import { type BlockOnPage, blockOnPage } from "../../../testing/pages/test-block.ts";
import { openSite } from "../../../testing/pages/test-site.ts";

let compare: BlockOnPage;
beforeAll(async () => {
  compare = await blockOnPage(await openSite(), "compare");
});

const picture = (size: string, alt = "") => ({ image: `/uploads/a1-${size}.webp`, alt });
const none = { image: null, alt: "" };

test("OWN-04 PAGES-01 both pictures are shown at once with their captions, in frames of the first picture's shape, without a control or a script", async () => {
  const shown = await compare.shown({
    before: picture("1200x800", "واجهة قديمة"),
    after: picture("1000x1000"),
  });
  const figures = [...shown.querySelectorAll("figure")].map((figure) => [
    figure.querySelector("img")?.getAttribute("alt"),
    figure.querySelector("figcaption")?.textContent,
  ]);
  expect(figures).toEqual([
    ["واجهة قديمة", "قبل"],
    ["", "بعد"],
  ]);
  expect(shown.querySelector("input, button, script, [tabindex]")).toBeNull();
  expect(shown.innerHTML).toContain("--shape:1.5");
});

test("OWN-04 frames are never higher or wider than a page bears, and a caption that repeats what is heard is not heard twice", async () => {
  const shapeOf = async (size: string) => {
    const block = await compare.shown({ before: picture(size), after: picture("1000x1000", "بعد") });
    return [
      /--shape:([\d.]+)/.exec(block.innerHTML)?.[1],
      block.querySelectorAll("img")[1]?.getAttribute("alt"),
    ];
  };
  expect(await shapeOf("400x4000")).toEqual(["0.75", ""]);
  expect(await shapeOf("4000x400")).toEqual(["1.778", ""]);
});

test("OWN-04 one picture alone compares nothing: visitors see neither it nor a heading, nor what editors are told", async () => {
  for (const given of [{}, { before: picture("1200x800") }, { after: picture("1200x800"), before: none }])
    expect((await compare.shown(given)).innerHTML).toBe("");
  const hostile = '"><script>alert(1)</script>';
  const block = await compare.shown({
    before: picture("1200x800", hostile),
    after: picture("1200x800"),
    beforeText: hostile,
    afterText: " ",
  });
  expect(block.querySelector("script")).toBeNull();
  expect(block.querySelectorAll("figcaption")).toHaveLength(1);
});
