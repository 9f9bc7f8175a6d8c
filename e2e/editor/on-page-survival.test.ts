import { editOnPage, frameOf, openEditor } from "../support/editor-page.ts";
import { demoAccount, expect, type Page, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

// Typing on the page itself, in its own texts and those of records, while tabs, the network or sessions fail or others edit.
let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());
test.beforeEach(async ({ page }) => {
  await signIn(page);
  await call(page, "DELETE", `${section}/draft`);
});

const call = callerOf(() => site);
const section = "/api/content/services";
const typedOf = (page: Page) => frameOf(page).getByRole("textbox");
const field = (page: Page, name: string) =>
  frameOf(page).locator(`[data-field='${name}']`).filter({ visible: true }).first();
const record = "services/2/shortDescription";

async function signIn(page: Page) {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
}

/** Opens the page of services in the editor, at its true size. */
async function openPage(page: Page) {
  await openEditor(page, site, "services");
  await editOnPage(page);
}

async function typeAt(page: Page, name: string, words: string) {
  await field(page, name).click();
  await expect(typedOf(page)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(words);
  await expect(field(page, name)).toHaveText(words);
}

/** The drafts of both texts on the server. */
async function drafted(page: Page) {
  const { draft } = await (await call(page, "GET", section)).json();
  return [draft.heroTitle?.value, draft[record]?.value];
}

/** Checks that the page shows both typed texts. */
async function expectShown(page: Page, words: string) {
  await expect(frameOf(page).locator("h1")).toHaveText(`عنوان ${words}`);
  await expect(field(page, record)).toHaveText(`وصف ${words}`);
}

async function typeBoth(page: Page, words: string) {
  await typeAt(page, "pages/services/heroTitle", `عنوان ${words}`);
  await page.keyboard.press("Escape");
  await typeAt(page, record, `وصف ${words}`);
}

test("EDIT-01 SURV-01 input on the page, also in texts of records, survives a tab that is killed before the save", async ({
  page,
  context,
}) => {
  await openPage(page);
  await page.route(`**${section}`, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await typeBoth(page, "قبل السقوط");
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await openPage(again);
  await expectShown(again, "قبل السقوط");
  await expect.poll(() => drafted(again)).toEqual(["عنوان قبل السقوط", "وصف قبل السقوط"]);
});

test("EDIT-01 SURV-01 without a network the page can be edited, shows that it is offline, and saves once the network is back", async ({
  page,
  context,
}) => {
  await openPage(page);
  await context.setOffline(true);
  await typeBoth(page, "بلا شبكة");
  await expect(page.getByText("ما كتبته محفوظ في هذا المتصفح، ويُرفع حين يعود الاتصال.")).toBeVisible();
  await expect(typedOf(page)).toBeFocused();
  await context.setOffline(false);
  await expect.poll(() => drafted(page), { timeout: 30_000 }).toEqual(["عنوان بلا شبكة", "وصف بلا شبكة"]);
  await expect(page.getByText("ما كتبته محفوظ في هذا المتصفح")).toHaveCount(0);
  await expectShown(page, "بلا شبكة");
});

test("EDIT-01 SURV-01 SEC-01 when a session ends during typing, a sign-in dialog opens over the page, and no input is lost", async ({
  page,
  context,
}) => {
  await openPage(page);
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  await page.route(`**${section}`, async (route) => {
    if (route.request().method() === "PATCH") await opened;
    await route.continue();
  });
  await typeBoth(page, "بعد الجلسة");
  await context.clearCookies();
  open();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("البريد الإلكتروني")).toBeVisible();
  await dialog.getByLabel("البريد الإلكتروني").fill(demoAccount.email);
  await dialog.getByLabel("كلمة المرور", { exact: true }).fill(demoAccount.password);
  const answered = page.waitForResponse("**/api/auth/sign-in/email");
  await dialog.getByRole("button", { name: "دخول", exact: true }).click();
  expect((await answered).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect.poll(() => drafted(page)).toEqual(["عنوان بعد الجلسة", "وصف بعد الجلسة"]);
  await expectShown(page, "بعد الجلسة");
});

test("EDIT-01 SURV-05 two editors change the same text of a record: the second sees the conflict on the page, and chooses", async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  for (const one of [page, other]) await openPage(one);
  // The other browser does not get the first text before it has typed its own.
  await other.route(`**${section}`, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await typeAt(page, record, "نص الأول");
  await expect.poll(async () => (await drafted(page))[1]).toBe("نص الأول");
  await typeAt(other, record, "نص الثاني");
  const told = frameOf(other).getByRole("alert");
  await expect(told).toContainText("وصل تعديل من");
  await expect(typedOf(other)).toHaveText("نص الثاني");
  await frameOf(other).getByRole("button", { name: "الحقل", exact: true }).click();
  const asked = other.getByRole("alert").filter({ hasText: "وصل تعديل" });
  await expect(asked).toContainText("الأول");
  await asked.getByRole("button", { name: "حفظ نسختي" }).click();
  await expect(asked).toBeHidden();
  await expect.poll(async () => (await drafted(page))[1]).toBe("نص الثاني");
  await other.context().close();
});
