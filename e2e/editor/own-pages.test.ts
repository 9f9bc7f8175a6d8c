import { demoAccount, expect, expectFitsAndReads, type Page, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);
const frameOf = (page: Page) => page.frameLocator("iframe");

test("PAGES-01 a page of one's own is made of blocks, edited on the page, shared, scheduled, and seen at its minute", async ({
  page,
}) => {
  test.slow();
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await page.goto(`${site.origin}/admin/pages`);
  await page.getByRole("button", { name: "صفحة جديدة" }).first().click();
  const dialog = page.getByRole("dialog", { name: "صفحة جديدة" });
  await dialog.getByLabel("عنوان الصفحة").fill("عروض رمضان");
  await expect(dialog.getByLabel("رابط الصفحة")).toHaveValue("عروض-رمضان");
  await dialog.getByRole("button", { name: "حفظ", exact: true }).click();
  await page.getByRole("link", { name: "عروض رمضان", exact: true }).click();

  const parts = page.locator("details").filter({ has: page.getByRole("heading", { name: "أقسام الصفحة" }) });
  const add = async (name: string) => {
    await parts.getByRole("button", { name: "إضافة قسم", exact: true }).click();
    await page.getByRole("dialog", { name: "أي قسم تريد أن تضيف؟" }).getByRole("button", { name }).click();
  };
  for (const name of ["واجهة", "مزايا", "جدول", "دعوة"]) await add(name);
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("عنوان يقول ما تقدّمه");
  await expect(frameOf(page).getByRole("table")).toBeVisible();

  // Keyboard: the last part one place up.
  const last = parts.getByRole("button", { name: /^نقل قسم دعوة/ });
  await last.press("ArrowUp");
  await expect(parts.getByRole("listitem").nth(2)).toContainText("دعوة");

  // On the page: a text of a block is typed where it stands.
  await page.getByRole("button", { name: "التحرير على الصفحة" }).click();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveAttribute("tabindex", "0");
  await frameOf(page).getByRole("heading", { level: 1 }).click();
  await expect(frameOf(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("خصم رمضان");
  await page.keyboard.press("Escape");
  // And a part is hidden and brought back by undo.
  await frameOf(page).getByRole("heading", { name: "ما الذي يميّزنا" }).hover();
  await frameOf(page)
    .getByRole("toolbar", { name: "أدوات القسم" })
    .getByRole("button", { name: "إخفاء القسم" })
    .click();
  await expect(frameOf(page).getByRole("heading", { name: "ما الذي يميّزنا" })).toHaveCount(0);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(frameOf(page).getByRole("heading", { name: "ما الذي يميّزنا" })).toBeVisible();

  const path = `/${encodeURIComponent("عروض-رمضان")}`;
  const state = async () => (await call(page, "GET", "/api/content/page-1")).json();
  await expect.poll(async () => JSON.stringify((await state()).draft)).toContain("خصم رمضان");
  expect((await call(page, "GET", path)).status()).toBe(404);
  const { token } = await (await call(page, "POST", "/api/content/page-1/shares", {})).json();
  expect(await (await call(page, "GET", `/draft/${token}${path}`)).text()).toContain("خصم رمضان");

  const at = new Date(Date.now() + 2500).toISOString();
  expect((await call(page, "PUT", "/api/content/page-1/schedule", { at })).ok()).toBe(true);
  expect((await call(page, "GET", path)).status()).toBe(404);
  await expect.poll(async () => (await call(page, "GET", path)).status(), { timeout: 15_000 }).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
  const html = await (await call(page, "GET", path)).text();
  expect(html).toContain("خصم رمضان");
  expect(html).not.toContain("data-part");
  expect(html).not.toMatch(/<script[^>]*\ssrc=|modulepreload/);
  expect(await (await call(page, "GET", "/sitemap.xml")).text()).toContain(path);
});

test("PAGES-01 AR-04 every block works without script, fits every width and reads in both themes", async ({
  page,
}) => {
  test.slow();
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const { id } = await (
    await call(page, "POST", "/api/pages", { title: "كل الأقسام", address: "all" })
  ).json();
  const names =
    "hero words features services packages projects quote questions people figures steps gallery table form video contact call";
  const layout = names.split(" ").map((part, index) => ({ id: `block${100 + index}`, part, isShown: true }));
  const fields = {
    layout: { base: [], value: layout },
    "quote-block106-items": { base: [], value: [{ id: "a", testimonialId: "2", words: "", highlight: "" }] },
    "video-block114-href": { base: "", value: "https://youtu.be/dQw4w9WgXcQ" },
  };
  const saved = await call(page, "PATCH", `/api/content/page-${id}`, { client: "blocks-test", fields });
  expect(saved.ok()).toBe(true);
  expect((await call(page, "POST", `/api/content/page-${id}/publish`, {})).ok()).toBe(true);

  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== site.origin && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  await page.goto(`${site.origin}/all`);
  await expect(page.locator("[data-block]")).toHaveCount(layout.length);
  for (const block of await page.locator("[data-block]").all()) await expect(block).not.toBeEmpty();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // The video asks its site for nothing before it is wanted.
  const door = page.frameLocator("iframe").getByRole("link");
  await door.scrollIntoViewIfNeeded();
  await expect(door).toHaveAttribute("href", /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  expect(foreign).toEqual([]);
  await expectFitsAndReads(page);
});

test("PAGES-01 the menu and the footer are edited: order, names, groups, links to other sites", async ({
  page,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const { published } = await (await call(page, "GET", "/api/content/shared")).json();
  const link = (label: string, href: string, group = "") => ({ id: label, label, href, group });
  const menu = [
    link("من نحن", "/about"),
    link("مدونتنا", "https://blog.example/", "المزيد"),
    link("الأسئلة", "/faq", "المزيد"),
  ];
  const unsafe = { menuLinks: { base: published.menuLinks, value: [link("خطر", "javascript:alert(1)")] } };
  const refused = await call(page, "PATCH", "/api/content/shared", { client: "menu-test", fields: unsafe });
  expect(refused.status()).toBe(422);
  const fields = {
    menuLinks: { base: published.menuLinks, value: menu },
    footerMoreLinks: { base: [], value: [link("مدونتنا", "https://blog.example/", "تابعنا")] },
  };
  expect((await call(page, "PATCH", "/api/content/shared", { client: "menu-test", fields })).ok()).toBe(true);
  expect((await call(page, "POST", "/api/content/shared/publish", {})).ok()).toBe(true);
  await page.goto(`${site.origin}/about`);
  const nav = page.getByRole("navigation", { name: "التنقّل الرئيسي" });
  await expect(nav.getByRole("link")).toHaveText(["من نحن"]);
  await nav.getByText("المزيد").click();
  await expect(nav.getByRole("link")).toHaveText(["من نحن", "مدونتنا", "الأسئلة"]);
  await expect(nav.getByRole("link", { name: "مدونتنا" })).toHaveAttribute("href", "https://blog.example/");
  await expect(page.getByRole("contentinfo").getByRole("navigation", { name: "تابعنا" })).toBeVisible();
  await expectFitsAndReads(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "فتح القائمة" }).click();
  await expect(page.locator("#sheet").getByRole("link").first()).toHaveText("من نحن");
  await expect(page.locator("#sheet")).toContainText("المزيد");
  await expectFitsAndReads(page);
});

test("PAGES-02 parts of a page with a script are reordered and hidden, blocks stand between them, and the page still works", async ({
  page,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const { published } = await (await call(page, "GET", "/api/content/faq")).json();
  const [list, help, last] = published.layout;
  const value = [
    { id: "block200", part: "features", isShown: true },
    list,
    { ...help, isShown: false },
    last,
  ];
  const fields = { layout: { base: published.layout, value } };
  await call(page, "PATCH", "/api/content/faq", { client: "blocks-test", fields });
  await call(page, "POST", "/api/content/faq/publish", {});
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${site.origin}/faq`);
  await page.getByRole("searchbox").fill("الدفع");
  await expect(page.getByRole("heading", { name: "كيف يتم الدفع؟" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "كم يستغرق تصميم الموقع؟" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "ما الذي يميّزنا" })).toBeVisible();
  await expect(page.getByText("ما زلت تبحث عن إجابة؟")).toHaveCount(0);
  const order = await page.locator("main h1, main h2").allInnerTexts();
  expect(order.indexOf("ما الذي يميّزنا")).toBeLessThan(order.indexOf("أسئلة تصلنا كثيرًا"));
  expect(errors).toEqual([]);
});
