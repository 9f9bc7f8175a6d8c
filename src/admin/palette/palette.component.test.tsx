import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import UsersScreen from "../../accounts/users/users-screen.tsx";
import ClientsScreen from "../../content/sales/clients/admin-screen.tsx";
import QuoteScreen from "../../content/sales/quotes/workspace-screen.tsx";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import SettingsScreen from "../../content/settings/admin-screen.tsx";
import TeamScreen from "../../content/team/admin-screen.tsx";
import { markedField, rowOf } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { owner } from "../../testing/components/test-site-calls.ts";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import ContentPage from "../page-records/content-page.tsx";

const screens = (
  <Routes>
    <Route path="admin/clients" element={<ClientsScreen />} />
    <Route path="admin/services" element={<ServicesScreen />} />
    <Route path="admin/settings" element={<SettingsScreen />} />
    <Route path="admin/team" element={<TeamScreen />} />
    <Route path="admin/content/:section" element={<ContentPage />} />
    <Route path="admin/quotes/:id" element={<QuoteScreen />} />
    <Route path="admin/users" element={<UsersScreen />} />
    <Route path="*" element={<h1>شاشة</h1>} />
  </Routes>
);

async function openAdmin() {
  const router = await openScreen(screens, "/admin/faq");
  await expect.element(page.getByRole("heading", { name: "شاشة" })).toBeVisible();
  return () => router.state.location.pathname;
}

const palette = () => page.getByRole("dialog", { name: "بحث سريع" });
const field = () => page.getByRole("combobox", { name: "ابحث عن سجل أو شاشة" });
const chosen = () => palette().getByRole("option", { selected: true });
const opener = () => page.getByRole("button", { name: /البحث في لوحة الإدارة/ });

async function openPalette(keys = "{Control>}k{/Control}") {
  await userEvent.keyboard(keys);
  await expect.element(field()).toHaveFocus();
}

test("ADM-02 by keyboard alone Ctrl-K finds a record in another spelling, marks the match and opens the record", async () => {
  const site = await makeSite();
  const person = { name: "خالد", email: "k@mail.example", phone: "0551112223", address: "الرياض" };
  await site.call("POST", "/api/clients", { ...person, company: "مؤسسة رُطَب" });
  await site.call("POST", "/api/projects", { title: "متجر رُطَب" });
  await site.call("POST", "/api/tasks", { title: "اتصل بصاحب رُطَب" });
  const place = await openAdmin();
  opener().element().focus();
  await openPalette();
  await userEvent.keyboard("رطب");
  await expect.element(chosen()).toMatchTextContent("متجر رُطَب");
  expect(chosen().element().querySelector("mark")?.textContent).toBe("رُطَب");
  await expect.element(field()).toHaveAttribute("aria-activedescendant", chosen().element().id);
  await expect.element(page.getByText(/يساوي البحث بين أشكال الحرف/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();

  await openPalette("{Meta>}k{/Meta}");
  await userEvent.keyboard("رطب");
  await expect.poll(() => palette().getByRole("option").elements().length).toBe(3);
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(chosen()).toMatchTextContent("مهمة");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(chosen()).toMatchTextContent("عميل");
  await userEvent.keyboard("{Enter}");
  await expect.element(markedField("الاسم")).toHaveValue(person.name);
  expect(place()).toBe("/admin/clients");
});

test("ADM-02 Enter right after the last letter opens a result of the full query, not of an earlier one", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/projects", { title: "متجر رُطَب" });
  await site.call("POST", "/api/team-members", { name: "هند القحطاني" });
  const place = await openAdmin();
  await openPalette();
  await userEvent.keyboard("رطب");
  await expect.element(chosen()).toMatchTextContent("رُطَب");
  await site.breakCalls({ method: "GET", path: "/api/search", how: "held" });
  await field().fill("هند القحطاني");
  await userEvent.keyboard("{Enter}");
  await expect.poll(async () => (await site.reads("/api/search")).length).toBe(2);
  expect(place()).toBe("/admin/faq");
  await site.mend();
  await expect.element(markedField("الاسم").first()).toHaveValue("هند القحطاني");
  expect(place()).toBe("/admin/team");
});

test("ADM-02 screens and actions are found too, and the palette does not open over a dialog", async () => {
  await makeSite();
  const place = await openAdmin();
  await openPalette();
  await userEvent.keyboard("اضافه خدمه");
  await expect.element(page.getByRole("group", { name: "إجراءات" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  const form = page.getByRole("dialog", { name: "إضافة خدمة" });
  await expect.element(form).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field()).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
  await opener().click();
  await field().fill("رؤيه");
  await page.getByRole("option", { name: "رؤية 2030" }).click();
  await expect.poll(place).toBe("/admin/vision2030");
  await openPalette();
  await field().fill("لا شيء كهذا");
  await expect
    .element(page.getByRole("status").filter({ hasText: "لا نتائج تطابق بحثك" }))
    .toBeInTheDocument();
});

test("ADM-02 AREQ-02 AUSR-01 a quote opens on its screen, a user in the row of the list", async () => {
  const site = await makeSite({ hasAccounts: true });
  const visitor = { name: "هند", company_name: "مروج", phone: "0551112233", email: "hind@mail.example" };
  const { id: request_id } = await site.call("POST", "/api/project-requests", visitor);
  const items = [{ title: "موقع", quantity: 1, unit_price: 100 }];
  const { id } = await site.call("POST", "/api/quotes", { request_id, items });
  const { number } = await site.call("POST", `/api/quotes/${id}/send`, {});
  const place = await openAdmin();
  await openPalette();
  await userEvent.keyboard(number);
  await expect.element(chosen()).toMatchTextContent("مروج");
  await expect.element(chosen()).toMatchTextContent("عرض سعر");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(number);
  expect(place()).toBe(`/admin/quotes/${id}`);

  await openPalette();
  await userEvent.keyboard("ساره العتيبي");
  await page.getByRole("option", { name: `${owner.name} مستخدم` }).click();
  await expect.element(rowOf(owner.name)).toHaveFocus();
  expect(place()).toBe("/admin/users");
});

test("ADM-02 a failed search shows a message, and screens are still found", async () => {
  const site = await makeSite();
  await site.breakCalls({ method: "GET", path: "/api/search", how: "unavailable" });
  await openAdmin();
  await openPalette();
  await field().fill("العملاء");
  await expect
    .element(palette().getByRole("alert"))
    .toHaveTextContent("تعذّر البحث في السجلات. أعد المحاولة بعد قليل.");
  await expect.element(chosen()).toMatchTextContent("العملاء");
});

test("ADM-02 AR-04 the palette fits every width and has no accessibility violation in both themes", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/projects", { title: "مشروع" });
  await openAdmin();
  await openPalette();
  await field().fill("مشر");
  await expect.element(page.getByRole("group", { name: "السجلات" })).toBeVisible();
  await expectFitsAndReads({
    also(width) {
      const { x, right } = palette().element().getBoundingClientRect();
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    },
  });
});

test("ADM-02 EDIT-01 the text of a page that was found is opened at its field, and so is another one of the page that is open", async () => {
  await makeSite();
  const place = await openAdmin();
  const openFound = async (words: string) => {
    await openPalette();
    await userEvent.keyboard(words);
    await expect.element(chosen()).toMatchTextContent(words);
    await userEvent.keyboard("{Enter}");
  };
  await openFound("عنوان قسم الأسباب");
  await expect.element(page.getByRole("textbox", { name: "عنوان قسم الأسباب" })).toHaveFocus();
  expect(place()).toBe("/admin/content/homepage");
  await openFound("رابط التعريف");
  await expect.element(page.getByRole("textbox", { name: "رابط التعريف" })).toHaveFocus();
});

test("ADM-02 ASET-01 a setting that was found is shown, from another screen and from the settings themselves", async () => {
  await makeSite();
  await openAdmin();
  const openFound = async (words: string) => {
    await openPalette();
    await userEvent.keyboard(words);
    await expect.element(chosen()).toMatchTextContent(words);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("main").getByLabelText(words)).toBeInViewport();
  };
  await openFound("نسبة ضريبة القيمة المضافة");
  await openFound("العبارة التعريفية");
});
