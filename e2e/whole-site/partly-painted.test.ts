import { publicPaths } from "../../src/testing/pages/test-paths.ts";
import { expect, type Page, test, viewports } from "../support/fixtures.ts";

type Place = { text: string; right: number; top: number; area: number };

/** Where the texts of the page are that are in view, in pixels; those outside have no area. */
function placesOfTexts(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
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
  });
}

/** What a browser would count for the texts in view that stand elsewhere later: the part of the view times the longest way. */
function shiftOf(before: Place[], after: Place[], { width, height }: { width: number; height: number }) {
  const moved = before.flatMap(({ right, top, area }, index) => {
    const later = after[index];
    const way = later && area > 0 ? Math.hypot(later.right - right, later.top - top) : 0;
    return way > 3 ? [{ area, way }] : [];
  });
  const area = moved.reduce((sum, { area }) => sum + area, 0);
  const longest = Math.max(0, ...moved.map(({ way }) => way));
  return ((2 * area) / (width * height)) * (longest / Math.max(width, height));
}

for (const path of publicPaths)
  test(`SITE-04 TRIAL-01 R9: ${path}, painted at any moment of its arrival, has its texts where they stay`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const html = await (await request.get(path)).text();
    const marks = [...html.matchAll(/<link rel="expect" href="#([\w-]+)" blocking="render"/g)];
    const ends = marks.map(([, id]) => html.indexOf(`<template id="${id}"`));
    expect(marks.map(([, id]) => id)).toEqual(["header-end", "opening-end"]);
    const firstPaint = Math.max(...ends);
    const endsOfElements = [...html.matchAll(/<\/(?:p|h1|h2|h3|li|dd|div|section|dl|figure)>/g)]
      .map(({ index }) => index)
      .filter((at) => at > firstPaint && at < html.indexOf("</main>"));

    let sent = html;
    await page.route(/woff2/, (route) => route.abort());
    await page.route(path, (route) => route.fulfill({ body: sent, contentType: "text/html; charset=utf-8" }));
    for (const viewport of [viewports.phone, viewports.desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const whole = await placesOfTexts(page);
      for (const end of [firstPaint, ...endsOfElements]) {
        sent = html.slice(0, end);
        await page.goto(path);
        const arrived = await placesOfTexts(page);
        const until = `${viewport.width}: until «${arrived.at(-1)?.text}»`;
        expect(shiftOf(arrived, whole, viewport), until).toBeLessThanOrEqual(0.01);
        if (arrived.at(-1)?.area === 0) break;
      }
      sent = html;
    }
  });
