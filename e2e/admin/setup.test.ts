import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { publicPaths } from "../../src/testing/pages/test-paths.ts";
import { expect, expectFitsAndReads, type Page, test } from "../support/fixtures.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { type SiteProcess, startEmptySite } from "../support/site-process.ts";

let mails: MailServer;
let site: SiteProcess;
test.beforeEach(async () => {
  mails = await startMailServer();
  site = await startEmptySite({ SMTP_URL: mails.url, MAIL_FROM: "site@adl.example" });
});
test.afterEach(() => Promise.all([site.remove(), mails.close()]));

const packagedNode = resolve("node_modules/.bin/node");
const phrase = "جملة طويلة لا يعرفها أحد";
/** Names, places and numbers of the demo's agency. */
const ofTheDemo = /شُرفة|شرفة|shurfa\.example|الرياض|العليا|مزارع رُطَب|\+966 ?11 ?000|نجدي/;

/** Runs `npm run admin-link`, and answers the link that it prints. */
function adminLink() {
  const { stdout } = spawnSync(
    existsSync(packagedNode) ? packagedNode : process.execPath,
    ["build/server/index.js", "admin-link"],
    {
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, PORT: String(site.port), DEMO: "0" },
      encoding: "utf8",
    },
  );
  return /http:\S+#welcome=[\w-]+/.exec(stdout)?.[0] ?? "";
}

async function arrive(page: Page) {
  await page.goto(adminLink());
  await page.getByLabel("كلمة المرور الجديدة").fill(phrase);
  await page.getByLabel("تأكيد كلمة المرور").fill(phrase);
  await page.getByLabel("الاسم").fill("نورة الحربي");
  await page.getByLabel("البريد الإلكتروني").fill("noura@adl.example");
  await page.getByRole("button", { name: "حفظ ودخول" }).click();
  await expect(page.getByRole("heading", { name: "حسابك جاهز" })).toBeVisible();
}

const saveAndContinue = (page: Page) => page.getByRole("button", { name: "حفظ ومتابعة" }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Changes one text of a section in the editor, and publishes it. */
async function publish(page: Page, section: string, change: () => Promise<void>) {
  await page.goto(`${site.origin}/admin/content/${section}`);
  await change();
  await page.getByRole("button", { name: "نشر", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "نشر", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("SETUP-01 BRAND-01 AR-04 a new owner with a name, a logo and a colour sets up an empty site; visitors see that brand, and nothing of the demo's", async ({
  page,
}) => {
  const visitor = await fetch(site.origin);
  expect([visitor.status, await visitor.text()]).toEqual([
    503,
    expect.stringContaining("الموقع قيد التجهيز"),
  ]);
  expect((await fetch(`${site.origin}/sitemap.xml`)).status).toBe(503);

  await arrive(page);
  await page.getByRole("button", { name: "متابعة" }).click();
  await expect(heading(page, "من أنت، وكيف يصل إليك الزائر؟")).toBeVisible();
  for (const needed of ["اسم المنشأة", "رقم الهاتف", "البريد الإلكتروني"])
    await expect(page.getByLabel(needed)).toHaveAttribute("required");
  await saveAndContinue(page);
  await expect(page.getByText("هذا الحقل مطلوب")).toHaveCount(3);
  await page.getByLabel("اسم المنشأة").fill("مكتب العدل");
  await page.getByLabel("العبارة التعريفية").fill("محاماة واستشارات في جدة");
  await page.getByLabel("رقم الهاتف").fill("0123456789");
  await page.getByLabel("البريد الإلكتروني").fill("info@adl.example");
  await page.getByLabel("المدينة").fill("جدة");
  await page.getByLabel("العنوان البريدي، السطر الثاني").fill("جدة، المملكة العربية السعودية");
  await saveAndContinue(page);

  await expect(heading(page, "كيف يبدو الموقع؟")).toBeVisible();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#7a1f3d"/></svg>`;
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "adl.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("button", { name: "إزالة الصورة" })).toBeVisible();
  await page.getByLabel("لون الهوية").fill("#7a1f3d");
  await expectFitsAndReads(page, { exclude: ["iframe"] });
  await saveAndContinue(page);

  await expect(heading(page, "ما نشاطك؟")).toBeVisible();
  await page.getByRole("radio", { name: /محاماة/ }).check();
  await page.getByLabel("العمل والعمال").uncheck();
  await saveAndContinue(page);
  await expect(heading(page, "آخر خطوة")).toBeVisible();
  // The setup is left and continued later.
  await page.getByRole("link", { name: "لاحقًا" }).click();
  await page.getByRole("link", { name: "إكمال التجهيز" }).click();
  await page.getByRole("button", { name: "فتح الموقع للزوار" }).click();
  await expect(heading(page, "الموقع مفتوح")).toBeVisible();

  await publish(page, "homepage", () => page.getByLabel("العنوان الرئيسي").fill("نقف معك حتى الحكم"));
  await publish(page, "about", () => page.getByLabel("العنوان الرئيسي").fill("من يقف معك"));
  await publish(page, "faq", () => page.getByLabel("العنوان الرئيسي").fill("قبل أن تسأل"));
  await publish(page, "shared", async () => {
    const menu = page.locator('[data-address="pages/shared/menuLinks"] > li').nth(1);
    await menu.locator("summary").click();
    await menu.locator('[data-address$="/label"]').fill("مجالاتنا");
  });
  await page.goto(`${site.origin}/admin/services?edit=new`);
  await page.getByRole("dialog").getByLabel("عنوان الخدمة").fill("التحكيم التجاري");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /حفظ|إضافة/ })
    .last()
    .click();
  await expect(page.getByText("أُضيفت الخدمة")).toBeVisible();

  await page.context().clearCookies();
  await page.goto(site.origin);
  await expect(page).toHaveTitle("نقف معك حتى الحكم | مكتب العدل");
  await expect(page.getByRole("navigation", { name: "التنقّل الرئيسي" })).toContainText("مجالاتنا");
  await expect(page.locator("header img").first()).toHaveAttribute("src", /\/uploads\/.*400x200/);
  await page.goto(`${site.origin}/services`);
  const main = page.getByRole("main");
  await expect(main).toContainText("التحكيم التجاري");
  await expect(main).toContainText("التقاضي والمرافعات");
  await expect(main).not.toContainText("العمل والعمال");
  await expectNothingOfTheDemo(page);
});

/** Checks every public page, feed and file, and the mails of a request. */
async function expectNothingOfTheDemo(page: Page) {
  const files = ["/sitemap.xml", "/site.webmanifest", "/robots.txt", "/articles/rss.xml", "/nothing-here"];
  for (const path of [...publicPaths, ...files]) {
    const text = await (await page.request.get(site.origin + path)).text();
    expect(ofTheDemo.exec(text)?.[0], path).toBeUndefined();
  }
  await page.goto(`${site.origin}/quote`);
  // The page is called what this kind calls the request, in its breadcrumbs too.
  await expect(page.getByRole("main")).toContainText("اطلب استشارة");
  await expect(page.getByRole("main")).not.toContainText("طلب عرض سعر");
  await page.getByLabel("الاسم").fill("هند");
  await page.getByLabel("رقم الجوال").fill("0551234567");
  await page.getByLabel("البريد الإلكتروني").fill("hind@mail.example");
  await page.getByLabel("التقاضي والمرافعات").check();
  await page.getByRole("button", { name: "أرسل طلب الاستشارة" }).click();
  await expect(page.getByText("وصلنا طلبك")).toBeVisible();
  await expect.poll(() => mails.mails.length).toBe(2);
  expect(mails.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
    "hind@mail.example",
    "info@adl.example",
  ]);
  for (const { subject, text, html } of mails.mails) {
    const said = `${subject}\n${text}\n${html}`;
    expect(ofTheDemo.exec(said)?.[0]).toBeUndefined();
    expect(said).toContain("مكتب العدل");
  }
}
