import { expect, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

test("DESK-07 two browsers on one request show each other's user, mark who is writing, and remove who leaves", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const request = { name: "حضور", phone: "0551234567", source: "phone", requested_services: [] };
  const { id } = await (await call(page, "POST", "/api/project-requests/entered", request)).json();
  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signIn(other);
  const here = page.getByRole("status").filter({ hasText: "هنا الآن" });
  const place = `/admin/quote-requests/${id}`;
  await Promise.all([page.goto(place), other.goto(place)]);
  await expect(page.getByRole("heading", { name: /حضور/ })).toBeVisible();
  await expect(here).toHaveText("هنا الآن: حسابك في نافذة أخرى (اطّلاع)");
  await other
    .getByRole("tab", { name: "ملاحظة" })
    .or(other.getByRole("button", { name: "ملاحظة" }))
    .first()
    .click();
  await other.getByRole("textbox", { name: "ملاحظة" }).fill("اتصلت");
  await expect(here).toHaveText("هنا الآن: حسابك في نافذة أخرى (تعديل)");
  await other.goto("/admin/quote-requests");
  await expect(here).toHaveCount(0);
  await call(page, "DELETE", `/api/project-requests/${id}`);
  await other.context().close();
});
