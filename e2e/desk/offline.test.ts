import { randomUUID } from "node:crypto";
import { expect, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

test.use({ allowPageErrors: true }); // the browser's console logs each call that fails offline

test("DESK-08 TRIAL-01 S23: without a network a quote says one thing, and the failure goes once it is saved by itself", async ({
  page,
  context,
}) => {
  await signIn(page);
  const sender = {
    name: `بلا شبكة ${randomUUID().slice(0, 8)}`,
    phone: "0551234567",
    email: `${randomUUID()}@mail.example`,
  };
  const request = await (await call(page, "POST", "/api/project-requests", sender)).json();
  const items = [{ title: "متجر", quantity: 1, unit_price: 100_00 }];
  const quote = await (await call(page, "POST", "/api/quotes", { request_id: request.id, items })).json();
  await page.goto(`/admin/quotes/${quote.id}`);
  const terms = page.getByLabel("ملاحظات وشروط");
  await terms.fill("شرط أول");
  await context.setOffline(true);
  await page.keyboard.press("Control+s");
  const failure = page.getByText("تعذّر حفظ عرض السعر");
  await expect(failure).toBeVisible();
  const said = await page.locator("main").innerText();
  expect(said).toContain("ويُحفظ في الخادم وحده حين يعود الاتصال");
  for (const other of ["فاحفظه بعد عودة الاتصال", "ما دامت هذه النافذة مفتوحة", "لم تُحفظ تلقائيًا"])
    expect(said).not.toContain(other);
  await context.setOffline(false);
  await expect
    .poll(async () => (await (await call(page, "GET", `/api/quotes/${quote.id}`)).json()).terms, {
      timeout: 20_000,
    })
    .toBe("شرط أول");
  await expect(failure).toHaveCount(0);
  await expect(page.getByText("لا اتصال بالشبكة")).toHaveCount(0);
});
