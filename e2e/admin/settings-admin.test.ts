import sharp from "sharp";
import {
  test as base,
  demoAccount,
  expect,
  expectFitsAndReads,
  expectNoAxeViolations,
  type Page,
  signIn,
} from "../support/fixtures.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

/** A change of the settings shows on every page, so these tests have a separate site, and a mail server. */
const test = base.extend<{ settingsPage: Page }, { mailServer: MailServer; site: SiteProcess }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the parameter
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ mailServer }, use) => {
      const site = await startSite({ SMTP_URL: mailServer.url, MAIL_FROM: "site@shurfa.example" });
      await use(site);
      await site.remove();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  settingsPage: async ({ page, site }, use) => {
    const headers = { origin: site.origin };
    const response = await page.request.post(`${site.origin}/api/auth/sign-in/email`, {
      data: demoAccount,
      headers,
    });
    expect(response.status()).toBe(200);
    await page.goto(`${site.origin}/admin/settings`);
    await expect(page.getByLabel("اسم المنشأة")).not.toHaveValue("");
    await use(page);
  },
});

test.describe.configure({ mode: "serial" });

const save = (page: Page) => page.getByRole("button", { name: "حفظ الإعدادات" });
const call = async (page: Page, site: SiteProcess, method: string, data?: object) => {
  const headers = { origin: site.origin };
  return (await page.request.fetch(`${site.origin}/api/settings`, { method, headers, data })).json();
};
const html = async (site: SiteProcess, path = "/") => (await site.call("GET", path)).text();

test("ASET-01 SHELL-05 a change shows at once on the site: name, phone in any digits, hours, address, year, theme, logo", async ({
  settingsPage: page,
  site,
}) => {
  await html(site); // the page is in the cache by now
  await page.getByLabel("اسم المنشأة").fill("رواق");
  await page.getByLabel("رقم الهاتف").fill("٠١١ ٤٥٦ ٧٨٩٠");
  await page.getByLabel("العنوان البريدي، السطر الأول").fill("طريق العروبة");
  await page.getByLabel("سنة حقوق النشر").fill("٢٠٢٦");
  await page.getByRole("radio", { name: "داكن" }).check({ force: true });
  const plain = { create: { width: 640, height: 320, channels: 4, background: "#8d6fc7" } } as const;
  const buffer = await sharp(plain).png().toBuffer();
  const logo = page.getByRole("group", { name: "الشعار" });
  await logo.locator("input[type=file]").setInputFiles({ name: "شعار.png", mimeType: "image/png", buffer });
  await expect(page.getByText("على الداكن")).toBeVisible();
  await page.keyboard.press("Control+KeyS");
  await expect(page.getByText("حُفظت الإعدادات")).toBeVisible();
  await expect(page.getByText("تعديلات غير محفوظة")).toHaveCount(0);
  await expect(page.getByLabel("رقم الهاتف")).toHaveValue("+966114567890");

  const home = await html(site);
  const { logo: path } = await call(page, site, "GET");
  for (const words of ["رواق", "+966 11 456 7890", "طريق العروبة", "2026", 'class="dark"', path])
    expect(home).toContain(words);
  const alias = await site.call("GET", "/uploads/logo.png");
  expect((await sharp(await alias.arrayBuffer()).metadata()).width).toBe(640);
  expect(await html(site, "/site.webmanifest")).toContain("رواق");
});

test("ASET-01 API-02 wrong values get their messages and keep the input; leaving asks, and links are reordered by keyboard", async ({
  settingsPage: page,
  site,
}) => {
  const before = await call(page, site, "GET");
  await page.getByLabel("اسم المنشأة").fill("");
  await page.getByLabel("وجهة الرابط 2").fill("linkedin/shurfa");
  await page.getByLabel("سنة التأسيس").fill("عام ألفين");
  await page.getByLabel("مدة حفظ البيانات بالأشهر").fill("0");
  await page.getByRole("textbox", { name: "أضف بريدًا" }).fill("nobody");
  await page.keyboard.press("Enter");
  await save(page).click();
  await expect(page.locator("main form").getByRole("alert")).toContainText("راجع الحقول المعلَّمة");
  await expect(page.getByLabel("اسم المنشأة")).toHaveAccessibleDescription("هذا الحقل مطلوب");
  await expect(page.getByLabel("اسم المنشأة")).toBeFocused();
  await expect(page.getByLabel("وجهة الرابط 2")).toHaveAccessibleDescription(/^اكتب رابطًا كاملًا/);
  await expect(page.getByLabel("سنة التأسيس")).toHaveAccessibleDescription(/رقم/);
  await expect(page.getByLabel("سنة التأسيس")).toHaveValue("عام ألفين");
  await expect(page.getByLabel("مدة حفظ البيانات بالأشهر")).toHaveAccessibleDescription(/أقل قيمة هي 1/);
  await expect(page.getByText(/^اكتب بريدًا صحيحًا/)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await call(page, site, "GET")).toEqual(before);

  await page.getByRole("link", { name: "الخدمات" }).click();
  const question = page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" });
  await question.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect(page.getByLabel("وجهة الرابط 2")).toHaveValue("linkedin/shurfa");
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(page.getByLabel("وجهة الرابط 2")).toHaveValue(before.socials[1].url);

  await page.getByRole("button", { name: "نقل الرابط 1" }).press("ArrowDown");
  await expect(page.getByRole("button", { name: "نقل الرابط 2" })).toBeFocused();
  await page.getByRole("button", { name: "حذف الرابط 3" }).click();
  await page.getByRole("button", { name: "إضافة رابط" }).click();
  await expect(page.getByLabel("اسم الرابط 3")).toBeFocused();
  await page.keyboard.type("يوتيوب");
  await page.keyboard.press("Tab");
  await page.keyboard.type("https://youtube.example/shurfa");
  await save(page).click();
  await expect(page.getByText("حُفظت الإعدادات")).toBeVisible();
  const { socials } = await call(page, site, "GET");
  expect(socials.map(({ label }: { label: string }) => label)).toEqual([
    before.socials[1].label,
    before.socials[0].label,
    "يوتيوب",
  ]);
  expect(await html(site)).toContain("https://youtube.example/shurfa"); // for search engines
  expect(await html(site, "/contact")).toMatch(
    /<a [^>]*href="https:\/\/youtube.example\/shurfa"[^>]*>يوتيوب<\/a>/,
  );

  // Saving by key from within the field that adds addresses also saves the address just typed.
  const typed = page.getByRole("textbox", { name: "أضف بريدًا" });
  const addresses = async () => (await call(page, site, "GET")).notificationEmails;
  await typed.fill("second@shurfa.example");
  await typed.press("Control+s");
  await expect.poll(addresses).toEqual([...before.notificationEmails, "second@shurfa.example"]);
  await typed.press("Backspace");
  await typed.press("Control+s");
  await expect.poll(addresses).toEqual(before.notificationEmails);
  await page.getByRole("link", { name: "الخدمات" }).click();
  await expect(page).toHaveURL(/\/admin\/services$/); // everything is saved, so there is no question
});

test("SURV-05 ASET-01 edits of two people are merged field by field; the history restores a version; a failure keeps a draft", async ({
  settingsPage: page,
  site,
}) => {
  await page.getByLabel("العبارة التعريفية").fill("عبارتي");
  await page.getByLabel("أوقات العمل").fill("أوقاتي");
  await call(page, site, "PUT", { tagline: "عبارة غيري", legalName: "اسم غيري" });
  await save(page).click();
  const merge = page.getByRole("alertdialog");
  await expect(merge.getByRole("group", { name: "العبارة التعريفية" })).toContainText("عبارة غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect(page.getByText("حُفظت الإعدادات")).toBeVisible();
  expect(await call(page, site, "GET")).toMatchObject({
    tagline: "عبارتي",
    workingHours: "أوقاتي",
    legalName: "اسم غيري",
  });

  await page.getByRole("button", { name: "سجل التعديلات" }).click();
  const history = page.getByRole("dialog");
  await expect(history.getByRole("button", { pressed: true })).toContainText("العبارة التعريفية");
  await history.getByRole("listitem").nth(1).getByRole("button").click();
  await history.getByRole("button", { name: "استعادة هذه النسخة" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "استعادة هذه النسخة" }).click();
  await expect(page.getByText("استُعيدت النسخة")).toBeVisible();
  await history.getByRole("button", { name: "إغلاق" }).click();
  await expect(history).toHaveCount(0);
  await expect(page.getByLabel("العبارة التعريفية")).toHaveValue("عبارة غيري");

  await page.route("**/api/settings", (route) => route.abort());
  await page.getByLabel("العبارة التعريفية").fill("بلا شبكة");
  await save(page).click();
  await expect(page.locator("main form").getByRole("alert")).toContainText("تعذّر حفظ الإعدادات");
  await expect(page.getByLabel("العبارة التعريفية")).toHaveValue("بلا شبكة");
  await page.unroute("**/api/settings");
  page.on("dialog", (dialog) => void dialog.accept()); // the browser asks before the tab is left
  await page.reload();
  await page.getByRole("button", { name: "استعادة المسودة" }).click();
  await expect(page.getByLabel("العبارة التعريفية")).toHaveValue("بلا شبكة");
});

test("ASET-01 SURV-03 a test mail reaches the stored addresses, and the screen reports it", async ({
  settingsPage: page,
  mailServer,
}) => {
  await expect(page.getByText("تُرسل من site@shurfa.example.")).toBeVisible();
  await page.getByRole("textbox", { name: "أضف بريدًا" }).fill("sara@shurfa.example, sales@shurfa.example");
  await page.getByRole("textbox", { name: "أضف بريدًا" }).press("Tab");
  await page.getByRole("button", { name: "إزالة sales@shurfa.example" }).click();
  await save(page).click();
  await expect(page.getByText("حُفظت الإعدادات")).toBeVisible();
  await page.getByRole("button", { name: "إرسال رسالة اختبار" }).click();
  await expect(page.getByText("تسلّم خادم البريد رسالة الاختبار.")).toBeVisible({ timeout: 15_000 });
  expect(mailServer.mails.flatMap(({ recipients }) => recipients)).toEqual([
    "hello@shurfa.example",
    "sara@shurfa.example",
  ]);
});

test("ASET-01 every field of the form is saved, and is there again when the screen opens anew", async ({
  settingsPage: page,
  site,
}) => {
  const texts = {
    agencyName: ["اسم المنشأة", "إطلالة"],
    legalName: ["الاسم في السجل التجاري", "إطلالة للتقنية"],
    tagline: ["العبارة التعريفية", "عبارة كاملة"],
    foundedYear: ["سنة التأسيس", "2018"],
    copyrightYear: ["سنة حقوق النشر", "2025"],
    phone: ["رقم الهاتف", "+966112223333"],
    chatNumber: ["رقم المحادثة", "+966553334444"],
    email: ["البريد الإلكتروني", "salam@itlala.example"],
    workingHours: ["أوقات العمل", "كل يوم حتى العصر"],
    addressLine1: ["العنوان البريدي، السطر الأول", "طريق المدينة"],
    addressLine2: ["العنوان البريدي، السطر الثاني", "جدة"],
    chatGreeting: ["رسالة المحادثة", "مرحبًا بكم"],
    retentionMonths: ["مدة حفظ البيانات بالأشهر", "20"],
    financialYears: ["مدة حفظ العروض المقبولة بالسنوات", "8"],
    privacyEmail: ["بريد الخصوصية", "data@itlala.example"],
    commercialNumber: ["السجل التجاري", "1010123456"],
    vatNumber: ["الرقم الضريبي", "310123456700003"],
    vatRate: ["نسبة ضريبة القيمة المضافة", "5"],
    quoteDays: ["مدة صلاحية العرض بالأيام", "21"],
    quoteTerms: ["شروط العرض", "نصف القيمة مقدمًا"],
  } as const;
  const { version: _version, id: _id, ...before } = await call(page, site, "GET");
  for (const [name, [label, value]] of Object.entries(texts)) {
    expect(String(before[name]), name).not.toBe(value);
    await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
  const theme = before.defaultTheme === "dark" ? "فاتح" : "داكن";
  await page.getByRole("radio", { name: theme }).check({ force: true });
  await page.getByLabel("اسم الرابط 1").fill("ثريدز");
  await page.getByLabel("وجهة الرابط 1").fill("https://threads.example/itlala");
  await page.getByRole("textbox", { name: "أضف بريدًا" }).fill("team@itlala.example");
  await page.getByRole("textbox", { name: "أضف بريدًا" }).press("Enter");
  const logo = page.getByRole("group", { name: "الشعار" });
  const shown = () =>
    page
      .locator("[data-ground=dark] img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")).join());
  const shownBefore = await shown();
  const plain = { create: { width: 400, height: 200, channels: 4, background: "#015a3f" } } as const;
  const buffer = await sharp(plain).png().toBuffer();
  // Another logo may be shown already, so only the answer of the upload proves that this one has arrived.
  const uploaded = page.waitForResponse("**/api/upload");
  await logo.locator("input[type=file]").setInputFiles({ name: "شعار.png", mimeType: "image/png", buffer });
  const { path } = await (await uploaded).json();
  await expect(logo.locator("img").first()).toHaveAttribute("src", new RegExp(path.split(/[-.]/)[0]));
  // If an earlier test left a logo, that one is shown until the upload has ended.
  await expect.poll(shown).not.toBe(shownBefore);
  await expect(page.getByText("على الداكن")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("حُفظت الإعدادات")).toBeVisible();

  const { version: _next, id: _site, ...after } = await call(page, site, "GET");
  const numbers = [
    "foundedYear",
    "copyrightYear",
    "retentionMonths",
    "financialYears",
    "vatRate",
    "quoteDays",
  ];
  expect(after).toEqual({
    ...Object.fromEntries(
      Object.entries(texts).map(([name, [, value]]) => [
        name,
        numbers.includes(name) ? Number(value) : value,
      ]),
    ),
    defaultTheme: theme === "داكن" ? "dark" : "light",
    socials: [
      { ...before.socials[0], label: "ثريدز", url: "https://threads.example/itlala" },
      ...before.socials.slice(1),
    ],
    notificationEmails: [...before.notificationEmails, "team@itlala.example"],
    logo: expect.stringMatching(/^\/uploads\/(?!logo\.png)/),
  });
  expect(after.logo).not.toBe(before.logo);
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());

  await page.reload();
  for (const [label, value] of Object.values(texts))
    await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(value);
  await expect(page.getByRole("radio", { name: theme })).toBeChecked();
  await expect(page.getByLabel("اسم الرابط 1")).toHaveValue("ثريدز");
  await expect(page.getByLabel("وجهة الرابط 1")).toHaveValue("https://threads.example/itlala");
  await expect(page.getByRole("button", { name: "إزالة team@itlala.example" })).toBeVisible();
  await expect(logo.locator("img").first()).toHaveAttribute("src", new RegExp(after.logo.split(/[-.]/)[0]));
});

base(
  "ASET-01 the screen says when mail cannot be sent and when the settings cannot be read",
  async ({ page }) => {
    await signIn(page);
    await page.route("**/api/settings", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/admin/settings");
    await expect(page.getByText("تعذّر تحميل الإعدادات")).toBeVisible();
    await page.unroute("**/api/settings");
    await page.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(page.getByText(/^لم يُضبط خادم البريد/)).toBeVisible();
    await expect(page.getByRole("button", { name: "إرسال رسالة اختبار" })).toBeDisabled();
  },
);

base("AR-04 the settings fit every width and pass WCAG 2.2 AA in both themes", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/settings");
  await expect(page.getByRole("button", { name: "إرسال رسالة اختبار" })).toBeVisible();
  await expectFitsAndReads(page);
});
