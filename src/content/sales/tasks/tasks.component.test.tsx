import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { isoDay, isoDayAfter } from "../../../kernel/text/format.ts";
import { button, markedField, press, rowOf } from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../../testing/components/test-screen.tsx";
import { expectFits, expectReads, resizeTo } from "../../../testing/components/test-survey.ts";
import ClientsScreen from "../clients/admin-screen.tsx";
import { contact } from "../clients/test-clients.tsx";
import TasksScreen from "./admin-screen.tsx";

const path = "/api/tasks";
const open = (at = "") => openScreen(<TasksScreen />, `/admin/tasks${at}`);
const today = () => isoDay(new Date());
const tomorrow = () => isoDayAfter(new Date(), 1);
const tasks = () => document.querySelectorAll("[data-task]").length;
const form = () => page.getByRole("dialog", { name: "إضافة مهمة" });
const entry = (label: string) => form().getByRole("textbox", { name: new RegExp(`^${label}`) });
const save = () => form().getByRole("button", { name: "حفظ", exact: true }).click();
const ago = () => new Date(Date.now() - 1000).toISOString();

/** The tasks' screen, from which a link leads to the file of a client. */
function Screens() {
  return useLocation().pathname.startsWith("/admin/clients") ? <ClientsScreen /> : <TasksScreen />;
}

test("DESK-06 a task is entered with person, day, reminder and client; the client's file shows it and adds another", async () => {
  const site = await makeSite();
  const sara = { name: "سارة العتيبي", email: "sara@shurfa.example", access: "sales" };
  await site.call("POST", "/api/users", sara);
  await site.call("POST", "/api/clients", { ...contact, name: "رواق" });
  await openScreen(<Screens />, "/admin/tasks");
  await button("إضافة مهمة").first().click();
  await entry("المهمة").fill("اتصال");
  await entry("الموعد").fill("غدًا");
  await entry("يوم التذكير").fill("غدًا");
  const hour = entry("ساعة التذكير");
  await hour.fill("٢٥:٠٠");
  await expect.element(form().getByText("اكتب الوقت هكذا: 09:30 أو 9:30 ص")).toBeVisible();
  await hour.fill("٠٨:٣٠");
  await markedField("المسؤول").selectOptions("سارة العتيبي");
  await form().getByRole("combobox", { name: "مرتبطة بـ" }).fill("رواق");
  await page.getByRole("option", { name: /رواق/ }).click();
  await expect.element(form().getByRole("button", { name: "إزالة الربط مع رواق" })).toBeVisible();
  await save();
  for (const words of ["غدًا", "8:30 ص", "سارة العتيبي"])
    await expect.element(rowOf("اتصال")).toMatchTextContent(words);
  expect(await site.call("GET", path)).toMatchObject([
    { due_date: tomorrow(), remind_at: `${tomorrow()}T05:30:00.000Z`, client_id: 1, assignee_id: 1 },
  ]);

  await rowOf("اتصال").getByRole("link", { name: /رواق/ }).click();
  const file = page.getByRole("dialog").getByRole("region", { name: "المهام" });
  await expect.element(file.getByRole("listitem")).toMatchTextContent("اتصال");
  await file.getByRole("button", { name: "إضافة مهمة عن رواق" }).click();
  await entry("المهمة").fill("زيارة");
  await save();
  await expect.poll(() => file.getByRole("listitem").elements().length).toBe(2);
  await press(file.getByRole("checkbox", { name: "أُنجزت: زيارة" }));
  await expect.element(file.getByText("منجزة: مهمة واحدة")).toBeVisible();
  // More than one page of tasks.
  const done = Array.from({ length: 50 }, (_, index) => ({ title: `متابعة ${index}`, is_done: true }));
  await Promise.all(done.map((task) => site.call("POST", path, { ...task, client_id: 1 })));
  await reloadScreen(<Screens />, "/admin/clients?view=1");
  await expect.element(file.getByText("منجزة: 51 مهمة")).toBeVisible();
  await expect.element(file.getByRole("listitem")).toMatchTextContent("اتصال");
});

test("DESK-06 tasks are listed by state, and a tick moves them to the done ones", async () => {
  const site = await makeSite();
  await site.call("POST", path, { title: "موعدها اليوم", due_date: today() });
  await site.call("POST", path, { title: "فائتة", due_date: isoDayAfter(new Date(), -30) });
  await open();
  await expect.poll(tasks).toBe(2);
  const choose = (state: RegExp) =>
    page.getByRole("list", { name: "حالة المهام" }).getByRole("button", { name: state }).click();
  await choose(/^المتأخرة/);
  await expect.poll(tasks).toBe(1);
  await press(rowOf("فائتة").getByRole("checkbox"));
  await expect.poll(tasks).toBe(0);
  await choose(/^المنجزة/);
  await expect.element(rowOf("فائتة")).toBeVisible();
  await choose(/^مهامي/);
  await expect.element(page.getByRole("heading", { name: "لا مهام هنا" })).toBeVisible();
});

test("DESK-06 tasks are shown by week and by day; keys switch the week", async () => {
  const site = await makeSite();
  await site.call("POST", path, { title: "موعدها اليوم", due_date: today() });
  await open("?view=week");
  const agenda = page.getByRole("list", { name: "المهام يومًا بيوم" });
  const days = () => [...agenda.element().children];
  const ofToday = () => days().filter((day) => day.hasAttribute("data-today"));
  const showsToday = () => expect.poll(() => ofToday()[0]?.textContent).toContain("موعدها اليوم");
  const show = (view: string) =>
    page.getByRole("group", { name: "طريقة العرض" }).getByRole("button", { name: view }).click();
  await expect.element(agenda).toBeVisible();
  await showsToday();
  expect(days()).toHaveLength(7);
  await userEvent.keyboard("j");
  await expect.poll(ofToday).toEqual([]);
  await expect.element(agenda).not.toMatchTextContent("موعدها اليوم");
  await userEvent.keyboard("t");
  await showsToday();
  await show("يوم");
  await expect.poll(() => days().length).toBe(1);
  await resizeTo("phone");
  await show("أسبوع");
  await showsToday();
  expectFits();
  await expectReads();
});

test("DESK-06 a reminder that becomes due rings in the open admin, can be snoozed from the bell, and marked done there", async () => {
  const site = await makeSite();
  await site.call("POST", path, { title: "قائمة من قبل" });
  await open();
  await expect.poll(tasks).toBe(1);
  const { id } = await site.call("POST", path, { title: "رنين", remind_at: ago() });
  await site.ringReminders();
  const stored = () => site.call("GET", `${path}/${id}`);
  const toasts = () => [...document.querySelectorAll("[data-toast]")];
  await expect.poll(() => toasts().length).toBe(1);
  expect(toasts()[0]?.textContent).toContain("تذكير: رنين");
  await page.getByRole("button", { name: /^التنبيهات/ }).click();
  const bell = page.getByRole("dialog", { name: "التنبيهات" });
  const rung = bell.getByRole("listitem").filter({ hasText: "رنين" });
  await rung.getByRole("button", { name: "تأجيل التذكير: رنين" }).click();
  await page.getByRole("menuitem", { name: "ساعة" }).click();
  await expect.element(rung).not.toBeInTheDocument();
  expect(Date.parse((await stored()).remind_at)).toBeGreaterThan(Date.now() + 50 * 60_000);
  await site.call("PUT", `${path}/${id}`, { remind_at: ago() });
  await site.ringReminders();
  await rung.getByRole("button", { name: "أُنجزت: رنين" }).click();
  await expect.element(rung).not.toBeInTheDocument();
  expect((await stored()).is_done).toBe(true);
});
