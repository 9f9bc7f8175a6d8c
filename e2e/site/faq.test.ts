import {
  awaitScripts,
  demoAccount,
  expect,
  expectFitsAndReads,
  expectNoSidewaysScroll,
  type Page,
  test,
  viewports,
} from "../support/fixtures.ts";
import { startSite } from "../support/site-process.ts";

const path = "/faq";
const questions = (page: Page) => page.locator("details[name=faq]");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "ابحث" });
const noMatch = "لم يتم العثور على أسئلة تطابق البحث أو التصنيف المحدد";

test("FAQ-01 AR-01 the search folds Arabic spelling and marks the hit in the original text", async ({
  page,
}) => {
  await page.goto(path);
  await expect(searchBox(page)).toHaveAttribute("placeholder", "ابحث في الأسئلة...");
  await searchBox(page).fill("متجرا الكترونيا");
  await expect(questions(page)).toHaveCount(1);
  await expect(page.locator("mark")).toHaveText(["متجرًا", "إلكترونيًا"]);
  await searchBox(page).fill("ISO");
  await expect(questions(page).first()).toBeVisible();
  const exact = await questions(page).count();
  await searchBox(page).fill("iso");
  await expect(questions(page)).toHaveCount(exact);
  await searchBox(page).fill("٩٠٠١");
  await expect(questions(page)).toHaveCount(exact);
});

test("FAQ-01 AR-01 the first answer with a hit is open, closed ones show that they contain one", async ({
  page,
}) => {
  const inside = questions(page).filter({ has: page.locator("summary small") });
  await page.goto(path);
  await searchBox(page).fill("مكالمه");
  await expect(inside.first().locator("[id^=faq-] mark").first()).toBeVisible();
  await searchBox(page).fill("لوحة تحكم");
  await expect(inside).not.toHaveCount(0);
  await expect(questions(page).locator("nth=0").and(page.locator("details[open]"))).toHaveCount(1);
  await expect(page.locator("details[open]")).toHaveCount(1);
  await searchBox(page).fill("");
  await expect(page.locator("details[open]")).toHaveCount(0);
});

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

test("FAQ-05 one answer is open at a time; a click on the open one closes it; the keyboard does the same", async ({
  page,
}) => {
  await page.goto(path);
  const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
  await second.locator("summary").click();
  await expect(second).toHaveAttribute("open", "");
  await expect(first).not.toHaveAttribute("open", "");
  await second.locator("summary").press("Enter");
  await expect(second).not.toHaveAttribute("open", "");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(first).toHaveAttribute("open", "");
});

test("FAQ-05 the anchor of a question opens it, on arrival and within the page", async ({ page }) => {
  await page.goto(`${path}#faq-3`);
  const third = page.locator("details:has(#faq-3)");
  await expect(third).toHaveAttribute("open", "");
  await expect(third.locator("summary")).toBeInViewport();
  const link = third.getByRole("link", { name: /^رابط هذا السؤال/ });
  await expect(link).toHaveAttribute("href", "#faq-3");
  // A question that a search hides is shown again.
  await searchBox(page).fill("كلمة لا توجد في أي سؤال");
  await page.evaluate(() => {
    location.hash = "#faq-5";
  });
  await expect(page.locator("details:has(#faq-5)")).toHaveAttribute("open", "");
  await expect(searchBox(page)).toHaveValue("");
});

test("FAQ-02 FAQ-03 a category is loaded with a spinner, and the address changes with it", async ({
  page,
}) => {
  await page.goto(path);
  const category = page.getByRole("combobox", { name: "التصنيف" });
  await expect(category.locator("option")).toContainText([
    "جميع الأسئلة",
    "عام",
    "الخدمات",
    "إدارة المشاريع",
    "التسعير",
    "الجدول الزمني",
    "معايير الجودة",
  ]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/faqs?category=pricing", async (route) => {
    await held;
    await route.continue();
  });
  await category.selectOption("pricing");
  await expect(page.getByText("جاري تحميل الأسئلة...")).toBeVisible();
  release();
  await expect(questions(page).first()).toContainText("التسعير");
  await expect(page.getByText("جاري تحميل الأسئلة...")).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq\?category=pricing$/);
  const labels = await questions(page).locator("summary > :first-child").allTextContents();
  expect(new Set(labels)).toEqual(new Set(["التسعير"]));
});

test.describe("when calls fail", () => {
  test.use({ allowPageErrors: true });

  test("FAQ-04 FAQ-03 a failure empties the list and shows its message; a retry shows the loading text, then the list", async ({
    page,
  }) => {
    await page.goto(path);
    await page.route("**/api/faqs*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.getByRole("combobox", { name: "التصنيف" }).selectOption("services");
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("heading", { name: "لا توجد أسئلة" })).toBeVisible();
    await expect(alert).toContainText("تعذّر تحميل الأسئلة.");
    await expect(questions(page)).toHaveCount(0);
    await page.unroute("**/api/faqs*");
    await page.route("**/api/faqs*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await alert.getByRole("link", { name: "إعادة المحاولة" }).click();
    await expect(page.getByText("جاري تحميل الأسئلة...")).toBeVisible();
    await expect(questions(page).first()).toContainText("الخدمات");
    await expect(alert).toHaveCount(0);
  });

  test("FAQ-02 if the call for the categories fails, the built-in ones stay", async ({ page }) => {
    await page.goto(path);
    await page.route("**/api/faq-categories", (route) => route.abort());
    const category = page.getByRole("combobox", { name: "التصنيف" });
    await category.selectOption("quality");
    await expect(questions(page).first()).toContainText("معايير الجودة");
    await expect(category.locator("option")).toHaveCount(7);
  });
});

test("FAQ-06 a search without a match shows a message, and can be cleared", async ({ page }) => {
  await page.goto(path);
  await searchBox(page).fill("قسطنطينية");
  await expect(page.getByRole("heading", { name: noMatch })).toBeVisible();
  await page.getByRole("link", { name: "مسح البحث" }).click();
  await expect(questions(page).first()).toBeVisible();
  await page.goto(`${path}?category=nothing`);
  await expect(page.getByRole("heading", { name: noMatch })).toBeVisible();
});

test("FAQ-02 SITE-03 categories are links with counts: chips in the head of the page, on wide windows a list that stays beside the questions", async ({
  page,
}) => {
  for (const [width, isWide] of [
    [390, false],
    [768, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/faq");
    const categories = page.getByRole("navigation", { name: /^(التصنيف|جميع الأسئلة)$/ });
    await expect(categories).toHaveCount(1);
    const isBeside = await page.locator("#questions").getByRole("navigation").count();
    expect([width, isBeside]).toEqual([width, isWide ? 1 : 0]);
    const shown = await questions(page).count();
    await expect(categories.getByRole("link").first()).toHaveText(new RegExp(`${shown}$`));
    const pricing = categories.getByRole("link", { name: /^التسعير/ });
    const [, counted] = /(\d+)$/.exec((await pricing.textContent()) ?? "") ?? [];
    await pricing.click();
    await expect(page).toHaveURL(/category=pricing/);
    await expect(pricing).toHaveAttribute("aria-current", "true");
    await expect(questions(page)).toHaveCount(Number(counted));
    await expect(page.getByRole("combobox")).toHaveValue("pricing");
    if (!isWide) continue;
    await page.goto("/faq");
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const { y = 0 } = (await categories.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(60);
    await expect(categories).toBeInViewport();
  }
});

test("FAQ-05 FAQ-06 links lead through the pages of many questions, and an anchor finds its page", async ({
  browser,
}) => {
  // The test has a separate site, because many questions would disturb parallel tests.
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const headers = { origin: site.origin };
    await context.request.post("/api/auth/sign-in/email", { data: demoAccount, headers });
    const seeded: { answer: string }[] = await (await context.request.get("/api/faqs")).json();
    let last = 0;
    for (let count = seeded.filter(({ answer }) => answer !== "").length; count < 30; count++) {
      const data = { question: `سؤال ${count}`, answer: "جواب", category: "general", order: 500 + count };
      last = (await (await context.request.post("/api/faqs", { data, headers })).json()).id;
    }
    const page = await context.newPage();
    awaitScripts(page);
    await page.goto("/faq");
    await expect(questions(page)).toHaveCount(24);
    await page.goto("/faq?page=2");
    await expect(questions(page)).toHaveCount(6);
    await page.goto(`/faq#faq-${last}`);
    await expect(page.locator(`#faq-${last}`)).toBeVisible();
    await expect(questions(page)).toHaveCount(6);
    // With more than a hundred questions the browser has only one page of them, and the server finds the question's page.
    for (let count = 30; count < 130; count++) {
      const data = {
        question: `سؤال ${count}`,
        answer: `جواب ${count}`,
        category: "general",
        order: 500 + count,
      };
      last = (await (await context.request.post("/api/faqs", { data, headers })).json()).id;
    }
    await page.goto("/faq?page=6");
    await expect(questions(page)).toHaveCount(10);
    for (const address of [`/faq#faq-${last}`, `/faq?category=pricing#faq-${last}`, `/faq?q=x#faq-${last}`]) {
      await page.goto("about:blank");
      await page.goto(address);
      const named = page.locator(`details:has(#faq-${last})`);
      await expect(named).toHaveAttribute("open", "");
      await expect(named.locator("summary")).toBeInViewport();
      await expect(named).toContainText("جواب 129");
      expect(new URL(page.url()).search).toBe("?page=6");
    }
    // Also from within the page; and an anchor without a question leaves the list unchanged.
    await page.evaluate(() => {
      location.hash = "#faq-1";
    });
    await expect(page.locator("details:has(#faq-1)")).toHaveAttribute("open", "");
    await page.goto("about:blank");
    await page.goto("/faq#faq-999999");
    await expect(page).toHaveURL(/\/faq#questions$/);
    await expect(questions(page)).toHaveCount(24);
  } finally {
    await context.close();
    await site.remove();
  }
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

test("FAQ-05 the questions fit every width and have no accessibility violation in both themes, with an answer open and a hit marked", async ({
  page,
}) => {
  await page.goto(`${path}?q=${encodeURIComponent("الموقع")}`);
  await questions(page).first().locator("summary").click();
  await expectFitsAndReads(page);
});

test("AR-04 the questions page never scrolls sideways", async ({ page }) => {
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await page.goto(`${path}#faq-2`);
    await expectNoSidewaysScroll(page);
  }
});
