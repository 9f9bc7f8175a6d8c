import { expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { noteFiles } from "../../testing/components/test-files.ts";
import { button, dialog, rowOf } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import PrivacyPage from "./privacy-page.tsx";

const person = { name: "سعاد", phone: "0551234567", email: "suad@mail.example" };

/** A site to which these people have written, with the desk of privacy open. */
async function open(...people: (typeof person)[]) {
  const site = await makeSite();
  for (const one of people) await site.call("POST", "/api/project-requests", one);
  await openScreen(<PrivacyPage />, "/admin/privacy");
  return site;
}

async function find(contact: string) {
  await page.getByLabelText("البحث عن شخص بالجوال أو البريد").fill(contact);
  await userEvent.keyboard("{Enter}");
}

/** The section with the records that were found about a person. */
const result = () => page.getByRole("region", { name: /^ما لدينا عن/ });
const title = () => page.getByRole("heading", { name: /^ما لدينا عن/ });
const rows = () => result().getByRole("row");

/** Shows the page as it is printed, until the answered function is called. */
async function print() {
  const show = (media: "print" | "") => cdp().send("Emulation.setEmulatedMedia", { media });
  await show("print");
  onTestFinished(async () => void (await show("")));
  return () => show("");
}

async function erase(contact: string) {
  await result().getByRole("button", { name: "إتلاف بياناته" }).click();
  const confirm = dialog().getByRole("button", { name: "إتلاف بياناته" });
  await expect.element(confirm).toBeDisabled();
  await dialog().getByRole("textbox").fill("0500000000");
  await confirm.click();
  await expect.element(dialog().getByText(/ما كتبته لا يطابق/)).toBeVisible();
  await dialog().getByRole("textbox").fill(contact);
  await confirm.click();
}

test("PRIV-02 a person's data is found in another spelling, read, printed and corrected", async () => {
  const site = await open(person);
  await find("لا شيء");
  await expect.element(page.getByText(/اكتب رقم جوال أو بريدًا إلكترونيًا صحيحًا/)).toBeVisible();
  await find("+966 55 123 4567");
  await expect.element(title()).toHaveFocus();
  await expect.element(rows().nth(1)).toMatchTextContent(person.name);
  expect(rows().elements()).toHaveLength(2);

  await button("قراءة بياناته").click();
  const reader = page.getByRole("dialog", { name: /بيانات/ });
  await expect.element(reader.getByRole("heading", { level: 3 })).toMatchTextContent("طلب أو رسالة");
  const name = reader.getByRole("definition").filter({ hasText: person.name });
  await expect.element(name).toBeVisible();
  const endPrint = await print();
  await expect.element(result()).not.toBeInTheDocument(); // nothing that is hidden has a role
  await expect.element(name).toBeVisible();
  await endPrint();
  await userEvent.keyboard("{Escape}");
  await expect.element(reader).not.toBeInTheDocument();

  await button("تصحيح بياناته").click();
  await dialog().getByLabelText("الاسم").fill("سعاد العمري");
  await button("حفظ التصحيح").click();
  await expect.element(rows().nth(1)).toMatchTextContent("العمري");
  const [stored] = await site.call("GET", "/api/project-requests");
  expect(stored.name).toBe("سعاد العمري");
});

test("PRIV-02 a person's data is exported as a file", async () => {
  await open(person);
  const saved = noteFiles();
  await find(person.email);
  await button("تصدير بياناته").click();
  await expect.poll(() => saved).toEqual(["person.json"]);
});

test("PRIV-02 what is found by one contact is erased after it was typed; what another contact leads to stays, and is said", async () => {
  const site = await open(person, { ...person, phone: "0561234567" });
  await find(person.phone);
  await expect.element(rows().nth(1)).toBeVisible();
  await erase(person.phone);
  await expect.element(page.getByText("أُتلفت البيانات وسُجّل الطلب")).toBeVisible();
  await expect.element(title()).toMatchTextContent(person.email);
  expect(rows().elements()).toHaveLength(2);
  await erase(person.email);
  await expect.element(title()).not.toBeInTheDocument();
  const register = page.getByRole("region", { name: "سجل طلبات أصحاب البيانات" });
  await expect.element(register.getByRole("row").filter({ hasText: "إتلاف" }).first()).toBeVisible();
  await find(person.email);
  await expect.element(page.getByRole("heading", { name: /لا بيانات لدينا عن/ })).toBeVisible();
  expect(await site.call("GET", "/api/project-requests")).toEqual([]);
});

test("PRIV-03 a request is registered with its due date and marked as answered", async () => {
  await open();
  const form = page.getByRole("form", { name: "طلب جديد" });
  await form.getByRole("button", { name: "إضافة" }).click();
  await expect.element(form.getByText("هذا الحقل مطلوب")).toBeVisible();
  await form.getByLabelText("نوع الطلب").selectOptions("copy");
  await form.getByLabelText("جوال صاحب الطلب أو بريده").fill(person.email);
  await form.getByLabelText(/^ورد في/).fill("٢٠٢٦-٠١-٠١");
  await form.getByRole("button", { name: "إضافة" }).click();
  const row = rowOf(person.email);
  await expect.element(row).toMatchTextContent("31 يناير 2026");
  await expect.element(row).toMatchTextContent("فات موعده");
  await row.getByRole("button", { name: /^تمت الإجابة عن طلب نسخة/ }).click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "سجل طلبات أصحاب البيانات" })).toHaveFocus();
});

test("PRIV-03 the log shows who read personal data", async () => {
  const site = await open();
  const log = page.getByRole("region", { name: "سجل الاطّلاع على البيانات الشخصية" });
  await expect.element(log).toBeVisible();
  await expect.element(log.getByText(/عرض قائمة: عميل/)).not.toBeInTheDocument();
  await site.call("GET", "/api/clients");
  await reloadScreen(<PrivacyPage />, "/admin/privacy");
  await expect.element(log).toMatchTextContent("عرض قائمة: عميل");
});

test("PRIV-02 AR-04 the desk fits every width and has no accessibility violation in both themes", async () => {
  await open(person);
  await find(person.phone);
  await expect.element(rows().nth(1)).toBeVisible();
  await expectFitsAndReads();
  await page.viewport(1440, 900);
  await button("إتلاف بياناته").click();
  await expect.element(dialog()).toBeVisible();
  await expectFitsAndReads();
});
