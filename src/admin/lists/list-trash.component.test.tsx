import { expect, test } from "vitest";
import { page } from "vitest/browser";
import QuoteRequestsPage from "../../content/sales/requests/screen/quote-requests-screen.tsx";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import {
  banner,
  button,
  openRecords,
  question,
  rowOf,
  tile,
} from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const openTrash = () => page.getByRole("link", { name: "المحذوفات" }).click();
const back = () => page.getByRole("link", { name: "العودة إلى القائمة" }).click();

test("DESK-04 AR-04 a deleted service is in the trash of its list, is restored from there, and the trash fits every width in both themes", async () => {
  const { site, made, stored } = await openRecords<{ id: number }>(<ServicesScreen />, {
    path: "/api/services",
    at: "/admin/services",
    records: [{ title: "غائبة" }],
  });
  await site.call("DELETE", `/api/services/${made[0]?.id}`);
  await openTrash();
  await expect.element(heading("المحذوفات من «الخدمات»")).toBeVisible();
  await expect.element(rowOf("غائبة")).toMatchTextContent("30 يومًا");
  await expect.element(rowOf("غائبة")).toMatchTextContent("· Test Admin");
  await expectFitsAndReads();
  await button("استعادة غائبة").click();
  await expect.element(rowOf("غائبة")).not.toBeInTheDocument();
  await back();
  await page.getByRole("searchbox").fill("غائبة");
  await expect.element(tile("غائبة")).toBeVisible();
  expect(await stored()).toMatchObject([{ id: made[0]?.id, title: "غائبة" }]);
});

test("DESK-04 a deleted request is restored from the trash of the requests; going back leaves the trash", async () => {
  const site = await makeSite();
  const sent = { name: "هند", email: "h@mail.example", phone: "0551234567", message: "متجر" };
  await site.call("POST", "/api/project-requests", sent);
  const at = "/admin/quote-requests?view=table&q=هند";
  const router = await openScreen(<QuoteRequestsPage />, at, "/admin/quote-requests/:id?");
  await button("حذف طلب هند").click();
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.element(rowOf("هند")).not.toBeInTheDocument();
  await button("تصفية").click();
  await openTrash();
  await expect.element(heading("المحذوفات من «طلبات العروض»")).toBeVisible();
  await router.navigate(-1);
  await expect.element(heading("طلبات العروض")).toBeVisible();
  await router.navigate(1);
  await rowOf("هند")
    .getByRole("button", { name: /^استعادة/ })
    .click();
  await expect.element(rowOf("هند")).not.toBeInTheDocument();
  await back();
  await page.getByRole("searchbox").fill("هند");
  await expect.element(page.getByRole("listitem").filter({ hasText: "هند" }).first()).toBeVisible();
  await expect.element(banner("حدث خطأ")).not.toBeInTheDocument();
});
