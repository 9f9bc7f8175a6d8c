import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import {
  button,
  dialog,
  markedField,
  openRecords,
  press,
  save,
  tile,
} from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads, expectReads } from "../../../testing/components/test-survey.ts";
import ClientsScreen from "../clients/admin-screen.tsx";
import { contact } from "../clients/test-clients.tsx";
import { openDesk, openedOf, siteWith } from "../requests/desk-tests/test-desk.tsx";
import OwnFieldsScreen from "./admin-screen.tsx";
import type { OwnValue } from "./own-values.ts";

const path = "/api/own-fields";
const city = { title: "المدينة", kind: "text" };
const budget = { title: "الميزانية", kind: "number" };
const size = { title: "الحجم", kind: "choice", options: ["صغير", "كبير"] };
const isOld = { title: "عميل قديم", kind: "flag" };
const begins = { title: "يبدأ في", kind: "day" };

test("DESK-09 fields of one's own stand at a request, each stored when it is left; what is refused stays with its reason", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("/1");
  await expect.element(openedOf("نورة")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "حقول خاصة" })).not.toBeInTheDocument();
  await cleanup();
  for (const field of [city, budget, begins, size, isOld])
    await site.call("POST", path, { subject: "request", ...field });
  await openDesk("/1");
  const facts = openedOf("نورة").getByRole("complementary", { name: "بيانات الطلب" });
  const values = async () => {
    const stored: OwnValue[] = (await site.read()).own_values;
    return stored.map(({ value }) => value);
  };
  const text = facts.getByRole("textbox", { name: "المدينة" });
  await text.fill("بريدة");
  await userEvent.tab();
  await expect.poll(values).toEqual(["بريدة"]);
  const number = facts.getByLabelText("الميزانية");
  await number.fill("كثير");
  await userEvent.tab();
  await expect.element(number).toHaveAccessibleDescription("الميزانية: اكتب رقمًا");
  await expect.element(number).toHaveValue("كثير");
  await number.fill("٤٩٠٠");
  await userEvent.tab();
  await expect.poll(values).toEqual(["بريدة", "4900"]);
  await expect.element(number).not.toHaveAccessibleDescription();
  await facts.getByLabelText("الحجم").selectOptions("كبير");
  await expect.poll(values).toEqual(["بريدة", "4900", "كبير"]);
  await press(facts.getByRole("checkbox", { name: "عميل قديم" }));
  await expect.poll(values).toEqual(["بريدة", "4900", "كبير", "1"]);
  const day = facts.getByRole("textbox", { name: "يبدأ في" });
  await day.fill("1/12/2026");
  await userEvent.keyboard("{Enter}");
  await expect.poll(values).toEqual(["بريدة", "4900", "كبير", "1", "2026-12-01"]);
  await text.fill("");
  await userEvent.tab();
  await expect.poll(values).toEqual(["4900", "كبير", "1", "2026-12-01"]);
  await expectFitsAndReads();
  await cleanup();
  await site.become("reader");
  await openDesk("/1");
  await expect.element(facts.getByLabelText("الميزانية")).toBeDisabled();
});

test("DESK-09 DESK-01 a value that cannot be stored stays and is said; what is typed into a field of the facts while it is being stored stays too", async () => {
  const site = await siteWith({ نورة: {} });
  await site.call("POST", path, { subject: "request", ...city });
  await openDesk("/1");
  const facts = openedOf("نورة").getByRole("complementary", { name: "بيانات الطلب" });
  const own = facts.getByRole("textbox", { name: "المدينة" });
  const worth = facts.getByLabelText(/^القيمة المتوقعة بالريال/);
  const day = facts.getByRole("textbox", { name: "التذكير" });
  await site.breakCalls({ method: "PUT", path: "/api/project-requests/1", how: "failed" });
  await own.fill("بريدة");
  await userEvent.tab();
  await expect.element(page.getByText("تعذّر حفظ التغيير")).toBeVisible();
  await expect.element(own).toHaveValue("بريدة");
  await site.mend();
  const later: [Locator, string, string][] = [
    [own, "جدة", "الدمام"],
    [worth, "100", "2000"],
    [day, "1/12/2026", "2/12/2026"],
  ];
  for (const [field, first, second] of later) {
    await site.breakCalls({ method: "PUT", path: "/api/project-requests/1", how: "held" });
    await field.fill(first);
    await userEvent.tab();
    await field.fill(second);
    await site.mend();
    await expect.poll(async () => JSON.stringify(await site.read())).toContain(storedAs[first]);
    // The screen shows what was stored once it has read it anew.
    await new Promise((done) => setTimeout(done, 500));
    await expect.element(field).toHaveValue(second);
    await userEvent.tab();
    await expect.poll(async () => JSON.stringify(await site.read())).toContain(storedAs[second]);
  }
});

/** What a typed value is in the answer of a call. */
const storedAs: Record<string, string> = {
  جدة: '"value":"جدة"',
  الدمام: '"value":"الدمام"',
  100: '"expected_value":10000',
  2000: '"expected_value":200000',
  "1/12/2026": '"remind_on":"2026-12-01"',
  "2/12/2026": '"remind_on":"2026-12-02"',
};

test("DESK-09 fields of clients stand in their form and their file, and an emptied one goes", async () => {
  const site = await makeSite();
  for (const field of [city, begins, isOld]) await site.call("POST", path, { subject: "client", ...field });
  await site.call("POST", "/api/clients", {
    ...contact,
    name: "فهد",
    ownValues: [{ field: 1, value: "جدة" }],
  });
  await openScreen(<ClientsScreen />, "/admin/clients?view=1");
  await expect.element(dialog().getByText("جدة")).toBeVisible();
  await expect.element(dialog().getByText("يبدأ في")).not.toBeInTheDocument();
  await dialog().getByRole("button", { name: "تعديل العميل" }).click();
  await expect.element(dialog().getByRole("textbox", { name: "المدينة" })).toHaveValue("جدة");
  await dialog().getByRole("textbox", { name: "المدينة" }).fill("");
  await press(dialog().getByRole("checkbox", { name: "عميل قديم" }));
  await expectReads();
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect((await site.call("GET", "/api/clients/1")).ownValues).toEqual([{ field: 3, value: "1" }]);
});

test("DESK-09 ADM-04 fields are added on their screen, where only a choice asks for options and the kind stays", async () => {
  const { stored } = await openRecords(<OwnFieldsScreen />, {
    path,
    at: "/admin/own-fields",
    records: [{ subject: "request", ...size }],
  });
  await expect.element(tile("الحجم")).toMatchTextContent("الطلبات والرسائل، اختيار من قائمة: صغير، كبير");
  await expectFitsAndReads();
  await button("حقل جديد").click();
  await markedField("اسم الحقل").fill("القطاع");
  await expect.element(dialog().getByRole("group", { name: "الاختيارات" })).not.toBeInTheDocument();
  await markedField("النوع").selectOptions("اختيار من قائمة");
  await save();
  await expect.element(dialog().getByText("اكتب اختيارًا واحدًا على الأقل")).toBeVisible();
  await markedField("النوع").selectOptions("رقم");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([size, { title: "القطاع", kind: "number", options: [] }]);
  await tile("القطاع").getByRole("button", { name: "القطاع", exact: true }).click();
  await markedField("النوع").selectOptions("نص");
  await save();
  await expect.element(dialog().getByText(/لا يتغيّر بعد إضافة الحقل/)).toBeVisible();
});
