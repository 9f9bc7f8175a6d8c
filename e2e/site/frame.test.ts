import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  type Page,
  test,
  themes,
  viewports,
} from "../support/fixtures.ts";

const chat = (page: Page) => page.getByRole("complementary", { name: "راسلنا الآن" }).getByRole("link");

/**
 * Words and controls that the chat link covers where it stands now, or would cover in this place at any further scroll
 * position: over the whole page it passes over the column between its sides.
 */
const underChat = (page: Page) =>
  chat(page).evaluate((link) => {
    const own = link.getBoundingClientRect();
    const further = document.documentElement.scrollHeight - innerHeight - scrollY;
    // A docked link is in the header, which itself covers the page that scrolls below it.
    const isDocked = own.top < 60;
    const lowest = own.bottom + (isDocked || scrollY === 0 ? 0 : further);
    const overlaps = (box: DOMRect) =>
      box.width > 1 &&
      box.left < own.right &&
      box.right > own.left &&
      box.top < lowest &&
      box.bottom > own.top;
    const inside = link.closest("aside");
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isUnseen(element.parentElement));
    const isAside = (element: Element) =>
      inside?.contains(element) || (isDocked && !element.closest("header")) || !element.checkVisibility();
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!parent || isAside(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (![...range.getClientRects()].some(overlaps)) continue;
      if (!parent.closest("a[href='#main']") && !isUnseen(parent)) found.push(node.textContent ?? "");
    }
    for (const control of document.querySelectorAll("a, button, input, select, textarea, summary"))
      if (!isAside(control) && overlaps(control.getBoundingClientRect()))
        found.push(control.outerHTML.slice(0, 90));
    return found;
  });

test("SITE-03 HOME-06 the chat link covers no words and no control, at any width and scroll position", async ({
  page,
}) => {
  for (const path of ["/", "/faq", "/services"])
    for (const width of [320, 390, 639, 640, 768, 1024, 1121, 1280, 1360, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await underChat(page), `${path} at ${width}`).toEqual([]);
      // Its label folds soon after the top; from there on it keeps its place in the window.
      for (const top of [60, 460]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
        expect(await underChat(page), `${path} at ${width}, from ${top} on`).toEqual([]);
      }
    }
  // The check finds what it looks for.
  const line = page.locator("main p").last();
  await line.evaluate((words) => (words.style.cssText = "position: fixed; inset: auto auto 0 0"));
  expect(await underChat(page)).not.toEqual([]);
});

test("SITE-03 the chat link shows its name at the top of a wide window, and only an icon after scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto("/");
  const widthOf = () => chat(page).evaluate((link) => link.getBoundingClientRect().width);
  expect(await widthOf()).toBeGreaterThan(100);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(widthOf).toBe(56);
  await page.setViewportSize(viewports.phone);
  const box = await chat(page).boundingBox();
  expect(box).toMatchObject({ width: 44, height: 44, y: 11 });
});

for (const theme of themes) {
  test.describe(`in ${theme}`, () => {
    test.use({ theme });
    test(`SITE-03 SHELL-04 in ${theme}: the menu button becomes a close button with that name, and the open menu has no accessibility violation`, async ({
      page,
    }) => {
      await page.setViewportSize(viewports.phone);
      await page.goto("/");
      const toggle = page.getByRole("button", { name: "فتح القائمة" });
      const lines = () =>
        page
          .locator("[aria-controls=sheet] i")
          .evaluateAll((all) => all.map((line) => getComputedStyle(line).transform));
      const closed = await lines();
      await toggle.click();
      const close = page.getByRole("button", { name: "إغلاق القائمة" });
      await expect(close).toHaveAttribute("aria-expanded", "true");
      await expect.poll(async () => (await lines())[0]).not.toBe(closed[0]);
      await expectNoAxeViolations(page);
      await close.click();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
    });

    test(`SITE-03 in ${theme}: call to action and footer are drawn as one wall, whose parapet is above the call and differs from the page`, async ({
      page,
    }) => {
      await page.goto("/about");
      const call = page.locator("main > section").last();
      const footer = page.getByRole("contentinfo");
      const ground = (of: typeof call) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground(call)).toBe(await ground(footer));
      const end = await call.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await footer.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(end, 0);
      const parapet = (of: typeof call) =>
        of.evaluate((element) => getComputedStyle(element, "::before").display);
      expect([await parapet(call), await parapet(footer)]).toEqual(["block", "none"]);
      const lightness = (color: string) => Number(/oklch\(([\d.]+)/.exec(color)?.[1]);
      const pageGround = lightness(await ground(page.locator("body")));
      const wall = lightness(await ground(call));
      expect(theme === "dark" ? wall > pageGround + 0.03 : wall < pageGround).toBe(true);
      // A page without a call to action has only the footer, which has its own parapet.
      await page.goto("/quote");
      expect(await parapet(footer)).toBe("block");
    });
  });
}

test("SITE-03 SHELL-03 from 640 to 1120 px the contact button stays in the header, beside the menu", async ({
  page,
}) => {
  await page.goto("/");
  const contact = page.locator("header > div").getByRole("link", { name: "تواصل معنا" });
  const burger = page.getByRole("button", { name: "فتح القائمة" });
  for (const [width, seen] of [
    [639, [false, true]],
    [640, [true, true]],
    [1120, [true, true]],
    [1121, [true, false]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect([await contact.isVisible(), await burger.isVisible()], `${width}`).toEqual(seen);
  }
});

test("SITE-03 SHELL-03 forced colours keep the current page visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/services");
  const underlined = await page
    .locator("header > div:first-child nav a")
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).textDecorationLine === "underline")
        .map((link) => link.getAttribute("href")),
    );
  expect(underlined).toEqual(["/services"]);
  await page.goto("/testimonials");
  const tabs = page.getByRole("navigation", { name: "تصنيف الآراء" });
  await expect(tabs.getByRole("link", { name: "الكل" })).toHaveCSS("border-top-style", "solid");
  await expect(tabs.getByRole("link", { name: "سكني" })).toHaveCSS("border-top-style", "none");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("SITE-03 AR-04 the open menu and the label of the chat link never make a page scroll sideways", async ({
    page,
  }) => {
    for (const { width, height } of Object.values(viewports)) {
      await page.setViewportSize({ width, height });
      for (const path of ["/", "/contact", "/privacy"]) {
        await page.goto(path);
        await expectNoSidewaysScroll(page);
      }
    }
  });
});

test("SITE-03 print keeps the wall of the drawn house, in the dark theme too", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  const drawn = page.locator("main svg[role=img]").first();
  const wall = await drawn.evaluate((svg) => getComputedStyle(svg).getPropertyValue("--wall"));
  expect(Number(/oklch\(([\d.]+)/.exec(wall)?.[1])).toBeLessThan(30);
  expect(await drawn.evaluate((svg) => getComputedStyle(svg).printColorAdjust)).toBe("exact");
});
