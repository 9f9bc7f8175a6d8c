import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import QuoteRequestsPage from "../../content/sales/requests/screen/quote-requests-screen.tsx";
import { noteDocuments } from "../../testing/components/test-leaving.ts";
import { banner, button } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { owner } from "../../testing/components/test-site-calls.ts";

const dialog = () => page.getByRole("dialog", { name: "تسجيل الدخول" });
const storage = () => ({ user: localStorage.getItem("user"), token: localStorage.getItem("token") });

async function open() {
  const site = await makeSite({ hasAccounts: true });
  await openScreen(<QuoteRequestsPage />, "/admin/quote-requests", "/admin/quote-requests/:id?");
  await expect.element(page.getByRole("searchbox")).toBeVisible();
  return site;
}

test("AUTH-05 when the session ends, a sign-in dialog opens over the screen, and the call can be repeated", async () => {
  const site = await open();
  await page.getByRole("searchbox").fill("منيرة");
  const refresh = button("تحديث").element();
  await site.call("POST", "/api/auth/sign-out");
  refresh.dispatchEvent(new MouseEvent("click", { bubbles: true })); // by script: the stream of arrivals may notice the end first, and then the dialog covers the button
  await expect.element(dialog()).toMatchTextContent("انتهت جلستك. سجّل دخولك من جديد لتتابع من حيث توقفت.");
  const email = dialog().getByLabelText("البريد الإلكتروني");
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).toBeVisible();
  await email.fill(owner.email);
  await dialog().getByLabelText("كلمة المرور").fill(owner.password);
  await dialog().getByRole("button", { name: "دخول" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole("searchbox")).toHaveValue("منيرة");
  await expect.element(banner("حدث خطأ")).not.toBeInTheDocument();
  expect(storage().token).not.toBeNull();
});

test("ADM-02 AUTH-04 a failed logout names the connection as the cause only without an answer; then it clears the storage, ends the session and leads to the login", async () => {
  const site = await open();
  const left = noteDocuments();
  const path = "/api/auth/sign-out";
  const logout = button("تسجيل الخروج");
  await site.breakCalls({ method: "POST", path, how: "unavailable" });
  await logout.click();
  await expect.element(page.getByText("تعذّر تسجيل الخروج. أعد المحاولة بعد قليل.")).toBeVisible();
  await expect.element(page.getByText(/تحقّق من اتصالك/)).not.toBeInTheDocument();
  await site.mend();
  await button("إخفاء").click();
  await site.breakCalls({ method: "POST", path, how: "unanswered" });
  await logout.click();
  await expect.element(page.getByText("تعذّر تسجيل الخروج. تحقّق من اتصالك ثم أعد المحاولة.")).toBeVisible();
  await site.mend();
  expect(await site.call("GET", "/api/auth/session")).toMatchObject({ name: owner.name });
  await logout.click();
  await expect.poll(() => left).toEqual(["/admin"]);
  expect(storage()).toEqual({ user: null, token: null });
  await expect(site.call("GET", "/api/auth/session")).rejects.toThrow("401");
});

test("AUTH-04 a stored user that cannot be parsed ends the session, and the page is loaded anew", async () => {
  const site = await makeSite({ hasAccounts: true });
  localStorage.setItem("user", "{broken");
  const left = noteDocuments();
  await openScreen(<QuoteRequestsPage />, "/admin/quote-requests");
  await expect.poll(() => left).toHaveLength(1);
  expect(storage()).toEqual({ user: null, token: null });
  await expect(site.call("GET", "/api/auth/session")).rejects.toThrow("401");
});
