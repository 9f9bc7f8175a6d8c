import { randomUUID } from "node:crypto";
import { expect, expectNoAxeViolations, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

test("TOKEN-01 an owner reads in the log of a webhook why a delivery failed", async ({ page }) => {
  await signIn(page);
  const name = `محاسبة ${randomUUID().slice(0, 8)}`;
  // The domain `.invalid` is reserved, so no name server knows it.
  const hook = { name, address: "https://hook.invalid/", events: ["request.created"], resources: [] };
  const made = await call(page, "POST", "/api/webhooks", { ...hook, isActive: true });
  expect(made.status()).toBe(201);
  await page.goto("/admin/users?tab=webhooks");
  const row = page.getByRole("row", { name });
  await row.getByRole("button", { name: /خيارات/ }).press("Enter");
  await page.getByRole("menuitem", { name: "إرسال تجريبي" }).press("Enter");
  const log = page.getByRole("dialog", { name: `سجل الإرسال: ${name}` });
  // On a machine without a name server the lookup gets no answer, which has another message.
  await expect(log.getByRole("listitem")).toContainText(/اسم الخادم غير معروف|لم يُجب الخادم/, {
    timeout: 30_000,
  });
  await expectNoAxeViolations(page);
  const all: { id: number; name: string }[] = await (await call(page, "GET", "/api/webhooks")).json();
  await call(page, "DELETE", `/api/webhooks/${all.find((one) => one.name === name)?.id}`);
});
