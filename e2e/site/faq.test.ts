import { expect, type Page, test } from "../support/fixtures.ts";

const path = "/faq";
const questions = (page: Page) => page.locator("details[name=faq]");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "ابحث" });

test("FAQ-01 FAQ-02 text filled in before the script runs is searched for, and the address keeps it through back and reload", async ({
  page,
}) => {
  await page.goto(path);
  await searchBox(page).fill("متجرا الكترونيا");
  await expect(questions(page)).toHaveCount(1);
  await page.reload();
  await expect(questions(page)).toHaveCount(1);
  await page.goto("/terms");
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("متجرا الكترونيا");
  await expect(questions(page)).toHaveCount(1);
  await searchBox(page).fill("");
  await expect(page).toHaveURL(/\/faq$/);
  // As on a slow connection, or where the browser restores the typed text.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const fill = (id: string, value: string) => {
        const field = document.getElementById(id);
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
      };
      fill("faq-query", "عرض");
      fill("faq-category", "pricing");
    });
  });
  await page.goto(path);
  await expect(page).toHaveURL(/\/faq\?q=[^&]+&category=pricing$/);
  await expect(page.locator("mark")).not.toHaveCount(0);
  const labels = await questions(page).locator("summary > :first-child").allTextContents();
  expect(new Set(labels)).toEqual(new Set(["التسعير"]));
});

test("FAQ-01 in a browser that never reports that it is idle, the search's scripts start soon after loading", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout
        ? window.setTimeout(callback, options.timeout, { didTimeout: true, timeRemaining: () => 0 })
        : 0;
  });
  await page.goto("/faq");
  await expect(page.locator("html[data-live]")).toBeAttached();
});

test("SURV-08 FAQ-01 a page with a search in its address is not cached, one with a category is", async ({
  request,
}) => {
  const cacheOf = async (query: string) => (await request.get(path + query)).headers()["cache-control"];
  expect(await cacheOf("")).toBe("public, no-cache");
  expect(await cacheOf("?category=pricing")).toBe("public, no-cache");
  expect(await cacheOf("?q=2030")).not.toBe("public, no-cache");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("FAQ-01 FAQ-02 FAQ-05 the form sends search and category, the answers open, an anchor opens its question", async ({
    page,
  }) => {
    await page.goto(path);
    await searchBox(page).fill("متجرا الكترونيا");
    await page.getByRole("combobox", { name: "التصنيف" }).selectOption("general");
    await page.getByRole("button", { name: "بحث" }).click();
    await expect(page).toHaveURL(/\/faq\?q=[^&]+&category=general$/);
    await page.goto(path);
    await questions(page).first().locator("summary").click();
    await expect(questions(page).first().locator("[id^=faq-]")).toBeVisible();
    await page.goto(`${path}#faq-4`);
    await expect(page.locator("#faq-4")).toBeVisible();
    await expect(page.locator("details:has(#faq-4) summary")).toBeInViewport();
  });
});
