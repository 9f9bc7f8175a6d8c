import { expect, type Page, signIn, test } from "../support/fixtures.ts";

/** The names of the fields that are invalid in the accessibility tree. */
async function invalidFields(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const invalid = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === "invalid" && value.value !== "false"),
  );
  return invalid.map(({ name }) => String(name?.value));
}

test("A11Y-01 a required field is not announced as invalid before it was used", async ({ page }) => {
  await signIn(page);
  for (const path of ["/quote", "/contact", "/register"]) {
    await page.goto(path);
    await expect(page.locator("[required]").first()).toBeVisible();
    expect([path, await invalidFields(page)]).toEqual([path, []]);
  }
  await page.goto("/quote");
  await page.getByRole("button", { name: "أرسل الطلب" }).click();
  await expect(page.getByText("هذا الحقل مطلوب").first()).toBeVisible();
  expect((await invalidFields(page)).length).toBeGreaterThan(0);
});

test("A11Y-01 SHELL-06 the theme's button names the current theme", async ({ page }) => {
  await signIn(page);
  for (const path of ["/", "/admin"]) {
    await page.goto(path);
    const button = page.getByRole("button", { name: "تبديل المظهر" });
    const wasLight = !(await page.evaluate(() => document.documentElement.classList.contains("dark")));
    await expect(button).toHaveAccessibleName(wasLight ? /الآن فاتح$/ : /الآن داكن$/);
    await button.click();
    await expect(button).toHaveAccessibleName(wasLight ? /الآن داكن$/ : /الآن فاتح$/);
  }
});

test("A11Y-01 HOME-02 a service of the home page is an article whose heading is the link, and the whole card can be clicked", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    const heading = (await card.getByRole("heading").textContent()) ?? "";
    await expect(card.getByRole("link")).toHaveAccessibleName(heading);
  }
  await cards.first().click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/services$/);
});
