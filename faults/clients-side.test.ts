import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { choose } from "../e2e/support/choose.ts";
import { demoAccount } from "../e2e/support/demo-account.ts";
import { acceptInvitation } from "../e2e/support/invitations.ts";
import { startMailServer } from "../e2e/support/mail-server.ts";
import { readPdf } from "../e2e/support/pdf-text.ts";
import { callerOf, type SiteProcess, startSite } from "../e2e/support/site-process.ts";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { pushService } from "../src/testing/notices/test-push-service.ts";
import { dovecot, ready, startDovecot } from "./dovecot.ts";

/* The client's side from the first click to the answer in the thread: a built server, two browsers of staff, the customer's phone, a
   mailbox on Dovecot, a mail server and a push service. */

const customer = { name: "منال القرني", email: "manal@mail.example", phone: "0551237890" };
const colleague = { name: "رهف السالم", email: "rahaf@shurfa.example" };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const waiting = { timeout: 75_000, interval: 250 };

async function openBrowsers() {
  const browser = await chromium.launch(chromiumLaunch());
  onTestFinished(() => browser.close());
  return async (options: BrowserContextOptions = {}) => {
    const page = await (await browser.newContext({ locale: "ar-SA", ...options })).newPage();
    page.setDefaultTimeout(30_000);
    return page;
  };
}

/** Makes a call as the pages of a signed-in browser do; answers its body. */
async function call(page: Page, site: SiteProcess, method: string, path: string, data?: object) {
  const answer = await callerOf(() => site)(page, method, path, data);
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300);
  return answer.status() === 204 ? null : answer.json();
}

/** The visitor chooses a package on the page of services and asks for a quote. Answers the package's title. */
async function askForPackage(page: Page, site: SiteProcess): Promise<string> {
  await page.goto(`${site.origin}/services`);
  await page.locator('a[href*="selected_package_title="]').first().click();
  await page.waitForURL(/\/quote\?/);
  const chosen = new URL(page.url()).searchParams.get("selected_package_title") ?? "";
  await page.getByRole("textbox", { name: "الاسم" }).fill(customer.name);
  await page.getByRole("textbox", { name: "رقم الجوال" }).fill(customer.phone);
  await page.getByRole("textbox", { name: "البريد الإلكتروني" }).fill(customer.email);
  await page.getByRole("button", { name: "أرسل الطلب" }).click();
  await page.getByRole("heading", { name: "وصلنا طلبك" }).waitFor();
  return chosen;
}

/** The colleague is invited, allows notices on a device, and is told of what is assigned by mail and push. */
async function inviteColleague(owner: Page, hers: Page, site: SiteProcess, device: object) {
  const { link } = await call(owner, site, "POST", "/api/users", { ...colleague, access: "sales" });
  await acceptInvitation(hers, link);
  await hers.getByRole("button", { name: /^التنبيهات/ }).waitFor();
  await call(hers, site, "POST", "/api/account/notices/devices", device);
  const channels = { assigned: { mail: true, push: true } };
  await call(hers, site, "PUT", "/api/account/notices", { channels });
}

/** Checks a file with qpdf where it is installed, and what it says of itself. */
function expectSoundFile(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString("latin1");
  expect(file).toContain("<pdfaid:part>3</pdfaid:part>");
  expect(file).toContain("/StructTreeRoot");
  expect(file.match(/\/BaseFont \/(?![A-Z]{6}\+)/)).toBeNull(); // each font is embedded as a part of one
  if (spawnSync("qpdf", ["--version"]).status !== 0) return console.log("qpdf is not installed");
  const folder = mkdtempSync(join(tmpdir(), "shurfa-file-"));
  writeFileSync(join(folder, "quote.pdf"), bytes);
  expect(execFileSync("qpdf", ["--check", join(folder, "quote.pdf")]).toString()).toContain(
    "No syntax or stream",
  );
  rmSync(folder, { recursive: true });
}

describe.skipIf(!existsSync(dovecot))("the client's side", () => {
  test("PAPER-01 PAPER-02 THREAD-01 NOTICE-01 a package is asked for, quoted, read on a phone, chosen from, accepted and paid, and the customer's mail stands in the thread", async () => {
    const [mailbox, mails, service] = [await startDovecot(), await startMailServer(), await pushService()];
    onTestFinished(() => mails.close());
    await ready(mailbox.url());
    const site = await startSite({
      ...{ DEMO: "1", MAIL_FROM: "office@shurfa.example", WEBHOOK_HOSTS: "127.0.0.1" },
      ...{ SMTP_URL: mails.url, IMAP_URL: mailbox.url() },
    });
    onTestFinished(() => site.remove());
    const open = await openBrowsers();
    const [owner, hers, theirs] = [await open(), await open(), await open(phone)];
    const mailTo = (address: string, subject: RegExp) =>
      mails.mails.find((mail) => mail.recipients.includes(address) && subject.test(mail.subject ?? ""));
    const { origin } = site;
    await owner.request.post(`${origin}/api/auth/sign-in/email`, { data: demoAccount, headers: { origin } });
    await inviteColleague(owner, hers, site, service.subscription());
    const chosen = await askForPackage(theirs, site);
    expect(chosen).not.toBe("");

    // Assigned to the colleague, who is told by mail and on her device.
    await owner.goto(`${origin}/admin/quote-requests`);
    await owner.getByRole("link", { name: customer.name }).click();
    const request = owner.getByRole("article", { name: customer.name });
    await choose(request.getByRole("button", { name: /^المسؤول:/ }), colleague.name);
    await expect.poll(() => mailTo(colleague.email, /منال/), waiting).toBeDefined();
    const assigned = () => service.pushed.map(service.read).find(({ title }) => /^أُسند إليك/.test(title));
    await expect.poll(assigned, waiting).toMatchObject({
      title: "أُسند إليك طلب أو مهمة",
      path: expect.stringMatching(/\/admin\/quote-requests\/\d+/),
    });

    // She makes a quote of it: the package is its line; another is optional.
    const { path: opened } = assigned();
    await hers.goto(origin + opened);
    await hers.getByRole("button", { name: "إنشاء عرض سعر" }).click();
    await hers.waitForURL(/\/admin\/quotes\/\d+$/);
    const id = Number(/\d+$/.exec(hers.url())?.[0]);
    const draft = await call(hers, site, "GET", `/api/quotes/${id}`);
    expect(draft.items[0].title).toContain(chosen);
    const optional = { title: "جلسة تصوير", quantity: 1, unit_price: 1_000_00, is_optional: true };
    await call(hers, site, "PUT", `/api/quotes/${id}`, { items: [...draft.items, optional] });
    await hers.reload();
    await hers.getByRole("button", { name: "إرسال العرض" }).click();
    const sending = hers.getByRole("dialog", { name: "إرسال العرض" });
    await sending.getByRole("radio", { name: /بريد/ }).check();
    await sending.getByRole("button", { name: "إرسال الآن" }).click();
    await expect.poll(() => mailTo(customer.email, /^عرض سعر/), waiting).toBeDefined();
    const offer = mailTo(customer.email, /^عرض سعر/);
    const [link = ""] = /https?:\/\/\S+\/q\/[\w-]{43}/.exec(offer?.text ?? "") ?? [];
    const address = link.replace(/^https?:\/\/[^/]+/, origin);
    const attached = offer?.attachments.find(({ mimeType }) => mimeType === "application/pdf");
    const file = new Uint8Array(attached?.content as ArrayBuffer);
    expectSoundFile(file);
    const { lines } = await readPdf(file);
    expect(lines.join("\n")).toContain(chosen);
    expect(lines.join("\n")).toContain("جلسة تصوير");

    // The customer reads it on a phone, ticks the optional line, and accepts it with its total.
    await theirs.goto(address);
    const saved = await theirs.request.get(`${address}/offer.pdf`);
    expect(Buffer.compare(await saved.body(), Buffer.from(file))).toBe(0);
    await theirs.getByRole("checkbox", { name: /جلسة تصوير/ }).check();
    await theirs.getByRole("button", { name: "احسب الإجمالي مع ما اخترته" }).click();
    await theirs.getByLabel(/^الاسم/).fill(customer.name);
    await theirs.getByRole("button", { name: "أوافق على العرض" }).click();
    await theirs.getByRole("status").filter({ hasText: customer.name }).waitFor();
    const accepted = await call(hers, site, "GET", `/api/quotes/${id}`);
    const price = draft.total + 1_150_00;
    expect([accepted.state, accepted.total]).toEqual(["accepted", price]);
    await expect.poll(() => mailTo(customer.email, /^نسختك من عرض السعر/), waiting).toBeDefined();
    const copy = mailTo(customer.email, /^نسختك من عرض السعر/)?.attachments.find(
      ({ mimeType }) => mimeType === "application/pdf",
    );
    const copied = new Uint8Array(copy?.content as ArrayBuffer);
    expectSoundFile(copied);
    expect((await readPdf(copied)).lines.join("\n")).toContain(customer.name);

    // Client and project; the first part is paid.
    await hers.getByRole("button", { name: "إنشاء العميل والمشروع" }).click();
    const convert = hers.getByRole("dialog", { name: "إنشاء العميل والمشروع" });
    await convert.getByLabel(/^العنوان/).fill("حي الملقا، الرياض");
    await convert.getByRole("button", { name: "إنشاء" }).click();
    await hers.waitForURL(/\/admin\/projects/);
    await call(hers, site, "POST", `/api/quotes/${id}/receipts`, {
      amount: 1_000_00,
      method: "transfer",
      day: "2026-11-30",
    });
    await hers.goto(`${origin}/admin/quotes/${id}`);
    await hers.getByText("دُفع بعضه").first().waitFor();

    // The customer answers the quote's mail, whose program quotes it.
    const reply = `From: منال <${customer.email}>\nTo: office@shurfa.example\nSubject: رد: ${offer?.subject}\nMessage-ID: <answer@mail.example>\nIn-Reply-To: ${offer?.messageId}\nReferences: ${offer?.messageId}\nContent-Type: text/plain; charset=utf-8\n\nنبدأ الأحد إن شاء الله\n\nOn Mon, 30 Nov 2026 at 10:00, Office wrote:\n> هذا عرض السعر\n`;
    const sent = performance.now();
    mailbox.deliver([reply]);
    await hers.goto(origin + opened);
    const thread = hers.getByRole("article", { name: customer.name }).getByRole("list", { name: "ما حدث" });
    await thread.getByText("نبدأ الأحد إن شاء الله").waitFor({ timeout: 90_000 });
    expect(performance.now() - sent).toBeLessThan(60_000);
    expect(await thread.getByText("نبدأ الأحد إن شاء الله").count()).toBe(1);
    expect(await thread.getByText("هذا عرض السعر").first().isVisible()).toBe(false);
  });
});
