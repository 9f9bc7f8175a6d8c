import { expect, expectNoAxeViolations, rememberTheme, test, themes } from "../support/fixtures.ts";

for (const theme of themes)
  test(`PRJ-02 states are written in words and coloured green, blue, amber, and grey otherwise, in the ${theme} theme`, async ({
    page,
  }) => {
    await rememberTheme(page, theme);
    await page.goto("/projects");
    for (const [label, [from, to]] of [
      ["مكتمل", [130, 170]],
      ["قيد التنفيذ", [230, 270]],
      ["تخطيط", [60, 100]],
      ["متوقّف", [Number.NaN, Number.NaN]],
    ] as const) {
      const card = page
        .locator("[data-project]")
        .filter({ has: page.getByText(label, { exact: true }) })
        .first();
      await expect(card.locator("[data-tone]")).toHaveText(label);
      const colours = await card.locator("[data-tone]").evaluate((badge) => {
        const { color, backgroundColor } = getComputedStyle(badge);
        return [color, backgroundColor];
      });
      for (const colour of colours) {
        const [, , chroma = Number.NaN, hue = Number.NaN] = (
          /oklch\(([\d.]+)%? ([\d.]+) ([\d.]+)/.exec(colour) ?? []
        ).map(Number);
        const isGrey = chroma < 0.02;
        expect(isGrey, `${label} ${colour}`).toBe(Number.isNaN(from));
        if (isGrey) continue;
        expect(hue, `${label} ${colour}`).toBeGreaterThan(from);
        expect(hue, `${label} ${colour}`).toBeLessThan(to);
      }
    }
  });

test("SITE-03 SITE-01 the first project is as wide as the page while nothing is filtered; phones show rows; bars lead to projects", async ({
  page,
}) => {
  const widthOf = async (index: number) =>
    (await page.locator("[data-project]").nth(index).boundingBox())?.width;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/projects");
  expect(await widthOf(0)).toBe(1440);
  expect(await widthOf(1)).toBeLessThan(420);
  await expect(page.locator("[data-timeline] a")).toHaveCount(9);
  await expectNoAxeViolations(page);
  await page.goto("/projects?category=commercial");
  expect(await widthOf(0)).toBeLessThan(420);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/projects");
  const second = page.locator("[data-project]").nth(1);
  expect((await second.locator("img").boundingBox())?.width).toBe(120);
  expect((await second.boundingBox())?.height).toBeLessThan(230);
  await expectNoAxeViolations(page);
  await page.locator("[data-timeline] a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("هوية وموقع شقق غيمة الفندقية");
});
