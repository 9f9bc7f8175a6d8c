import type { Page } from "@playwright/test";

/** Completes the invitation that a link leads to, as its person does; the next page is that of somebody who is signed in. */
export async function acceptInvitation(page: Page, link: string, password = "جملة طويلة لا يعرفها أحد") {
  await page.goto(link);
  await page.getByLabel("كلمة المرور الجديدة").fill(password);
  await page.getByLabel("تأكيد كلمة المرور").fill(password);
  await page.getByRole("button", { name: "حفظ ودخول" }).click();
}
