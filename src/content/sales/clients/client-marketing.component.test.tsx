import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import ClientsScreen from "./admin-screen.tsx";
import { contact, path } from "./test-clients.tsx";

const file = () => page.getByRole("dialog", { name: "بيانات العميل" });
const filter = (name: string) => page.getByRole("combobox", { name, exact: true });
const registration = { ...contact, consent: true, marketing: true };

test("PRIV-01 a client's file proves the consent to news, ends it by one click, and undo takes that back", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/registrations", { ...registration, name: "موافقة" });
  const [{ id, marketingConsentWords }] = await site.call("GET", path);
  await openScreen(<ClientsScreen />, `/admin/clients?view=${id}`);
  await expect.element(file().getByText("يوافق عليها", { exact: true })).toBeVisible();
  await expect.element(file().getByText("نموذج التسجيل في الموقع")).toBeVisible();
  await file().getByText("نص المربع الذي اختاره").click();
  await expect.element(file().getByText(marketingConsentWords, { exact: true })).toBeVisible();
  await expectFitsAndReads();
  await file().getByRole("button", { name: "إيقاف الرسائل" }).click();
  await expect.element(file().getByText("أُوقفت", { exact: true })).toBeVisible();
  await expect.element(file().getByText(/من الفريق/)).toBeVisible();
  await expect.element(file().getByRole("button", { name: "نسخ رابط الإيقاف" })).not.toBeInTheDocument();
  await button("تراجع").click();
  await expect.element(file().getByText("يوافق عليها", { exact: true })).toBeVisible();
  expect(await site.call("GET", path)).toMatchObject([{ agreesToNews: true }]);
});

test("PRIV-01 a client who was never asked has no such section, and an end that fails is said and ends nothing", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/registrations", { ...registration, name: "موافقة" });
  await site.call("POST", path, { ...contact, name: "بلا سؤال", email: "none@mail.example" });
  await openScreen(<ClientsScreen />, "/admin/clients?view=2");
  await expect.element(file().getByText("بلا سؤال").first()).toBeVisible();
  expect(file().getByText("الرسائل التسويقية", { exact: true }).query()).toBeNull();
  await file().getByRole("button", { name: "إغلاق" }).last().click();
  await button("عرض موافقة").click();
  await site.breakCalls({ method: "POST", path: `${path}/1/marketing-end`, how: "failed" });
  await file().getByRole("button", { name: "إيقاف الرسائل" }).click();
  await expect.element(page.getByText("تعذّر إيقاف الرسائل التسويقية")).toBeVisible();
  expect(await site.call("GET", `${path}/1`)).toMatchObject({ agreesToNews: true });
});

test("PRIV-01 ADM-03 the list of those who agree to news is a filter of the address", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/registrations", { ...registration, name: "موافقة" });
  await site.call("POST", path, { ...contact, name: "غيرها", email: "none@mail.example" });
  await openScreen(<ClientsScreen />, "/admin/clients?agreesToNews=1");
  await expect.element(filter("الرسائل التسويقية")).toHaveValue("1");
  await expect.poll(() => document.querySelectorAll("main tbody tr").length).toBe(1);
  await expect.element(page.getByRole("row").last()).toMatchTextContent("موافقة");
});
