import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
/** The mark of a part of the form, with 1, 3 or 6 dots; it is shown once the part is complete. */
const markOf = (page: Page, dots: 1 | 3 | 6) => page.locator(`[data-gauge="${dots}"] svg`).nth(1);

test.use({ javaScriptEnabled: false });

test("SITE-03 QUOTE-06 without script the mark fills as each part is completed, and the summary shows the choices", async ({
  page,
}) => {
  await page.goto("/quote");
  const summary = page.getByRole("complementary", { name: "ملخص طلبك" });
  await expect(page.locator("fieldset")).toHaveCount(3);
  for (const dots of [1, 3, 6] as const) await expect(markOf(page, dots)).toHaveCSS("opacity", "0");
  await expect(summary).toContainText("بلا باقة محدّدة");
  await expect(summary.getByText("لم تختر خدمة بعد")).toBeVisible();
  await field(page, "الاسم").fill("نورة");
  await field(page, "رقم الجوال").fill("0551234567");
  await field(page, "البريد الإلكتروني").fill("noura");
  await expect(markOf(page, 1)).toHaveCSS("opacity", "0");
  await field(page, "البريد الإلكتروني").fill("noura@mail.example");
  await expect(markOf(page, 1)).toHaveCSS("opacity", "1");
  for (const label of await page.locator("fieldset label:has([type=checkbox])").all()) {
    const name = (await label.textContent()) ?? "";
    await expect(summary.getByText(name, { exact: true })).toBeHidden();
    await label.click();
    await expect(summary.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(summary.getByText("لم تختر خدمة بعد")).toBeHidden();
  await expect(markOf(page, 3)).toHaveCSS("opacity", "1");
  await expect(markOf(page, 6)).toHaveCSS("opacity", "0");
  await field(page, "وصف الطلب").fill("متجر");
  await expect(markOf(page, 6)).toHaveCSS("opacity", "1");
  await page.getByRole("button", { name: "أرسل الطلب" }).click();
  await expect(page.getByRole("heading", { name: "وصلنا طلبك" })).toBeVisible();
  await expect(page.getByText("ملخص طلبك")).toBeHidden();
});
