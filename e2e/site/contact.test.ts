import type { Page } from "@playwright/test";
import {
  countPosts,
  expect,
  expectFitsAndReads,
  expectNoSidewaysScroll,
  test,
  viewports,
} from "../support/fixtures.ts";

const required = "هذا الحقل مطلوب";
const failed = "حدث خطأ أثناء إرسال النموذج. يرجى المحاولة مرة أخرى لاحقًا.";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const reason = (page: Page) => page.getByRole("combobox", { name: "سبب التواصل" });
const send = (page: Page) => page.getByRole("button", { name: "أرسل الرسالة" }).click();
const thanks = (page: Page) => page.getByRole("heading", { name: "وصلتنا رسالتك" });

async function fill(page: Page, name: string) {
  await field(page, "الاسم").fill(name);
  await field(page, "البريد الإلكتروني").fill("noura@mail.example");
  await reason(page).selectOption("service");
  await field(page, "الرسالة").fill("السلام عليكم، كم تكلفة متجر؟");
}

test("CONTACT-01 CONTACT-03 the message is sent with its reason by key, an empty company and no phone", async ({
  page,
}) => {
  await page.goto("/contact");
  await fill(page, "نورة");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await send(page);
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe("/api/project-requests");
  expect(request.postDataJSON()).toEqual({
    name: "نورة",
    company_name: "",
    requested_services: { reason: "service", message: "السلام عليكم، كم تكلفة متجر؟" },
    phone: "",
    email: "noura@mail.example",
    website: "",
  });
  expect(request.headers()["idempotency-key"]).toBeTruthy();
  await expect(thanks(page)).toBeVisible();
});

test("CONTACT-01 a missing value is reported under its field, the first such field gets the focus, nothing is sent", async ({
  page,
}) => {
  const posts = countPosts(page);
  await page.goto("/contact");
  await field(page, "الاسم").fill("  ");
  await send(page);
  await expect(page.getByText(required)).toHaveCount(4);
  await expect(field(page, "الاسم")).toBeFocused();
  await expect(reason(page)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "رقم الجوال")).not.toHaveAttribute("aria-invalid", "true");
  await reason(page).selectOption("problem");
  await expect(page.getByText(required)).toHaveCount(3);
  expect(posts()).toBe(0);
});

test("CONTACT-01 CONTACT-02 there are four reasons; only the last one asks for text, and only then the text is sent", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(reason(page).locator("option:not([value=''])")).toHaveText([
    "استفسار عن خدمة",
    "عرض شراكة",
    "مشكلة في الموقع",
    "سبب آخر",
  ]);
  const other = field(page, "اكتب السبب");
  await expect(other).toBeHidden();
  await fill(page, "د. نجلاء");
  await reason(page).selectOption("other");
  await expect(other).toBeVisible();
  await send(page);
  await expect(page.getByText("اكتب سبب التواصل")).toBeVisible();
  await expect(other).toBeFocused();
  await other.fill("دعوة لمحاضرة");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await send(page);
  expect((await sent).postDataJSON().requested_services).toEqual({
    reason: "other",
    otherReason: "دعوة لمحاضرة",
    message: "السلام عليكم، كم تكلفة متجر؟",
  });
});

test("CONTACT-02 text typed for the last reason is not sent with another", async ({ page }) => {
  await page.goto("/contact");
  await fill(page, "هدى");
  await reason(page).selectOption("other");
  await field(page, "اكتب السبب").fill("شيء");
  await reason(page).selectOption("partnership");
  await expect(field(page, "اكتب السبب")).toBeHidden();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await send(page);
  expect((await sent).postDataJSON().requested_services).not.toHaveProperty("otherReason");
});

test("CONTACT-04 the thanks are announced and shown for three seconds, then an empty form replaces them", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  await fill(page, "ليلى");
  // The clock is paused from here on, so only this test lets time pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page);
  const status = page.getByRole("status").filter({ hasText: "وصلتنا رسالتك" });
  await expect(status).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await page.clock.runFor(2_900);
  await expect(status).toBeVisible();
  await page.clock.runFor(200);
  await expect(status).toHaveCount(0);
  await expect(page.getByRole("form", { name: "أرسل رسالة" })).toBeFocused();
  for (const name of ["الاسم", "البريد الإلكتروني", "الرسالة"])
    await expect(field(page, name)).toHaveValue("");
  await expect(reason(page)).toHaveValue("");
  await page.reload();
  await expect(field(page, "الاسم")).toHaveValue("");
});

test.describe("with the call failing", () => {
  test.use({ allowPageErrors: true });
  test("CONTACT-04 ERR-09 a failure is shown in an alert, and the input stays, also across a reload", async ({
    page,
  }) => {
    await page.route("**/api/project-requests", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto("/contact");
    await fill(page, "سارة");
    await reason(page).selectOption("other");
    await field(page, "اكتب السبب").fill("سبب");
    await send(page);
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
    await expect(field(page, "الاسم")).toHaveValue("سارة");
    await page.reload();
    await expect(field(page, "الاسم")).toHaveValue("سارة");
    await expect(reason(page)).toHaveValue("other");
    await expect(field(page, "اكتب السبب")).toHaveValue("سبب");
    await expect(field(page, "الرسالة")).toHaveValue("السلام عليكم، كم تكلفة متجر؟");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("QUOTE-06 CONTACT-02 CONTACT-04 the form works by a plain post: errors, then thanks, then an empty form", async ({
    page,
  }) => {
    await page.goto("/contact");
    await expect(field(page, "اكتب السبب")).toBeHidden();
    await field(page, "الاسم").fill("هند بلا سكربت");
    await reason(page).selectOption("other");
    await expect(field(page, "اكتب السبب")).toBeVisible();
    await send(page);
    await expect(page.getByText(required)).toHaveCount(2);
    await expect(page.getByText("اكتب سبب التواصل")).toBeVisible();
    await expect(field(page, "الاسم")).toHaveValue("هند بلا سكربت");
    await expect(reason(page)).toHaveValue("other");
    await fill(page, "هند بلا سكربت");
    const answer = page.waitForResponse(
      (response) => response.request().method() === "GET" && response.url().endsWith("/contact?answer=1"),
    );
    await send(page);
    expect((await answer).headers().refresh).toBe("3; url=/contact");
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(page)).toBeHidden({ timeout: 8000 });
    await expect(field(page, "الاسم")).toHaveValue("");
  });
});

test.describe("the week", () => {
  const days = (page: Page) => page.getByRole("main").locator("ol[aria-hidden] > li");

  test("SITE-03 ASET-01 a week of dots is shown beside the hours in words: the weekend is closed, today and its hour are marked in Riyadh's time", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-22T22:30:00Z"); // still Sunday in London
    await page.goto("/contact");
    await expect(page.getByText("الأحد إلى الخميس، من 9 صباحًا إلى 6 مساءً.")).toHaveCount(1);
    await expect(days(page)).toHaveText([
      "الأحد",
      "الاثنيناليوم",
      "الثلاثاء",
      "الأربعاء",
      "الخميس",
      "الجمعةمغلق",
      "السبتمغلق",
    ]);
    await expect(days(page).first().locator("i")).toHaveCount(9);
    await page.clock.setFixedTime("2026-11-24T07:10:00Z");
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await expect(page.locator("[data-today] b")).toHaveText("الثلاثاء");
    const current = days(page).locator("i[class]");
    await expect(current).toHaveCount(1);
    expect(await current.evaluate((dot) => [...(dot.parentElement?.children ?? [])].indexOf(dot))).toBe(1);
    // Print leaves out the mark of today, because paper is read on other days, and urgent help, whose links cannot be used.
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-today] small")).toBeHidden();
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.getByRole("complementary").getByText("+966 11 000 0000")).toBeVisible();
    await expect(page.getByRole("heading", { name: "موقعك متوقّف الآن؟" })).toBeHidden();
  });
});

test("SITE-03 CONTACT-05 on a phone call and chat are two buttons before the form, and urgent help is one line", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  const call = main.getByRole("link", { name: /^اتصل بنا/ });
  const chat = main.getByRole("link", { name: "واتساب" });
  await expect(call).toBeHidden();
  await page.setViewportSize(viewports.phone);
  await expect(call).toHaveAttribute("href", "tel:+966110000000");
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/966500000000\?text=/);
  const boxOf = async (part: ReturnType<Page["locator"]>) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [one, other, form] = await Promise.all([call, chat, page.locator("main form")].map(boxOf));
  expect(one?.y).toBe(other?.y);
  expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThan(form?.y ?? 0);
  const aside = main.getByRole("complementary");
  await expect(aside.getByRole("link", { name: /تفضّل المكالمة/ })).toBeHidden();
  const parts = [
    aside.getByRole("heading", { name: "موقعك متوقّف الآن؟" }),
    aside.getByRole("link", { name: "اتصل الآن" }),
    aside.getByRole("link", { name: "أرسل بريدًا عاجلًا" }),
  ];
  const middles = await Promise.all(parts.map(boxOf)).then((boxes) =>
    boxes.map(({ y, height }) => Math.round(y + height / 2)),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
});

test("CONTACT-01 the form can be filled in and sent by keyboard alone", async ({ page }) => {
  await page.goto("/contact");
  await field(page, "الاسم").focus();
  await page.keyboard.type("مها");
  await page.keyboard.press("Tab");
  await page.keyboard.type("maha@mail.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(reason(page)).toHaveValue("service");
  // The field of the last reason is hidden, so the Tab key skips it.
  await page.keyboard.press("Tab");
  await expect(field(page, "الرسالة")).toBeFocused();
  await page.keyboard.type("مرحبًا");
  await field(page, "البريد الإلكتروني").press("Enter");
  await expect(thanks(page)).toBeVisible();
});

test("SHELL-06 the contact page with errors fits every width and has no accessibility violation in both themes", async ({
  page,
}) => {
  await page.goto("/contact");
  await reason(page).selectOption("other");
  await send(page);
  await expectFitsAndReads(page);
});

test("AR-04 the contact page never scrolls sideways", async ({ page }) => {
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await page.goto("/contact");
    await reason(page).selectOption("other");
    await send(page);
    await expectNoSidewaysScroll(page);
  }
});
