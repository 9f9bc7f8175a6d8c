import { expect, test } from "../support/fixtures.ts";

const path = "/testimonials";

test("SITE-03 reviews are in two columns from 640 px", async ({ page }) => {
  const lefts = () =>
    page
      .getByRole("article")
      .evaluateAll(
        (cards) => new Set(cards.slice(1, 5).map((card) => card.getBoundingClientRect().left)).size,
      );
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto("/testimonials");
  expect(await lefts()).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lefts()).toBe(1);
});

test("SITE-03 SITE-04 the first review's project is as wide as the page and is a link; other projects are beside their reviews", async ({
  page,
}) => {
  await page.goto(path);
  const project = page.getByRole("main").getByRole("link", { name: "متجر رُطَب للتمور الفاخرة" });
  expect((await project.boundingBox())?.width).toBe(1440);
  const second = page.getByRole("article").nth(1);
  expect((await second.locator("img").boundingBox())?.width).toBe(72);
  await project.click();
  await expect(page).toHaveURL(/\/projects\/1790496000001$/);
});
