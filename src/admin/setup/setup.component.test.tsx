import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, dialog, press } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import DashboardPage from "../dashboard/dashboard-page.tsx";
import SetupScreen from "./setup-screen.tsx";

const screens = (
  <Routes>
    <Route path="admin" element={<DashboardPage />} />
    <Route path="admin/setup" element={<SetupScreen />} />
    <Route path="*" element={null} />
  </Routes>
);

// The step of the look has the editor's frame: e2e/admin/setup.test.ts surveys it.
test.each([
  ["account", "حسابك جاهز"],
  ["name", "من أنت، وكيف يصل إليك الزائر؟"],
  ["offer", "ما نشاطك؟"],
  ["start", "آخر خطوة"],
])("SETUP-01 AR-04 the step %s fits every width and is accessible in both themes", async (step, title) => {
  await makeSite({ isNew: true, hasAccounts: true });
  await openScreen(screens, `/admin/setup?step=${step}`);
  await expect.element(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  if (step === "offer") await press(page.getByRole("radio", { name: /هندسة/ }));
  await expectFitsAndReads();
});

test("SETUP-01 AR-04 a new site lists what it lacks, says how, and the list can be dismissed", async () => {
  await makeSite({ isNew: true, hasAccounts: true });
  const router = await openScreen(screens, "/admin/setup?step=start");
  await page.getByRole("link", { name: "لاحقًا" }).click();
  const list = page.getByRole("region", { name: "قبل أن تعلن عن موقعك" });
  await expect.element(list).toBeVisible();
  expect(list.getByRole("listitem").elements()).toHaveLength(8);
  await expectFitsAndReads();
  await list.getByRole("button", { name: "طريقة الضبط النسخ الاحتياطي" }).click();
  await expect.element(dialog()).toMatchTextContent("BACKUP_DIR");
  await dialog().getByRole("button", { name: "إغلاق" }).last().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const privacy = list.getByRole("link", { name: "قراءة النص" });
  await privacy.click();
  await expect.poll(() => router.state.location.pathname).toBe("/admin/content/privacy");
  await router.navigate("/admin");
  await expect.element(list).toBeVisible();
  await expect.element(privacy).not.toBeInTheDocument();
  await button("إخفاء القائمة").click();
  await expect.element(list).not.toBeInTheDocument();
});

test("SETUP-01 ASET-01 the first hour asks for the city and begins with no working day", async () => {
  const day = (name: string) => page.getByRole("group", { name, exact: true });
  const settings = "/api/settings";
  const site = await makeSite({ isNew: true, hasAccounts: true });
  await openScreen(screens, "/admin/setup?step=name");
  await expect.element(day("الأحد").getByRole("switch", { name: "نعمل" })).not.toBeChecked();
  expect(await site.call("GET", settings)).toMatchObject({ city: "", openingHours: [], workingHours: "" });
  await press(day("الأحد").getByRole("switch", { name: "نعمل" }));
  await expect.element(day("الأحد").getByRole("textbox", { name: "إلى" })).toHaveValue("17:00");
  await press(day("السبت").getByRole("switch", { name: "نعمل" }));
  await day("السبت").getByRole("textbox", { name: "من" }).fill("25:00");
  await page.getByLabelText(/^اسم المنشأة/).fill("رواق");
  await page.getByLabelText(/^رقم الهاتف/).fill("0551234567");
  await page.getByLabelText(/^البريد الإلكتروني/).fill("salam@riwaq.example");
  await page.getByLabelText(/^المدينة/).fill("أبها");
  await page.getByRole("button", { name: "حفظ ومتابعة" }).click();
  await expect
    .element(day("السبت").getByRole("textbox", { name: "من" }))
    .toHaveAccessibleDescription(/^اكتب الوقت هكذا/);
  await expectFitsAndReads();
  expect((await site.call("GET", settings)).openingHours).toEqual([]);
});
