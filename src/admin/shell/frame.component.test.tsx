import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { viewports } from "../../../e2e/support/survey.ts";
import QuoteRequestsPage from "../../content/sales/requests/screen/quote-requests-screen.tsx";
import { button, question } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads, expectReads, isOnTop } from "../../testing/components/test-survey.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import NotFoundPage from "./not-found-page.tsx";

const sidebar = () => page.getByRole("complementary", { name: "قائمة الإدارة" });
const entry = (name: string) => sidebar().getByRole("link", { name });
const toggle = () => button("القائمة الجانبية");
const main = () => page.getByRole("main");

/** The frame of the admin around an empty screen. */
async function openFrame() {
  await makeSite();
  const router = await openScreen(<h1>شاشة</h1>, "/admin");
  await expect.element(page.getByRole("heading", { name: "شاشة" })).toBeVisible();
  return router;
}

test("ADM-02 AR-04 the sidebar is on the right, and collapses to a rail that passes axe in both themes", async () => {
  await openFrame();
  onTestFinished(() => document.documentElement.classList.remove("rail"));
  const box = () => {
    const { x, width } = sidebar().element().getBoundingClientRect();
    return { x, width };
  };
  expect(box()).toEqual({ x: 1440 - 264, width: 264 });
  await expect.element(toggle()).toHaveAttribute("aria-expanded", "true");
  await toggle().click();
  await expect.poll(box).toEqual({ x: 1440 - 76, width: 76 });
  await expect.element(entry("الإعدادات")).toBeVisible();
  await expect.element(toggle()).toHaveAttribute("aria-expanded", "false");
  await expectReads();
  await toggle().click();
  await expect.poll(box).toMatchObject({ width: 264 });
  await expect.element(page.getByRole("link", { name: /عرض الموقع/ })).toHaveAttribute("href", "/");
});

test("ADM-02 the skip link leads to the screen, and a new screen takes the focus", async () => {
  const router = await openFrame();
  onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "الانتقال إلى المحتوى" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(main()).toHaveFocus();
  entry("العملاء").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/admin/clients");
  await expect.element(main()).toHaveFocus();
});

test("ADM-02 AR-04 on a phone the sidebar is a drawer that works by keyboard and touch and passes axe in both themes", async () => {
  await page.viewport(viewports.phone.width, viewports.phone.height);
  const router = await openFrame();
  await expect.element(sidebar()).not.toBeInTheDocument(); // hidden, so it has no role
  toggle().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(sidebar().getByRole("button", { name: "إغلاق القائمة" })).toHaveFocus();
  await expectReads();
  await userEvent.keyboard("{Escape}");
  await expect.element(sidebar()).not.toBeInTheDocument();
  await expect.element(toggle()).toHaveFocus();
  await toggle().click();
  await expect.element(sidebar()).toBeVisible();
  await userEvent.click(document.elementFromPoint(20, 500) ?? document.body, { position: { x: 20, y: 500 } });
  await expect.element(sidebar()).not.toBeInTheDocument();
  await toggle().click();
  await entry("الرسائل").click();
  await expect.element(sidebar()).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/admin/messages");
});

test("ADM-07 AR-04 on a phone a message covers no answer of a question", async () => {
  await page.viewport(viewports.phone.width, viewports.phone.height);
  await makeSite();
  await openScreen(
    <ConfirmDialog isOpen question="سؤال؟" onClose={() => {}} onConfirm={() => {}} />,
    "/admin",
  );
  toasts.success("رسالة");
  await expect.element(page.getByText("رسالة")).toBeVisible();
  const answers = question().getByRole("button");
  expect(answers.elements()).toHaveLength(2);
  // The message leaves its place at the frame after a dialog has come or moved; it is looked for too, because it ends by itself.
  const covered = () =>
    [...answers.elements(), page.getByText("رسالة").element()].filter((part) => !isOnTop(part));
  await expect.poll(covered).toEqual([]);
});

test.each(["", "?view=table", "/2"])(
  "AR-04 /admin/quote-requests%s fits every width and has no accessibility violation in both themes",
  async (address) => {
    const site = await makeSite();
    for (const name of ["منيرة الفوزان", "نورة"]) {
      const sent = { name, phone: "0551234567", email: "m@mail.example", message: "متجر" };
      await site.call("POST", "/api/project-requests", sent);
    }
    const at = `/admin/quote-requests${address}`;
    await openScreen(<QuoteRequestsPage />, at, "/admin/quote-requests/:id?");
    await expect.element(page.getByText("منيرة الفوزان").first()).toBeVisible();
    if (address === "/2") await expect.element(page.getByRole("article", { name: /نورة/ })).toBeVisible();
    await expectFitsAndReads();
  },
);

test("AR-04 ADM-01 the page of an unknown address fits every width, has no accessibility violation in both themes, and leads to the dashboard", async () => {
  await makeSite();
  const router = await openScreen(<NotFoundPage />, "/admin/nothing");
  await expect.element(page.getByRole("heading", { name: "الصفحة غير موجودة" })).toBeVisible();
  await expectFitsAndReads();
  await page.getByRole("link", { name: "العودة إلى لوحة المعلومات" }).click();
  expect(router.state.location.pathname).toBe("/admin");
});
