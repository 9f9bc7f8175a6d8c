import { expect, expectNoSidewaysScroll, type Page, test, viewports } from "../support/fixtures.ts";

async function openFirstArticle(page: Page) {
  await page.goto("/articles");
  await page.goto((await page.locator("main article a").first().getAttribute("href")) ?? "");
}

test("ART-01 TRIAL-01 J11: on a phone no dot before a fact stands outside the text, and no crumb leaves a word alone", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await openFirstArticle(page);
  const facts = page.locator("article header ul").first();
  // A fact that begins a line has its dot beyond the edge of the list, where it is not drawn.
  await expect(facts).toHaveCSS("overflow-x", "clip");
  const lines = await page
    .locator("nav [aria-current=page]")
    .first()
    .evaluate((crumb) => {
      const range = document.createRange();
      range.selectNodeContents(crumb);
      return [...range.getClientRects()].map(({ width }) => Math.round(width)).filter((width) => width > 0);
    });
  const [longest = 0, shortest = 0] = [Math.max(...lines), Math.min(...lines)];
  expect(shortest, `lines of ${lines}`).toBeGreaterThan(0.4 * longest);
});

test("ART-01 TRIAL-01 O16: a table in an article is as narrow as a phone where its words are", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await openFirstArticle(page);
  const over = await page.evaluate(() => {
    const text = [...document.querySelectorAll("article p")].find((one) =>
      one.closest("div")?.querySelector("h2"),
    )?.parentElement;
    if (!text) throw new Error("The article has no text.");
    const box = document.createElement("div");
    box.setAttribute("role", "region");
    box.innerHTML =
      "<table><tr><th>المرحلة</th><th>المدة المتوقعة</th><th>من يعمل</th></tr><tr><td>التصميم والمراجعة</td><td>أسبوعان</td><td>المصمّم والكاتب</td></tr></table>";
    text.append(box);
    return box.scrollWidth - box.clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
  await expectNoSidewaysScroll(page);
});

test("TEST-01 TRIAL-01 J12: the value of a fact of a review differs from its label in weight and colour", async ({
  page,
}) => {
  await page.goto("/testimonials");
  const looks = await page
    .locator("article dl > div")
    .first()
    .evaluate((fact) =>
      [...fact.children].map((part) => {
        const { fontWeight, color } = getComputedStyle(part);
        return { weight: Number(fontWeight), color };
      }),
    );
  const [label, value] = looks;
  expect(value?.weight).toBeGreaterThan((label?.weight ?? 0) + 50);
  expect(value?.color).not.toBe(label?.color);
});
