import { readdirSync, readFileSync } from "node:fs";
import { publicPaths } from "../../src/testing/pages/test-paths.ts";
import {
  demoAccount,
  expect,
  expectNoSidewaysScroll,
  fontsAreExchanged,
  type Page,
  test,
  viewports,
} from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

/** Displays that a kind of agency begins with, and the pair of lines that once printed as other letters. */
const displays = [
  "مبانٍ محسوبة\nمن أول خط",
  "أداءٌ عالٍ\nلكلّ أُسرة",
  ...readdirSync("seeds/kinds").map((file): string => {
    const { texts } = JSON.parse(readFileSync(`seeds/kinds/${file}`, "utf8"));
    return texts.homepage?.heroTitle ?? "";
  }),
].filter(Boolean);

test("SITE-03 TRIAL-01 J1: no letter or mark of a line of display touches one of the next line", async ({
  page,
}) => {
  for (const viewport of [viewports.phone, viewports.desktop]) {
    await page.setViewportSize(viewport);
    for (const path of publicPaths) {
      await page.goto(path);
      if (path === "/") {
        await fontsAreExchanged(page);
        for (const text of displays) expect(await collisions(page, text), text).toEqual([]);
      }
      expect(await collisions(page), `${path} at ${viewport.width}`).toEqual([]);
    }
  }
  // The check finds what it looks for.
  await page.goto("/");
  await fontsAreExchanged(page);
  await page.locator("h1").evaluate((h1) => h1.style.setProperty("line-height", "1"));
  expect(await collisions(page, displays[0])).not.toEqual([]);
});

/**
 * The pairs of lines of the page's largest heading that touch: each line is drawn by itself on a canvas, where it stands on the
 * page, and shares a point with the line below it.
 */
function collisions(page: Page, text?: string): Promise<string[]> {
  return page
    .locator("h1")
    .first()
    .evaluate((heading, wanted) => {
      if (wanted !== undefined && heading instanceof HTMLElement) {
        heading.innerText = wanted;
        heading.toggleAttribute("data-marked", /[\u064D\u0650]/.test(wanted)); // as a text is drawn
      }
      const lines: { text: string; top: number; right: number }[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { segment, index } of new Intl.Segmenter("ar", { granularity: "word" }).segment(
          node.textContent ?? "",
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          const last = lines.at(-1);
          if (last && Math.abs(last.top - box.top) < box.height / 2) last.text += segment;
          else lines.push({ text: segment, top: box.top, right: box.right });
        }
      const style = getComputedStyle(heading);
      const { width, height, top, right } = heading.getBoundingClientRect();
      const inkOf = (line: (typeof lines)[number]) => {
        const canvas = new OffscreenCanvas(Math.ceil(width) + 80, Math.ceil(height) + 160);
        const pen = canvas.getContext("2d");
        if (!pen) throw new Error("no canvas");
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        pen.direction = "rtl";
        pen.textAlign = "right";
        pen.textBaseline = "alphabetic";
        const { fontBoundingBoxAscent: ascent } = pen.measureText(line.text);
        pen.fillText(line.text.trim(), width + 40 + line.right - right, 80 + line.top - top + ascent);
        return pen.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      const inks = lines.map(inkOf);
      return lines.slice(1).flatMap((line, index) => {
        const [above, below] = [inks[index], inks[index + 1]];
        const touches = above?.some((value, at) => at % 4 === 3 && value > 60 && (below?.[at] ?? 0) > 60);
        return touches ? [`${lines[index]?.text} / ${line.text}`] : [];
      });
    }, text);
}

test("SITE-03 TRIAL-01 J11: the letters of a page are of one typeface", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const path of publicPaths) {
    await page.goto(path);
    await fontsAreExchanged(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument", { depth: 0 });
    const { nodeIds } = await session.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: "body *:not(script, style)",
    });
    const families = new Map<string, number>();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      for (const { familyName, glyphCount } of fonts)
        families.set(familyName, (families.get(familyName) ?? 0) + glyphCount);
    }
    expect([...families.keys()], `${path}: ${JSON.stringify([...families])}`).toEqual([
      expect.stringMatching(/^Readex/),
    ]);
    await session.send("CSS.disable");
    await session.send("DOM.disable");
  }
});

test("SVC-01 TRIAL-01 J13: no dot, mark or line of a drawing lies on its letters", async ({ page }) => {
  let texts = 0;
  for (const path of ["/services", "/testimonials"])
    for (const viewport of [viewports.phone, viewports.desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const found = await page.evaluate(marksOnLetters);
      texts += found.texts;
      expect(found.faults, `${path} at ${viewport.width}`).toEqual([]);
    }
  expect(texts).toBeGreaterThan(5);
});

function marksOnLetters() {
  const drawings = [...document.querySelectorAll("svg:not(svg svg, [role=img])")];
  const texts = drawings.flatMap((svg) => [...svg.querySelectorAll("text")]);
  const faults = texts.flatMap((text) => {
    const box = text.getBoundingClientRect();
    const marks = [
      ...(text.closest("svg:not(svg svg)")?.querySelectorAll<SVGGeometryElement>("circle, line, path") ?? []),
    ];
    return marks
      .filter((mark) => {
        const own = mark.getBoundingClientRect();
        const half = Number.parseFloat(getComputedStyle(mark).strokeWidth) / 2 || 0;
        const shared = Math.min(own.bottom + half, box.bottom) - Math.max(own.top - half, box.top);
        return (
          own.width + own.height > 0 &&
          shared > 0 &&
          own.left - half < box.right &&
          own.right + half > box.left
        );
      })
      .map((mark) => `${mark.localName} on "${text.textContent}"`);
  });
  return { texts: texts.length, faults };
}

test.describe("under a name of its own", () => {
  let site: SiteProcess;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.remove());
  const call = callerOf(() => site);

  for (const [agencyName, most] of [
    ["مكتب السدرة للاستشارات", 320],
    ["شركة واحة المستقبل للحلول الرقمية", 390],
    ["مؤسسة عبدالرحمن السليماني للمقاولات العامة", Number.POSITIVE_INFINITY],
  ] as const)
    test(`BRAND-01 TRIAL-01 O5: the name «${agencyName}» stands whole in two lines from ${most}, and no page scrolls sideways`, async ({
      page,
    }) => {
      expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
      expect((await call(page, "PUT", "/api/settings", { agencyName })).ok()).toBe(true);
      for (const width of [320, 390, 768, 1121, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${site.origin}/`);
        const names = page.locator(".wordmark:visible");
        await expect(names.first()).toHaveText(agencyName);
        await expectNoSidewaysScroll(page);
        for (const name of await names.all()) {
          const { cut, lines } = await name.evaluate((element) => ({
            cut: element.scrollHeight - element.clientHeight > 2 || element.scrollWidth > element.clientWidth,
            lines: element.getClientRects()[0]?.height ?? 0,
          }));
          if (width >= most) expect(cut, `at ${width}`).toBe(false);
          expect(lines, `at ${width}`).toBeLessThanOrEqual(62);
        }
      }
      await page.setViewportSize(viewports.desktop);
      await page.goto(`${site.origin}/admin`);
      const side = page.locator("aside .wordmark, nav .wordmark").first();
      await expect(side).toHaveText(agencyName);
      const hidden = await side.evaluate((element) => element.scrollHeight - element.clientHeight);
      if (Number.isFinite(most)) expect(hidden).toBeLessThanOrEqual(2);
    });
});
