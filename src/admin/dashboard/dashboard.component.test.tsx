import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { press } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import { DashboardActivity } from "./dashboard-activity.tsx";
import type { Activity } from "./dashboard-answer.ts";
import DashboardPage from "./dashboard-page.tsx";

/** A site that has been set up, and its dashboard. */
async function openDashboard() {
  const site = await makeSite();
  await openScreen(<DashboardPage />, "/admin");
  await expect.poll(figures).toHaveLength(4);
  return site;
}

const figures = () =>
  [...document.querySelectorAll("main a[data-figure] b")].flatMap(({ textContent }) => textContent ?? []);
const form = () => page.getByRole("form", { name: "مهمة جديدة" });
const title = () => form().getByLabelText(/^ما المهمة القادمة؟/);
const priority = () => form().getByLabelText("الأولوية");
const row = () =>
  page.getByRole("listitem").filter({ hasText: "اتصال بالعميل", has: page.getByRole("checkbox") });

/** Presses the undo button of the message with this text. */
async function takeBack(said: string) {
  const toast = () =>
    [...document.querySelectorAll("[data-toast]")].find(({ textContent }) => textContent?.includes(said));
  await expect.poll(toast).toBeDefined();
  await page
    .elementLocator(toast() ?? document.body)
    .getByRole("button", { name: "تراجع" })
    .click();
}

async function remove() {
  await row().getByRole("button", { name: "إجراءات أخرى: اتصال بالعميل" }).click();
  await page.getByRole("menuitem", { name: "حذف المهمة" }).click();
  await expect.element(row()).not.toBeInTheDocument();
}

test("ADM-06 the figures equal those of the API; four cards and eight quick actions lead to their screens, the latest activity to its record", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/projects", { title: "متجر" });
  const client = { name: "منى", company: "ركن", email: "mona@mail.example", phone: "0551112223" };
  for (const email of ["mona@mail.example", "hind@mail.example"])
    await site.call("POST", "/api/clients", { ...client, email, address: "الرياض", status: "active" });
  for (const rating of [5, 4, 3])
    await site.call("POST", "/api/reviews", { name: "هند", bio: "رأي", rating });
  const { id } = await site.call("POST", "/api/project-requests", client);
  const router = await openScreen(<DashboardPage />, "/admin");
  await expect.poll(figures).toEqual(["1", "2", "0", "3"]);
  const { projects, clients, visitors, reviews } = await site.call("GET", "/api/dashboard");
  expect([projects, clients, visitors, reviews].map(({ total }) => total)).toEqual([1, 2, 0, 3]);

  const linksOf = (links: Iterable<Element>, name: string) =>
    [...links].map((link) => [link.querySelector(name)?.textContent, link.getAttribute("href")]);
  expect(linksOf(document.querySelectorAll("main a[data-figure]"), "h2, h3, span")).toEqual([
    ["المشاريع", "/admin/projects"],
    ["العملاء", "/admin/clients"],
    ["الزوار", "/admin/analytics"],
    ["آراء العملاء", "/admin/testimonials"],
  ]);
  await expect.element(page.getByText(/من 5/)).toBeVisible();
  const actions = page.getByRole("navigation", { name: "إجراءات سريعة" }).getByRole("link").elements();
  expect(actions.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["المشاريع", "/admin/projects"],
    ["آراء العملاء", "/admin/testimonials"],
    ["محتوى الموقع", "/admin/content"],
    ["التحليلات", "/admin/analytics"],
    ["المستخدمون", "/admin/users"],
    ["الرسائل", "/admin/messages"],
    ["رؤية 2030", "/admin/vision2030"],
    ["الأسئلة الشائعة", "/admin/faq"],
  ]);
  await page.getByRole("link", { name: /طلب عرض سعر جديد من منى/ }).click();
  expect(router.state.location.pathname).toBe(`/admin/quote-requests/${id}`);
});

test("ADM-06 a task is added, refused when blank, ticked off, reopened, deleted and restored", async () => {
  const site = await openDashboard();
  const stored = async () => (await site.call("GET", "/api/tasks")) as { title: string; priority: string }[];
  await form().getByRole("button", { name: "إضافة" }).click();
  await expect.element(form().getByText("هذا الحقل مطلوب")).toBeVisible();
  expect(await stored()).toEqual([]);
  await expect.element(priority()).toHaveValue("medium");
  const options = [...priority().element().querySelectorAll("option")];
  expect(options.map(({ textContent }) => textContent)).toEqual(["عالية", "متوسطة", "منخفضة"]);
  await title().fill("اتصال بالعميل");
  await form().getByLabelText("الموعد").fill("٢٠٢٠-٠١-٠١");
  await priority().selectOptions("high");
  priority().element().focus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(row()).toMatchTextContent("فات موعدها");
  await expect.element(row()).toMatchTextContent("1 يناير");
  await expect.element(row().getByText("عالية")).toBeInTheDocument();
  await expect.element(priority()).toHaveValue("medium");
  await expect.element(title()).toHaveFocus();
  expect(await stored()).toMatchObject([
    { title: "اتصال بالعميل", priority: "high", due_date: "2020-01-01" },
  ]);

  await press(row().getByRole("checkbox"));
  await expect.element(row()).not.toBeInTheDocument();
  await takeBack("أُنجزت المهمة");
  await expect.element(row()).toBeVisible();
  await remove();
  await expect.element(page.getByRole("heading", { name: "المهام القادمة" })).toHaveFocus();
  await takeBack("حُذفت المهمة");
  await expect.element(row()).toBeVisible();
  await row().getByRole("button", { name: "اتصال بالعميل", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "تعديل المهمة" });
  await edit.getByLabelText("الأولوية").selectOptions("low");
  await edit.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect.element(row().getByText("منخفضة")).toBeInTheDocument();
  await remove();
});

test("ADM-06 a failure is shown in place of figures, and can be tried again", async () => {
  const site = await makeSite();
  await site.breakCalls({ method: "GET", path: "/api/dashboard", how: "failed" });
  await openScreen(<DashboardPage />, "/admin");
  const alert = page.getByRole("alert").filter({ hasText: "تعذّر تحميل لوحة المعلومات" });
  await expect.element(alert).toBeVisible();
  expect(figures()).toEqual(["-", "-", "-", "-"]);
  await site.mend();
  await page.getByRole("button", { name: "إعادة المحاولة" }).first().click();
  await expect.poll(figures).toEqual(["0", "0", "0", expect.any(String)]);
  await expect.element(alert).not.toBeInTheDocument();
});

test("ADM-06 AR-04 the dashboard fits every width and has no accessibility violation in both themes; its plot has a table too", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/projects", { title: "مشروع", value: "7,500" });
  await site.call("POST", "/api/tasks", { title: "اتصال بالعميل" });
  const visitor = { name: "نورة", phone: "0551234567", email: "n@mail.example" };
  await site.call("POST", "/api/project-requests", visitor);
  await openScreen(<DashboardPage />, "/admin");
  await expect.element(row()).toBeVisible();
  await page.getByText("عرض الأرقام في جدول").click();
  await expect.element(page.getByRole("columnheader", { name: "طلبات العروض" })).toBeVisible();
  // Scrolls up, so that no element lies half under the top bar when the page is checked.
  window.scrollTo(0, 0);
  await expectFitsAndReads();
});

test("ADM-06 AR-04 a change among the latest shows old and new values first, and counts what it leaves out", async () => {
  await makeSite();
  const values = { before: "7,500", after: "8,050" };
  const named = ["الوصف", "المزايا", "الفوائد"].map((label) => ({ label, values: null }));
  const entry: Activity = {
    revision: 4,
    at: "2026-11-27T09:00:00Z",
    actor: "هند",
    action: "update",
    count: 3,
    changes: [...named, { label: "القيمة", values }],
    screen: "projects",
    id: "1",
    title: "مشروع",
  };
  const now = new Date("2026-11-27T10:00:00Z");
  await openScreen(<DashboardActivity activity={[entry]} failed={false} now={now} />, "/admin");
  const edited = page.getByRole("main").getByRole("listitem");
  await expect.element(edited).toMatchTextContent("3 تعديلات · هند");
  const terms = [...edited.element().querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(terms).toEqual(["القيمة", "الوصف", "المزايا"]);
  await expect.element(edited.getByRole("deletion")).toMatchTextContent("7,500");
  await expect.element(edited.getByRole("insertion")).toMatchTextContent("8,050");
  await expect.element(edited).toMatchTextContent("وتغيّر أيضًا: حقل واحد");
  await expectFitsAndReads();
});
