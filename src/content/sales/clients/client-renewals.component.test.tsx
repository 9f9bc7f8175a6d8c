import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { formatDate, formatHijri, isoDay, isoDayAfter } from "../../../kernel/text/format.ts";
import { button } from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import ClientsScreen from "./admin-screen.tsx";
import { path as clientsPath, contact } from "./test-clients.tsx";

const path = "/api/renewals";
const at = "/admin/clients?view=1";
const card = () => page.getByRole("region", { name: "التجديدات", exact: true });
const item = (title: string) => card().getByRole("listitem").filter({ hasText: title });
const titles = () =>
  card()
    .getByRole("listitem")
    .elements()
    .map((one) => one.querySelector("b")?.textContent);
const today = isoDay(new Date());

/** A site with the open file of a client who has two projects, beside another client with one. */
async function openFile() {
  const site = await makeSite();
  for (const name of ["رواق", "ركن"])
    await site.call("POST", clientsPath, { ...contact, name, email: `c${name.length}@mail.example` });
  const project = async (title: string, clientId: number): Promise<string> =>
    (await site.call("POST", "/api/projects", { title, clientId })).id;
  const [shop, blog, other] = [
    await project("متجر رواق", 1),
    await project("مدونة رواق", 1),
    await project("موقع ركن", 2),
  ];
  const add = (project_id: string, title: string, days: number, more: object = {}) =>
    site.call("POST", path, { project_id, title, next_day: isoDayAfter(today, days), ...more });
  return { site, shop, blog, other, project, add };
}

test("DESK-06 the file of a client has what all its projects renew, the soonest first, and renews by one press with undo", async () => {
  const { site, shop, blog, other, add } = await openFile();
  await add(shop, "الاستضافة", 60, { amount: 1200.5, period: "year" });
  await add(blog, "عناية", -3, { amount: 500, period: "month" });
  await add(shop, "مدفوعات", 5, { state: "ended" });
  await add(other, "نطاق", 1);
  await openScreen(<ClientsScreen />, at);
  await expect.poll(titles).toEqual(["عناية", "الاستضافة", "مدفوعات"]);
  await expect.element(item("الاستضافة")).toMatchTextContent(/متجر رواق.*1,200\.50\sريال سنويًا.*بعد 60 يومًا/);
  await expect
    .element(item("الاستضافة").getByRole("link", { name: "متجر رواق" }))
    .toHaveAttribute("href", `/admin/projects?open=${shop}`);
  await expect.element(item("عناية")).toMatchTextContent("حلّ الموعد قبل 3 أيام");
  await expect.element(item("مدفوعات")).toMatchTextContent("منتهٍ");
  expect(item("مدفوعات").getByRole("button").elements()).toEqual([]);
  await expectFitsAndReads();

  const [before] = await site.call("GET", `${path}?client_id=1`);
  await button("جُدّد: عناية (مدونة رواق)").click();
  await expect.element(page.getByText(/^سُجّل التجديد، والموعد القادم/)).toBeVisible();
  await expect.element(item("عناية")).not.toMatchTextContent("حلّ الموعد");
  const [after] = await site.call("GET", `${path}?client_id=1`);
  expect(after).toMatchObject({ id: before.id, renewed_at: expect.any(String) });
  const both = `${formatDate(after.next_day)}، ${formatHijri(after.next_day)}`;
  await expect.element(item("عناية")).toMatchTextContent(both);
  await button("تراجع").last().click();
  await expect.element(item("عناية")).toMatchTextContent("حلّ الموعد قبل 3 أيام");
});

test("DESK-06 the open file of a client follows what a colleague renews and adds, to a new project too", async () => {
  const { site, blog, project, add } = await openFile();
  await openScreen(<ClientsScreen />, at);
  await expect.element(card()).toMatchTextContent("لا شيء يُجدَّد في مشاريع هذا العميل.");
  const { id, next_day: day } = await add(blog, "عناية", 0, { period: "month" });
  await expect.element(item("عناية")).toMatchTextContent("حلّ الموعد اليوم");
  await expect.element(card()).not.toMatchTextContent("لا شيء يُجدَّد");
  await site.call("POST", `${path}/${id}/renew`, { day });
  await expect.element(item("عناية")).not.toMatchTextContent("حلّ الموعد");
  await add(await project("تطبيق رواق", 1), "نشر", 1);
  await expect.element(item("نشر")).toMatchTextContent(/تطبيق رواق.*غدًا/);
});

test("DESK-06 ROLE-01 readers see what a client's projects renew and renew nothing; a list that failed is read again", async () => {
  const { site, shop, add } = await openFile();
  await add(shop, "الاستضافة", 60);
  await site.become("reader");
  await openScreen(<ClientsScreen />, at);
  await expect.element(item("الاستضافة")).toMatchTextContent("بعد 60 يومًا");
  expect(card().getByRole("button").elements()).toEqual([]);
  await site.breakCalls({ method: "GET", path, how: "failed" });
  await reloadScreen(<ClientsScreen />, at);
  await expect.element(card().getByText("تعذّر تحميل التجديدات")).toBeVisible();
});
