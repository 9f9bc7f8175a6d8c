import { formFieldKinds } from "../../src/content/shared/form-fields.ts";
import ownform from "../../src/site/blocks/ownform/block.text.ts";
import {
  demoAccount,
  expect,
  expectFitsAndReads,
  expectNoSidewaysScroll,
  test,
  viewports,
} from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);

test("PAGES-01 OWN-03 AR-04 every block works without script, fits every width and is accessible in both themes", async ({
  page,
  browser,
}) => {
  test.slow();
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const { id } = await (
    await call(page, "POST", "/api/pages", { title: "كل الأقسام", address: "all" })
  ).json();
  const names =
    "hero words features services packages projects quote questions people figures steps gallery table form video contact call logos columns compare prices pages articles chat map ownform";
  const layout = names.split(" ").map((part, index) => ({ id: `block${100 + index}`, part, isShown: true }));
  const [{ path: image }] = await (await call(page, "GET", "/api/media")).json();
  const picture = { base: { image: null, alt: "" }, value: { image, alt: "صورة" } };
  const link = { id: "a", href: "/services", shownTitle: "", shownText: "" };
  const asked = formFieldKinds.map((kind) => ({
    ...{ id: `a-${kind}`, fieldLabel: `حقل ${kind}`, fieldKind: kind, need: "required" },
    ...{ fieldHint: "تلميح", choices: "خيار أول\nخيار ثانٍ أطول من الأول" },
  }));
  const [first] = ownform.fields.filter(({ id }) => id === "fields");
  const fields = {
    layout: { base: [], value: layout },
    "ownform-block125-fields": { base: first?.content, value: asked },
    "compare-block119-before": picture,
    "compare-block119-after": picture,
    "pages-block121-items": { base: [], value: [link] },
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
  // The video makes no request to its host before a visitor starts it.
  const door = page.frameLocator("iframe").getByRole("link");
  await door.scrollIntoViewIfNeeded();
  await expect(door).toHaveAttribute("href", /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  expect(foreign).toEqual([]);
  await expectFitsAndReads(page);

  // The form is sent without script, and errors come back with the input.
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${site.origin}/all`);
  const form = visitor.locator("form").filter({ has: visitor.getByRole("textbox", { name: "الرسالة" }) });
  await form.getByRole("textbox", { name: "الاسم" }).fill("زائر بلا نص برمجي");
  await form.getByRole("textbox", { name: "البريد الإلكتروني" }).fill("guest@mail.example");
  await form.getByRole("combobox", { name: "سبب التواصل" }).selectOption({ index: 1 });
  await form.getByRole("textbox", { name: "الرسالة" }).fill("رسالة من صفحة إضافية");
  await form.getByRole("button").last().click();
  await expect(visitor.getByRole("heading", { name: "وصلتنا رسالتك" })).toBeVisible();
  const messages = await (await call(page, "GET", "/api/project-requests")).text();
  expect(messages).toContain("رسالة من صفحة إضافية");
  await visitor.context().close();

  // The editor of such a page, whose list of sections is open, fits a phone too.
  await page.setViewportSize(viewports.phone);
  await page.goto(`${site.origin}/admin/content/page-${id}`);
  await expect(page.getByRole("button", { name: "إخفاء قسم خاتمة الصفحة: جاهز لتبدأ؟" })).toBeVisible();
  await expectNoSidewaysScroll(page);
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

test("PAGES-02 parts of a page with a script are reordered and hidden, blocks are added between them, and the page still works", async ({
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
  await page.getByRole("searchbox").fill("أدفع");
  await expect(page.getByRole("heading", { name: "كيف أدفع؟" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "كم يستغرق تصميم الموقع؟" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "ما الذي يميّزنا" })).toBeVisible();
  await expect(page.getByText("ما زلت تبحث عن إجابة؟")).toHaveCount(0);
  const order = await page.locator("main h1, main h2").allInnerTexts();
  expect(order.indexOf("ما الذي يميّزنا")).toBeLessThan(order.indexOf("أسئلة تصلنا كثيرًا"));
  expect(errors).toEqual([]);
});
