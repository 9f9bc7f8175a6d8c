import { randomUUID } from "node:crypto";
import { isoDay, isoDayAfter } from "../../src/kernel/text/format.ts";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  type Page,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";
import { call } from "../support/records.ts";

let marker = "";
const made: string[] = [];

test.beforeEach(async ({ page }) => {
  marker = `مهمة${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  const left: { id: number }[] = await (await call(page, "GET", `/api/tasks?q=${marker}`)).json();
  for (const { id } of left) await call(page, "DELETE", `/api/tasks/${id}`);
  for (const path of made.splice(0)) await call(page, "DELETE", path);
});

async function make(page: Page, path: string, data: object): Promise<{ id: number }> {
  const record = await (await call(page, "POST", path, data)).json();
  if (path !== "/api/tasks") made.push(`${path}/${record.id}`);
  return record;
}

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: `${title} ${marker}` });

test("DESK-06 a task is entered with person, day, reminder and client; the client's file shows it and adds another", async ({
  page,
}) => {
  const client = await make(page, "/api/clients", {
    name: `عميل ${marker}`,
    email: `${randomUUID()}@mail.example`,
    phone: "0551234567",
    company: "رواق",
    address: "الرياض",
  });
  await page.goto(`/admin/tasks?view=list&q=${marker}`);
  await page.getByRole("button", { name: "إضافة مهمة" }).first().click();
  const form = page.getByRole("dialog", { name: "إضافة مهمة" });
  await form.getByLabel("المهمة").fill(`اتصال ${marker}`);
  await form.getByRole("textbox", { name: "الموعد" }).fill("غدًا");
  await form.getByRole("textbox", { name: "يوم التذكير" }).fill("غدًا");
  await form.getByLabel("ساعة التذكير").fill("٢٥:٠٠");
  await expect(form.getByText("اكتب الوقت هكذا: 09:30 أو 9:30 ص")).toBeVisible();
  await form.getByLabel("ساعة التذكير").fill("٠٨:٣٠");
  await form.getByLabel("المسؤول").selectOption({ label: "سارة العتيبي" });
  await form.getByRole("combobox", { name: "مرتبطة بـ" }).fill(marker);
  await page.getByRole("option", { name: marker }).click();
  await expect(form.getByRole("button", { name: `إزالة الربط مع عميل ${marker}` })).toBeVisible();
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(row(page, "اتصال")).toContainText("غدًا");
  await expect(row(page, "اتصال")).toContainText("8:30 ص");
  await expect(row(page, "اتصال")).toContainText("سارة العتيبي");
  const [stored] = await (await call(page, "GET", `/api/tasks?q=${marker}`)).json();
  const tomorrow = isoDayAfter(new Date(), 1);
  expect(stored).toMatchObject({
    due_date: tomorrow,
    remind_at: `${tomorrow}T05:30:00.000Z`,
    client_id: client.id,
  });

  await row(page, "اتصال")
    .getByRole("link", { name: `عميل ${marker}` })
    .click();
  const file = page.getByRole("dialog").getByRole("region", { name: "المهام" });
  await expect(file.getByRole("listitem")).toContainText([`اتصال ${marker}`]);
  await file.getByRole("button", { name: `إضافة مهمة عن عميل ${marker}` }).click();
  const second = page.getByRole("dialog", { name: "إضافة مهمة" });
  await second.getByLabel("المهمة").fill(`زيارة ${marker}`);
  await second.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(file.getByRole("listitem")).toHaveCount(2);
  await file.getByRole("checkbox", { name: `أُنجزت: زيارة ${marker}` }).click();
  await expect(file.getByText("منجزة: مهمة واحدة")).toBeVisible();
  // More than one page of tasks.
  for (let count = 1; count <= 50; count++)
    await make(page, "/api/tasks", { title: `متابعة ${count}`, client_id: client.id, is_done: true });
  await page.reload();
  await expect(file.getByText("منجزة: 51 مهمة")).toBeVisible();
  await expect(file.getByRole("listitem")).toContainText([`اتصال ${marker}`]);
});

test("DESK-06 tasks are listed by state, by day and by week; keys switch the week", async ({ page }) => {
  const today = isoDay(new Date());
  await make(page, "/api/tasks", { title: `اليوم ${marker}`, due_date: today });
  await make(page, "/api/tasks", { title: `فائتة ${marker}`, due_date: isoDayAfter(new Date(), -30) });
  await page.goto(`/admin/tasks?view=list&q=${marker}`);
  await expect(page.locator("[data-task]")).toHaveCount(2);
  const chosen = page.getByRole("list", { name: "حالة المهام" });
  await chosen.getByRole("button", { name: "المتأخرة" }).click();
  await expect(page.locator("[data-task]")).toHaveCount(1);
  await row(page, "فائتة").getByRole("checkbox").click();
  await expect(page.locator("[data-task]")).toHaveCount(0);
  await chosen.getByRole("button", { name: "المنجزة" }).click();
  await expect(row(page, "فائتة")).toBeVisible();
  await chosen.getByRole("button", { name: "مهامي" }).click();
  await expect(page.getByRole("heading", { name: "لا مهام هنا" })).toBeVisible();

  await page.goto(`/admin/tasks?view=week&q=${marker}`);
  const days = page.getByRole("list", { name: "المهام يومًا بيوم" });
  await expect(days.locator("[data-today]")).toContainText(`اليوم ${marker}`);
  await expect(days.locator(":scope > li")).toHaveCount(7);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await expect(days).not.toContainText(`اليوم ${marker}`);
  await expect(days.locator("[data-today]")).toHaveCount(0);
  await page.keyboard.press("t");
  await expect(days.locator("[data-today]")).toContainText(`اليوم ${marker}`);
  await page.getByRole("group", { name: "طريقة العرض" }).getByRole("button", { name: "يوم" }).click();
  await expect(days.locator(":scope > li")).toHaveCount(1);
  await page.setViewportSize(viewports.phone);
  await page.getByRole("group", { name: "طريقة العرض" }).getByRole("button", { name: "أسبوع" }).click();
  await expect(days.locator("[data-today]")).toContainText(`اليوم ${marker}`);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});

test("DESK-06 a reminder that becomes due rings in the open admin, can be snoozed from the bell, and marked done there", async ({
  page,
}) => {
  await page.goto("/admin/tasks?view=list");
  await expect(page.locator("[data-task]").first()).toBeVisible();
  const bell = page.getByRole("button", { name: /^التنبيهات/ });
  const title = `رنين ${marker}`;
  const task = await make(page, "/api/tasks", {
    title,
    remind_at: new Date(Date.now() - 1000).toISOString(),
  });
  await expect(page.locator("[data-toast]").filter({ hasText: `تذكير: ${title}` })).toHaveCount(1);
  await bell.click();
  const rung = page
    .getByRole("dialog", { name: "التنبيهات" })
    .getByRole("listitem")
    .filter({ hasText: title });
  await rung.getByRole("button", { name: `تأجيل التذكير: ${title}` }).click();
  await page.getByRole("menuitem", { name: "ساعة" }).click();
  await expect(rung).toHaveCount(0);
  const stored = async () => (await call(page, "GET", `/api/tasks/${task.id}`)).json();
  expect(Date.parse((await stored()).remind_at)).toBeGreaterThan(Date.now() + 50 * 60_000);
  await call(page, "PUT", `/api/tasks/${task.id}`, { remind_at: new Date(Date.now() - 1000).toISOString() });
  if (!(await page.getByRole("dialog", { name: "التنبيهات" }).isVisible())) await bell.click();
  await rung.getByRole("button", { name: `أُنجزت: ${title}` }).click();
  await expect(rung).toHaveCount(0);
  expect((await stored()).is_done).toBe(true);
});
