import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, dialog, press } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import DashboardPage from "../dashboard/dashboard-page.tsx";
import { setupText } from "./setup.text.ts";
import type { KindPieces } from "./setup-answer.ts";
import SetupScreen from "./setup-screen.tsx";
import { setupKinds } from "./setup-steps.ts";

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

test.each(setupKinds)(
  "SETUP-01 OWN-05 the kind %s is chosen by its name and brings its own services, questions and drawing",
  async (kind) => {
    const site = await makeSite({ isNew: true, hasAccounts: true });
    const router = await openScreen(screens, "/admin/setup?step=offer");
    const { title, text } = setupText.offer.kinds[kind];
    const choice = page.getByRole("radio", { name: `${title} ${text}` });
    await expect.element(choice).toBeRequired();
    expect(page.getByRole("radio").elements()).toHaveLength(setupKinds.length);
    const go = button("حفظ ومتابعة");
    await expect.element(go).toBeDisabled();
    await press(choice);
    expect(choice.element().parentElement?.querySelector("svg path")).not.toBeNull();
    const offered = (await site.call("GET", "/api/setup/kinds")).find((one: KindPieces) => one.kind === kind);
    for (const { title } of [...offered.services, ...offered.questions])
      await expect.element(page.getByRole("checkbox", { name: title, exact: true })).toBeChecked();
    const says = page.getByText(setupText.offer.hides(["register"]));
    if (offered.hides.includes("register")) await expect.element(says).toBeVisible();
    else expect(says.elements()).toEqual([]);
    if (kind === "other") await expect.element(page.getByText(setupText.offer.noServices)).toBeVisible();
    await press(go);
    await expect.poll(() => router.state.location.search).toBe("?step=start");
    expect((await site.call("GET", "/api/services")).map((one: { title: string }) => one.title)).toEqual(
      offered.services.map((one: { title: string }) => one.title),
    );
  },
);

test.each([
  ["name", ["اسم المنشأة", "رقم الهاتف", "البريد الإلكتروني"]],
  ["offer", []],
])("SETUP-01 OWN-05 the step %s marks what it needs, and says what the mark means", async (step, fields) => {
  await makeSite({ isNew: true, hasAccounts: true });
  await openScreen(screens, `/admin/setup?step=${step}`);
  await expect.element(page.getByText("ما عليه علامة * مطلوب لإكمال الخطوة.")).toBeVisible();
  for (const name of fields) {
    await expect.element(page.getByLabelText(new RegExp(`^${name}\\*?$`))).toBeRequired();
    await expect.element(page.getByText(`${name}*`, { exact: true })).toBeVisible();
  }
  if (step === "name") {
    expect(document.querySelectorAll("form [required]")).toHaveLength(fields.length);
    await expect.element(page.getByLabelText(/^العبارة التعريفية/)).not.toBeRequired();
  } else await expect.element(page.getByText("نوع النشاط*", { exact: true })).toBeVisible();
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
