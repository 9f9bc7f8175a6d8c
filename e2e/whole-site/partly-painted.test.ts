import { publicPaths } from "../../src/testing/pages/test-paths.ts";
import { expect, type Page, test, viewports } from "../support/fixtures.ts";

/**
 * The worst that a browser would count if it painted the page when it had arrived up to the end of an element after the mark:
 * the part of the view whose texts stand elsewhere later, times their longest way. Takes the page away from its end.
 */
function worstShift(page: Page, mark: string): Promise<{ shift: number; until: string; paints: number }> {
  return page.evaluate((id) => {
    type Place = { text: string; right: number; top: number; area: number };
    const placesOfTexts = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const places: Place[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim();
        if (!text || node.parentElement?.closest("script, style")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height, right, top } = range.getBoundingClientRect();
        places.push({ text, right, top, area: top < innerHeight ? width * height : 0 });
      }
      return places;
    };
    const whole = placesOfTexts();
    const shiftOf = (arrived: Place[]) => {
      const moved = arrived.flatMap(({ right, top, area }, index) => {
        const later = whole[index];
        const way = later && area > 0 ? Math.hypot(later.right - right, later.top - top) : 0;
        return way > 3 ? [{ area, way }] : [];
      });
      const area = moved.reduce((sum, { area }) => sum + area, 0);
      const longest = Math.max(0, ...moved.map(({ way }) => way));
      return ((2 * area) / (innerWidth * innerHeight)) * (longest / Math.max(innerWidth, innerHeight));
    };
    const end = document.getElementById(id);
    if (!end) throw new Error(`there is no mark ${id}`);
    // A browser paints no part of what is above the mark, and what is below the window moves nothing in it.
    const parts = [...document.querySelectorAll("main :is(p, h1, h2, h3, li, dd, div, section, dl, figure)")]
      .filter((part) => (end.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) > 0)
      .filter((part) => part.getBoundingClientRect().top < innerHeight)
      .map((part) => {
        const until = document.createRange();
        until.setStartAfter(part);
        return until;
      })
      .sort((one, other) => other.compareBoundaryPoints(Range.START_TO_START, one));
    const worst = { shift: 0, until: "", paints: 0 };
    const first = document.createRange();
    first.setStartAfter(end);
    for (const rest of [...parts, first]) {
      rest.setEndAfter(document.body);
      rest.deleteContents();
      const arrived = placesOfTexts();
      const shift = shiftOf(arrived);
      worst.paints += 1;
      if (shift > worst.shift) Object.assign(worst, { shift, until: arrived.at(-1)?.text });
    }
    return worst;
  }, mark);
}

for (const path of publicPaths)
  test(`SITE-04 TRIAL-01 R9: ${path}, painted at any moment of its arrival, has its texts where they stay`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const marks = [...html.matchAll(/<link rel="expect" href="#([\w-]+)" blocking="render"/g)];
    // The row of people is centred, and follows the opening.
    const expected = ["header-end", "opening-end", ...(path === "/leadership" ? ["people-end"] : [])];
    expect(marks.map(([, id]) => id)).toEqual(expected);
    await page.route(/woff2/, (route) => route.abort());
    for (const viewport of [viewports.phone, viewports.desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { shift, until, paints } = await worstShift(page, expected.at(-1) ?? "");
      expect(paints).toBeGreaterThan(0);
      expect(shift, `${viewport.width}: until «${until}»`).toBeLessThanOrEqual(0.01);
    }
  });
