import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { noteFiles } from "../../../testing/components/test-files.ts";
import {
  button,
  dialog,
  field,
  markedField,
  question,
  rowOf,
  save,
} from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import PrivacyPage from "../privacy-page.tsx";

const open = () => openScreen(<PrivacyPage />, "/admin/privacy");
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000 - 60_000).toISOString();

test("PRIV-04 a breach is recorded with the hours that are left, and drafted for the authority and the people", async () => {
  const site = await makeSite();
  await open();
  await button("تسجيل حادثة").click();
  await markedField("الحادثة في سطر").fill("ملف أُرسل إلى بريد خاطئ");
  await field("أنواع البيانات").fill("الأسماء وأرقام الجوال");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  const row = rowOf("ملف أُرسل إلى بريد خاطئ");
  await expect.element(row).toMatchTextContent(/تنتهي المهلة خلال 7[12] ساعة/);
  await button("نصوص الإبلاغ عن ملف أُرسل إلى بريد خاطئ").click();
  const authority = dialog().getByRole("region", { name: "إلى الجهة المختصة" });
  await expect.element(authority).toMatchTextContent(/أنواع البيانات: الأسماء وأرقام الجوال/);
  await expect.element(authority).toMatchTextContent(/\[يُكتب هنا: ما حدث وظروفه\]/);
  await expect
    .element(dialog().getByRole("region", { name: "إلى أصحاب البيانات" }))
    .toMatchTextContent(/بماذا ننصحك؟/);
  await dialog().getByRole("button", { name: "إغلاق" }).first().click();
  await site.call("PUT", "/api/breaches/1", { noticedAt: hoursAgo(75) });
  await reloadScreen(<PrivacyPage />, "/admin/privacy");
  await expect.element(row).toMatchTextContent(/فات الموعد منذ 3 ساعات/);
  await site.call("PUT", "/api/breaches/1", { authorityToldAt: hoursAgo(70) });
  await reloadScreen(<PrivacyPage />, "/admin/privacy");
  await expect.element(row).toMatchTextContent(/أُبلغت في/);
  await button("حذف ملف أُرسل إلى بريد خاطئ").click();
  await question("هل تريد حذف هذه الحادثة من السجل؟").getByRole("button", { name: "حذف" }).click();
  await expect.element(page.getByText("لا حوادث مسجّلة.")).toBeVisible();
});

test("PRIV-04 a breach that could not be saved stays in its form", async () => {
  const site = await makeSite();
  await site.breakCalls({ method: "POST", path: "/api/breaches", how: "unavailable" });
  await open();
  await button("تسجيل حادثة").click();
  await markedField("الحادثة في سطر").fill("ملف");
  await save();
  await expect.element(dialog().getByText(/تعذّر حفظ الحادثة/)).toBeVisible();
  await expect.element(markedField("الحادثة في سطر")).toHaveValue("ملف");
});

test("PRIV-04 the record of processing is read with what the agency wrote, and exported", async () => {
  const site = await makeSite();
  await site.call("PUT", "/api/settings", { dataRecipients: "مزوّد الاستضافة" });
  const files = noteFiles();
  await open();
  await expect.element(page.getByText("مزوّد الاستضافة")).toBeVisible();
  await button("عرض السجل").click();
  await expect.element(dialog().getByRole("heading", { name: "طلبات العروض والرسائل" })).toBeVisible();
  await expect.element(dialog().getByText(/ليس استشارة قانونية/)).toBeVisible();
  await dialog().getByRole("button", { name: "إغلاق" }).first().click();
  await page.getByRole("link", { name: "تصدير CSV" }).click();
  await expect.poll(() => JSON.stringify(files)).toContain("csv");
});

test("PRIV-04 AR-04 both registers fit every width and have no accessibility violation in both themes", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/breaches", { title: "ملف أُرسل إلى بريد خاطئ", noticedAt: hoursAgo(1) });
  await open();
  await expect.element(rowOf("ملف أُرسل")).toBeVisible();
  await expectFitsAndReads();
});
