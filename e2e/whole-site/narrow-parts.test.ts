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

// The longest words stand in the narrowest boxes: a closed day that is today, and the day with the longest name.
for (const [what, today] of [
  ["a closed day", "2026-11-27T09:00:00Z"],
  ["a day of work", "2026-11-26T09:00:00Z"],
] as const)
  test(`ASET-01 TRIAL-01 I: nothing in the week reaches out of its day at any width, where today is ${what}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(today);
    await page.goto("/contact");
    await expect(page.locator("[data-today] small")).toHaveText(
      what === "a closed day" ? "اليوم، مغلق" : "اليوم",
    );
    for (const width of [320, 360, 390, 430, 640, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await page.locator("[data-today]").evaluate((today) =>
        [...(today.parentElement?.children ?? [])].flatMap((day) => {
          const box = day.getBoundingClientRect();
          const range = document.createRange();
          return [...day.querySelectorAll("b, small, i")].flatMap((part) => {
            range.selectNodeContents(part);
            const { left, right, bottom } = (part.textContent ? range : part).getBoundingClientRect();
            const fits = left >= box.left - 0.5 && right <= box.right + 0.5 && bottom <= box.bottom + 0.5;
            return fits ? [] : [`${part.tagName} ${part.textContent}`];
          });
        }),
      );
      expect(outside, `${width}`).toEqual([]);
    }
  });
