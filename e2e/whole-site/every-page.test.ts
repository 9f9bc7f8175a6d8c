import { missingPath, publicPaths } from "../../src/testing/pages/test-paths.ts";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectReads,
  type Page,
  test,
  themes,
  viewports,
} from "../support/fixtures.ts";

/** The pages of SHELL-01, and one of each other kind that a visitor can open. */
const addresses = [
  ...publicPaths,
  "/projects?category=industrial&status=completed",
  "a project",
  "/faq?q=2030",
  missingPath,
];

for (const address of addresses) {
  const open = (request: { get(url: string): Promise<{ json(): Promise<{ id: string }[]> }> }) =>
    address === "a project"
      ? request
          .get("/api/projects?limit=1")
          .then((list) => list.json())
          .then(([project]) => `/projects/${project?.id}`)
      : Promise.resolve(address);

  test(`SHELL-06 AR-04 ${address}: no accessibility violation at 390, 768 and 1440 in both themes, no sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports.phone);
    await page.goto(await open(page.request));
    for (const viewport of [viewports.phone, viewports.tablet, viewports.desktop]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      await expectReads(page);
    }
    await page.setViewportSize(viewports.narrow);
    await expectNoSidewaysScroll(page);
  });

  test(`AR-04 SITE-03 ${address} fits text of twice the size on a phone, and fits on paper`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports.phone);
    const path = await open(page.request);
    await page.goto(path);
    await expectLargeTextFits(page);
    // Where the typefaces come too late, the page keeps the wider ones of the system.
    await page.route(/\.woff2/, (route) => route.abort());
    await page.goto(path);
    await expectLargeTextFits(page);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(paper);
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

/** The printable area of A4 with margins of one centimetre, in pixels at 96 per inch. */
const paper = { width: 718, height: 1047 };

async function expectLargeTextFits(page: Page) {
  await textSize(page, "200%");
  await expectNoSidewaysScroll(page);
  expect(await cutOff(page)).toEqual([]);
  await textSize(page, "");
}

function textSize(page: Page, size: string) {
  return page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);
}

/** The texts that overflow their box. */
function cutOff(page: Page) {
  return page.locator("main :is(h1, h2, h3, p:not([aria-hidden]), dd, a, button)").evaluateAll((all) =>
    all
      .filter((one) => {
        const style = getComputedStyle(one);
        return (
          style.clipPath === "none" && style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1
        );
      })
      .map((one) => one.textContent),
  );
}

test("SHELL-06 a second check of a page finds faults that were added to it and to its frames since the first", async ({
  page,
}) => {
  await page.goto("/about");
  await expectNoAxeViolations(page);
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt/);
  await page.reload();
  await expectNoAxeViolations(page);
  await page.evaluate(async () => {
    const frame = document.createElement("iframe");
    frame.title = "about";
    document.querySelector("main")?.append(frame);
    frame.contentDocument?.body.append(document.createElement("img"));
  });
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt/);
});

test("SHELL-06 a check of both themes finds a fault of the other theme only, and leaves the page in its own theme", async ({
  page,
}) => {
  await page.goto("/privacy");
  for (const theme of themes) {
    await page.evaluate((theme) => {
      const words = document.createElement("p");
      words.className = `faint-in-${theme}`;
      words.textContent = "كلمات";
      document.querySelector("main h2")?.after(words);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.${theme} .faint-in-${theme} { color: #777; background: #666 }`);
      document.adoptedStyleSheets = [sheet];
    }, theme);
    await expect(expectReads(page)).rejects.toThrow(/faint-in/);
    await page.reload();
  }
  await expectReads(page);
  await expect(page.locator("html")).toHaveClass("light");
});
