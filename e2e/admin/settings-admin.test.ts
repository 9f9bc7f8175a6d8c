import sharp from "sharp";
import { test as base, demoAccount, expect, type Page } from "../support/fixtures.ts";
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
