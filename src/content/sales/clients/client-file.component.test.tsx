import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { isoDay } from "../../../kernel/text/format.ts";
import {
  button,
  choose,
  dialog,
  field,
  markedField,
  press,
  question,
  rowOf,
  save,
} from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import { expectReads } from "../../../testing/components/test-survey.ts";
import ClientsScreen from "./admin-screen.tsx";
import { contact, openClients, path } from "./test-clients.tsx";

const file = () => page.getByRole("dialog", { name: "بيانات العميل" });

test("ACLI-01 ADM-04 AR-03 five fields are required; a new client is active, joined today, and has no projects", async () => {
  const { site, stored } = await openClients([]);
  await expect.element(button("إضافة عميل").first()).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(field("الحالة")).toHaveValue("active");
  await save();
  await expect.poll(() => dialog().getByText("هذا الحقل مطلوب").elements().length).toBe(5);
  await expect.element(markedField("الاسم")).toHaveFocus();
  await markedField("الاسم").fill("جديد");
  await markedField("الشركة").fill("شركة");
  await markedField("البريد").fill("a@");
  await markedField("رقم الجوال").fill("٠٥٠٠٠٠٠٠٧٨");
  await markedField("العنوان البريدي").fill("جدة");
  await expect.element(markedField("البريد")).toHaveAttribute("type", "email");
  await expect.element(markedField("رقم الجوال")).toHaveAttribute("type", "tel");
  await save();
  await expect.element(dialog().getByText("اكتب بريدًا صحيحًا، مثل name@example.com")).toBeVisible();
  expect(await site.sent(path)).toEqual([]);
  await markedField("البريد").fill("a@mail.example");
  const today = isoDay(new Date());
  await expect
    .element(markedField("تاريخ الانضمام"))
    .toHaveValue(today.split("-").map(Number).reverse().join("/"));
  await save();
  await expect.element(page.getByText("أُضيف العميل")).toBeVisible();
  const body = {
    name: "جديد",
    email: "a@mail.example",
    services: [],
    tags: [],
    phone: "٠٥٠٠٠٠٠٠٧٨",
    company: "شركة",
    address: "جدة",
    vatNumber: "",
    status: "active",
    joinDate: today,
    openingProjects: 0,
    openingValue: 0,
    ownValues: [],
  };
  expect(await site.sent(path)).toEqual([{ method: "POST", path, ifMatch: null, body }]);
  expect(await stored()).toMatchObject([{ phone: "+966500000078", projects: 0, totalValue: 0 }]);
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard("n");
  await expect.element(markedField("الاسم")).toHaveValue("");
});

test("ACLI-01 API-08 SURV-05 details show the client with its projects and lead to the form; two edits are merged", async () => {
  const site = await makeSite();
  const own = { name: "مزارع", openingProjects: 1, openingValue: 100, phone: "0500000079" };
  const { id } = await site.call("POST", path, { ...contact, ...own });
  const project = { title: "متجر", clientId: id, valueAmount: 900, value: "900 ريال", status: "in-progress" };
  const { id: projectId } = await site.call("POST", "/api/projects", project);
  await openScreen(<ClientsScreen />, "/admin/clients");
  await button("عرض مزارع").click();
  for (const words of ["+966 50 000 0079", "1,000 ريال", "2، قيد التنفيذ: 1", "900 ريال", "قيد التنفيذ"])
    await expect.element(file().getByText(words, { exact: true }).first()).toBeVisible();
  await expect
    .element(file().getByRole("link", { name: "متجر" }))
    .toHaveAttribute("href", `/admin/projects?edit=${projectId}`);
  await file().getByRole("button", { name: "تعديل العميل" }).click();
  await expect.element(markedField("العنوان البريدي")).toHaveValue(contact.address);
  await site.call("PUT", `${path}/${id}`, { address: "من غيري", company: "من غيري" });
  await markedField("العنوان البريدي").fill("مني");
  await save();
  await expect
    .element(question().getByRole("group", { name: "العنوان البريدي" }))
    .toMatchTextContent("من غيري");
  await question().getByRole("button", { name: "حفظ الدمج" }).click();
  await expect.element(page.getByText("حُفظت بيانات العميل")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect((await site.sent(path)).map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
  const merged = { address: "مني", company: "من غيري", totalValue: 1000 };
  expect(await site.call("GET", path)).toMatchObject([merged]);

  await choose("مزارع", "سجل التعديلات");
  const versions = dialog().getByRole("list", { name: /سجل/ }).getByRole("listitem");
  await expect.poll(() => versions.elements().length).toBe(3);
  expect(
    dialog()
      .getByText(/من غيري/)
      .query(),
  ).toBeNull(); // the history of personal data shows no values
  await dialog().getByRole("button", { name: "إغلاق" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("ACLI-01 ADM-04 an address opens the form of the client that it names", async () => {
  await openClients([{ name: "أول" }, { name: "ثان", address: "مني" }], "?edit=2");
  await expect.element(markedField("العنوان البريدي")).toHaveValue("مني");
  await expect.element(markedField("الاسم")).toHaveValue("ثان");
});

test("ACLI-01 the form warns of a client with the same e-mail, and saves nevertheless", async () => {
  const { stored } = await openClients([{ name: "أول", email: "one@twice.example" }]);
  await button("إضافة عميل").click();
  await markedField("البريد الإلكتروني").fill("ONE@TWICE.example");
  await userEvent.keyboard("{Tab}");
  await expect.element(markedField("البريد الإلكتروني")).toHaveAccessibleDescription(/مسجّل للعميل أول/);
  await markedField("الاسم").fill("ثانٍ");
  await markedField("الشركة").fill("ش");
  await markedField("رقم الجوال").fill("0551234567");
  await markedField("العنوان البريدي").fill("ع");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await stored()).toHaveLength(2);
});

const registration = { ...contact, name: "مسجّلة", email: "new@mail.example", consent: true };

test("DESK-05 a registration shows the requested services and the text of the consent, and can be changed in the form", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/registrations", {
    ...registration,
    services: ["serviceEcommerce", "serviceBranding"],
  });
  const [client] = await site.call("GET", path);
  await openScreen(<ClientsScreen />, `/admin/clients?view=${client.id}`);
  await expect.element(file().getByText("تصميم متجر إلكتروني، تصميم الشعار والهوية")).toBeVisible();
  await file().getByText("نص الموافقة كما عُرض").click();
  await expect.element(file().getByText(/أوافق/).first()).toBeVisible();
  await expectReads();
  await file().getByRole("button", { name: "تعديل العميل" }).click();
  const form = page.getByRole("dialog", { name: "تعديل العميل" });
  await press(form.getByLabelText("تصميم متجر إلكتروني"));
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(await site.call("GET", path)).toMatchObject([{ services: ["serviceBranding"] }]);
});

test("DESK-05 SURV-03 the bell names a registration and leads to its file", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/registrations", { ...registration, company: "مسجّلة" });
  await openScreen(<ClientsScreen />, "/admin/clients");
  await expect.element(rowOf("مسجّلة")).toBeVisible();
  await page.getByRole("button", { name: /^التنبيهات/ }).click();
  await page.getByRole("link", { name: /تسجيل جديد من مسجّلة/ }).click();
  await expect.element(file()).toMatchTextContent("مسجّلة");
});
