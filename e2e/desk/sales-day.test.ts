import { randomUUID } from "node:crypto";
import { choose } from "../support/choose.ts";
import { readFigures } from "../support/desk-figures.ts";
import { demoAccount, expect, expectNoAxeViolations, type Page, test } from "../support/fixtures.ts";
import { acceptInvitation } from "../support/invitations.ts";
import { startMailServer } from "../support/mail-server.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

/** Invites a user with the role of sales, and signs them in by the invitation's link in another browser. */
async function invite(page: Page, site: SiteProcess, name: string) {
  const data = { name, email: `${randomUUID()}@shurfa.example`, access: "sales" };
  const answer = await page.request.post(`${site.origin}/api/users`, {
    data,
    headers: { origin: site.origin },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { link } = await answer.json();
  const theirs = await (await page.context().browser()?.newContext({ locale: "ar-SA" }))?.newPage();
  if (!theirs) throw new Error("There is no browser.");
  await acceptInvitation(theirs, link);
  await expect(theirs.getByRole("button", { name: /^التنبيهات/ })).toBeVisible();
  return theirs;
}

test("DESK-01 DESK-02 DESK-03 DESK-04 DESK-06 DESK-07 ADM-06 a day of sales: from a call to client, project and task, with a request deleted by mistake", async ({
  page,
  browser,
}) => {
  const mailServer = await startMailServer();
  const site = await startSite({ DEMO: "1", SMTP_URL: mailServer.url, MAIL_FROM: "site@shurfa.example" });
  const { origin } = site;
  await page.request.post(`${origin}/api/auth/sign-in/email`, { data: demoAccount, headers: { origin } });
  const name = "منال القرني";
  /** The text of the mail to the customer that matches. */
  const mailed = (said: RegExp) =>
    mailServer.mails.find(
      ({ recipients, text = "" }) => recipients.includes("manal@mail.example") && said.test(text),
    )?.text;
  const figures = await page.context().newPage();
  const before = await readFigures(figures, origin);

  // The owner enters a phone call, assigns it to a colleague, and mentions her.
  const colleague = await invite(page, site, "رهف السالم");
  await page.goto(`${origin}/admin/quote-requests`);
  await expect(page.locator("[data-key]").first()).toBeVisible();
  await page.keyboard.press("n");
  const form = page.getByRole("dialog", { name: "طلب جديد" });
  await form.getByLabel("الجوال").fill("٠٥٥١٢٣٧٨٩٠");
  await form.getByLabel("الاسم").fill(name);
  await form.getByLabel("البريد").fill("manal@mail.example");
  await form.getByLabel("المصدر").selectOption({ label: "مكالمة" });
  await form.getByLabel("تصميم موقع إلكتروني").check();
  await form.getByRole("button", { name: "حفظ الطلب" }).click();
  await expect(form).toBeHidden();
  // The plot beside the visits counts what came through the site, which this one did not.
  const entered = { ...before, fresh: before.fresh + 1 };
  expect(await readFigures(figures, origin)).toEqual({ ...entered, new: before.new + 1 });
  await page.getByRole("link", { name }).click();
  const request = page.getByRole("article", { name });
  const thread = request.getByRole("list", { name: "ما حدث" });
  const assignee = request.getByRole("button", { name: /^المسؤول:/ });
  await choose(assignee, "رهف السالم");
  await expect(assignee).toHaveText("رهف السالم");
  await request.getByRole("button", { name: "ملاحظة", exact: true }).click();
  const note = request.getByLabel("ملاحظة جديدة");
  await note.pressSequentially("@رهف");
  await page.getByRole("listbox", { name: "الزملاء" }).getByRole("option", { name: "رهف السالم" }).click();
  await note.pressSequentially("كلّميها قبل الظهر");
  await request.getByRole("button", { name: "إضافة الملاحظة" }).click();
  await expect(thread).toContainText("@رهف السالم كلّميها قبل الظهر");
  await colleague.getByRole("button", { name: /^التنبيهات، غير المقروءة: \d/ }).click();
  await colleague
    .getByRole("dialog", { name: "التنبيهات" })
    .getByRole("link", { name: /كلّميها قبل الظهر|منال القرني/ })
    .first()
    .click();

  // The colleague answers with a template; the server sends the mail.
  const hers = colleague.getByRole("article", { name });
  await expect(hers).toContainText("مكالمة");
  await hers.getByRole("button", { name: "بريد", exact: true }).click();
  await hers.getByRole("button", { name: "القوالب" }).click();
  await colleague.getByRole("menuitem").first().click();
  await expect(hers.getByLabel("نص البريد")).toHaveValue(/منال/);
  await hers.getByRole("button", { name: "إرسال", exact: true }).click();
  await expect(hers.getByRole("button", { name: "الحالة: تم التواصل" })).toBeVisible();
  await expect.poll(() => mailed(/منال/)).toBeDefined();
  expect(await readFigures(figures, origin)).toEqual({ ...entered, fresh: before.fresh });

  // She quotes a package with a discount, and sends it by mail.
  await hers.getByRole("button", { name: "إنشاء عرض سعر" }).click();
  await expect(colleague).toHaveURL(/\/admin\/quotes\/\d+$/);
  await colleague.getByRole("button", { name: "إدراج بند" }).click();
  await colleague.getByRole("menuitem").first().click();
  await colleague.getByRole("group", { name: "البند 1" }).getByLabel("سعر الوحدة").fill("10000");
  await colleague.getByLabel("الخصم").fill("500");
  await expect(colleague.getByLabel("الحساب")).toContainText("10,925.00");
  await colleague.getByRole("button", { name: "إرسال العرض" }).click();
  const sending = colleague.getByRole("dialog", { name: "إرسال العرض" });
  await sending.getByRole("radio", { name: /بريد/ }).check();
  await sending.getByRole("button", { name: "إرسال الآن" }).click();
  const path = colleague.getByRole("list", { name: "مسار العرض" });
  await expect(path.locator("[aria-current]")).toContainText("أُرسل");
  await expect.poll(() => mailed(/\/q\//)).toBeDefined();
  const [link = ""] = /https?:\/\/\S+\/q\/[\w-]{43}/.exec(mailed(/\/q\//) ?? "") ?? [];
  const offered = { quoted: before.quoted + 1, quotedWorth: before.quotedWorth + 10_925 };
  expect(await readFigures(figures, origin)).toEqual({ ...entered, fresh: before.fresh, ...offered });

  // The customer opens the link of the mail, and accepts.
  const customer = await (await browser.newContext({ locale: "ar-SA" })).newPage();
  await customer.goto(link.replace(/^https?:\/\/[^/]+/, origin));
  await expect(path.locator("[aria-current]")).toContainText("شوهد");
  await customer.getByLabel(/^الاسم/).fill(name);
  await customer.getByRole("button", { name: "أوافق على العرض" }).click();
  await expect(customer.getByRole("status")).toContainText(name);
  const won = { won: before.won + 1, wonWorth: before.wonWorth + 10_925 };
  const accepted = { ...entered, fresh: before.fresh, ...won };
  await expect(path.locator("[aria-current]")).toContainText("مقبول");
  expect(await readFigures(figures, origin)).toEqual(accepted);

  // The quote becomes a client and a project, only once.
  await colleague.getByRole("button", { name: "إنشاء العميل والمشروع" }).click();
  const convert = colleague.getByRole("dialog", { name: "إنشاء العميل والمشروع" });
  await expect(convert).toContainText("9,500 ريال");
  await expectNoAxeViolations(colleague);
  await convert.getByLabel(/^العنوان/).fill("حي الملقا، الرياض");
  await convert.getByRole("button", { name: "إنشاء" }).click();
  await expect(colleague).toHaveURL(/\/admin\/projects/);
  expect(await readFigures(figures, origin)).toEqual({ ...accepted, clients: before.clients + 1 });

  // A task with a reminder that is due rings.
  const tasks = `${origin}/api/tasks`;
  const task = { title: "اتصال البداية", remind_at: new Date(Date.now() - 1000).toISOString() };
  expect((await colleague.request.post(tasks, { data: task, headers: { origin } })).status()).toBe(201);
  await expect(colleague.locator("[data-toast]").filter({ hasText: "تذكير: اتصال البداية" })).toHaveCount(1);

  // The request is deleted by mistake, and restored from the trash.
  await colleague.goto(`${origin}/admin/quote-requests?view=table&q=${encodeURIComponent(name)}`);
  const row = colleague.getByRole("row", { name });
  await row.getByRole("button", { name: /^حذف/ }).click();
  await colleague.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(row).toHaveCount(0);
  expect(await readFigures(figures, origin)).toMatchObject({ won: before.won, wonWorth: before.wonWorth });
  await colleague.goto(`${origin}/admin/quote-requests?trash=1`);
  await colleague
    .getByRole("row", { name })
    .getByRole("button", { name: /^استعادة/ })
    .click();
  await expect(colleague.getByRole("row", { name })).toHaveCount(0);
  expect(await readFigures(figures, origin)).toEqual({ ...accepted, clients: before.clients + 1 });

  await Promise.all([colleague.context().close(), customer.context().close()]);
  await site.remove();
  await mailServer.close();
});
