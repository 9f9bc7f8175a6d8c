import { demoAccount, expect, expectFitsAndReads, type Page, signIn, test } from "../support/fixtures.ts";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;

async function sendRequest(page: Page, person: { name: string; phone: string; email: string }) {
  const response = await page.request.post("/api/project-requests", {
    data: person,
    headers: { origin: origin() },
  });
  expect(response.status()).toBe(201);
}

async function openDesk(page: Page) {
  await signIn(page);
  await page.goto("/admin/privacy");
  await expect(page.getByRole("heading", { level: 1, name: "الخصوصية" })).toBeVisible();
}

async function find(page: Page, contact: string) {
  await page.getByLabel("البحث عن شخص بالجوال أو البريد").fill(contact);
  await page.keyboard.press("Enter");
}

/** Gives the password if the page asks for it, which it does only when the session is not fresh. */
async function proveIfAsked(page: Page, done: Promise<unknown>) {
  const password = page.getByRole("dialog").getByLabel("كلمة المرور", { exact: true });
  await Promise.race([password.waitFor().catch(() => {}), done]);
  if (!(await password.isVisible())) return;
  await password.fill(demoAccount.password);
  await page.keyboard.press("Enter");
}

/** The section with the records that were found about a person. */
const found = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "ما لدينا عن" }) });

test("PRIV-02 a person's data is found in another spelling, exported, corrected, and erased after the contact is typed", async ({
  page,
}) => {
  const digits = String(Date.now()).slice(-7);
  const person = { name: `سعاد ${digits}`, phone: `055${digits}`, email: `s${digits}@mail.example` };
  await sendRequest(page, person);
  // This request has the same e-mail with another phone; erasing by the first phone leaves it, and the desk says so.
  await sendRequest(page, { ...person, phone: `056${digits}` });
  await openDesk(page);
  await find(page, "لا شيء");
  await expect(page.getByText("اكتب رقم جوال أو بريدًا إلكترونيًا صحيحًا")).toBeVisible();
  await find(page, `+966 55 ${digits.slice(0, 3)} ${digits.slice(3)}`);
  const result = found(page);
  await expect(result.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(result.getByRole("row")).toHaveCount(2);
  await expect(result.getByRole("row").nth(1)).toContainText(person.name);

  const reader = page.getByRole("dialog", { name: "بيانات" });
  const opened = reader.waitFor();
  await result.getByRole("button", { name: "قراءة بياناته" }).click();
  await proveIfAsked(page, opened);
  await opened;
  await expect(reader.getByRole("heading", { level: 3 })).toContainText(["طلب أو رسالة"]);
  await expect(reader.getByRole("definition").filter({ hasText: person.name })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(result).toBeHidden();
  await expect(reader.getByRole("definition").filter({ hasText: person.name })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(reader).toHaveCount(0);

  const download = page.waitForEvent("download");
  await result.getByRole("button", { name: "تصدير بياناته" }).click();
  await proveIfAsked(page, download);
  expect((await download).suggestedFilename()).toBe("person.json");

  await result.getByRole("button", { name: "تصحيح بياناته" }).click();
  await page.getByRole("dialog").getByLabel("الاسم").fill(`سعاد العمري ${digits}`);
  await page.getByRole("button", { name: "حفظ التصحيح" }).click();
  await expect(result.getByRole("row").nth(1)).toContainText("العمري");

  await result.getByRole("button", { name: "إتلاف بياناته" }).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "إتلاف بياناته" });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("textbox").fill("0500000000");
  await confirm.click();
  await expect(dialog.getByText("ما كتبته لا يطابق")).toBeVisible();
  await dialog.getByRole("textbox").fill(person.phone);
  await confirm.click();
  await expect(page.getByText("أُتلفت البيانات وسُجّل الطلب")).toBeVisible();
  await expect(result.getByRole("heading", { level: 2 })).toContainText(person.email);
  await expect(result.getByRole("row")).toHaveCount(2);
  await result.getByRole("button", { name: "إتلاف بياناته" }).click();
  await dialog.getByRole("textbox").fill(person.email);
  await confirm.click();
  await expect(result).toHaveCount(0);
  const register = page.getByRole("region", { name: "سجل طلبات أصحاب البيانات" });
  await expect(register.getByRole("row").filter({ hasText: "إتلاف" }).first()).toBeVisible();
  await find(page, person.email);
  await expect(page.getByRole("heading", { name: /لا بيانات لدينا عن/ })).toBeVisible();
});

test("PRIV-03 a request is registered with its due date and marked as answered; the log shows who read personal data", async ({
  page,
}) => {
  await openDesk(page);
  const form = page.getByRole("form", { name: "طلب جديد" });
  const contact = `r${Date.now()}@mail.example`;
  await form.getByRole("button", { name: "إضافة" }).click();
  await expect(form.getByText("هذا الحقل مطلوب")).toBeVisible();
  await form.getByLabel("نوع الطلب").selectOption("copy");
  await form.getByLabel("جوال صاحب الطلب أو بريده").fill(contact);
  await form.getByLabel("ورد في").fill("٢٠٢٦-٠١-٠١");
  await form.getByRole("button", { name: "إضافة" }).click();
  const row = page.getByRole("row").filter({ hasText: contact });
  await expect(row).toContainText("31 يناير 2026");
  await expect(row).toContainText("فات موعده");
  await row.getByRole("button", { name: "تمت الإجابة عن طلب نسخة" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "سجل طلبات أصحاب البيانات" })).toBeFocused();

  await page.request.get("/api/clients");
  await page.reload();
  await expect(page.getByRole("region", { name: "سجل الاطّلاع على البيانات الشخصية" })).toContainText(
    "عرض قائمة: عميل",
  );
});

test("PRIV-02 AR-04 the desk fits every width and has no accessibility violation in both themes", async ({
  page,
}) => {
  await openDesk(page);
  const { phone } = (await (await page.request.get("/api/clients")).json())[0];
  await find(page, phone);
  await expect(found(page).getByRole("row").nth(1)).toBeVisible();
  await expectFitsAndReads(page);
  await page.getByRole("button", { name: "إتلاف بياناته" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFitsAndReads(page);
});
