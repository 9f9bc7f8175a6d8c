import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const required = "هذا الحقل مطلوب";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const reason = (page: Page) => page.getByRole("combobox", { name: "سبب التواصل" });
const send = (page: Page) => page.getByRole("button", { name: "أرسل الرسالة" }).click();
const thanks = (page: Page) => page.getByRole("heading", { name: "وصلتنا رسالتك" });

test.use({ javaScriptEnabled: false });

test("QUOTE-06 CONTACT-02 CONTACT-04 without script the form works by a plain post: errors, then thanks, then an empty form", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(field(page, "اكتب السبب")).toBeHidden();
  await field(page, "الاسم").fill("هند بلا سكربت");
  await reason(page).selectOption("other");
  await expect(field(page, "اكتب السبب")).toBeVisible();
  await send(page);
  await expect(page.getByText(required)).toHaveCount(2);
  await expect(page.getByText("اكتب سبب التواصل")).toBeVisible();
  await expect(field(page, "الاسم")).toHaveValue("هند بلا سكربت");
  await expect(reason(page)).toHaveValue("other");
  await field(page, "البريد الإلكتروني").fill("noura@mail.example");
  await reason(page).selectOption("service");
  await field(page, "الرسالة").fill("السلام عليكم، كم تكلفة متجر؟");
  const answer = page.waitForResponse(
    (response) => response.request().method() === "GET" && response.url().endsWith("/contact?answer=1"),
  );
  await send(page);
  expect((await answer).headers().refresh).toBe("3; url=/contact");
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(page)).toBeHidden({ timeout: 8000 });
  await expect(field(page, "الاسم")).toHaveValue("");
});
