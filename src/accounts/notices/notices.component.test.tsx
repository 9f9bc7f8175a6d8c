import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ScreenRightsContext } from "../../admin-kit/may.ts";
import { subscriptionKeys } from "../../testing/components/test-push.ts";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import type { OwnNotices } from "./answers.ts";
import NoticesScreen from "./notices-screen.tsx";

async function open(at = "/admin/notices") {
  const site = await makeSite({ hasAccounts: true });
  await openScreen(<NoticesScreen />, at);
  const stored = async () => (await site.call("GET", "/api/account/notices")) as OwnNotices;
  return { ...site, stored };
}

const tick = (way: string, kind: string) => page.getByRole("checkbox", { name: `${way}: ${kind}` });

test("NOTICE-01 each tick is stored at once by mouse and keyboard, and what stays in the bell cannot be unticked", async () => {
  const { stored } = await open();
  const due = tick("البريد", "تذكير حان وقته");
  await expect.element(due).not.toBeChecked();
  await due.click();
  await expect.poll(async () => (await stored()).channels.due.mail).toBe(true);
  due.element().focus();
  await userEvent.keyboard(" ");
  await expect.poll(async () => (await stored()).channels.due.mail).toBe(false);
  await expect.element(tick("الجرس", "إشارة إليك في ملاحظة")).toBeDisabled();
  await expect.element(tick("الجرس", "إشارة إليك في ملاحظة")).toBeChecked();
});

test("NOTICE-01 a choice that could not be stored is taken back and said", async () => {
  const site = await open();
  const due = tick("البريد", "تذكير حان وقته");
  await expect.element(due).toBeVisible();
  await site.breakCalls({ method: "PUT", path: "/api/account/notices", how: "unavailable" });
  await due.click();
  await expect.element(page.getByText("لم يُحفظ الاختيار. حاول مرة أخرى.")).toBeVisible();
  await expect.element(due).not.toBeChecked();
});

test("NOTICE-01 AR-04 quiet hours and the digest are chosen with their days, stay apart, and the whole screen fits and reads", async () => {
  const { stored } = await open();
  await page.getByRole("switch", { name: "وقت الهدوء" }).click();
  await page.getByLabelText("من الساعة").selectOptions("7"); // the end moves on
  await expect.poll(async () => (await stored()).quiet).toMatchObject({ isOn: true, from: 7, to: 8 });
  await page.getByRole("checkbox", { name: "الجمعة والسبت طوال اليوم" }).click();
  await expect.poll(async () => (await stored()).quiet.weekend).toBe(true);
  await expect.element(page.getByRole("img", { name: /هدوء كل يوم من 7:00/ })).toBeVisible();
  await page.getByRole("switch", { name: "ملخص اليوم بالبريد" }).click();
  for (const day of ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء"])
    await page.getByRole("checkbox", { name: day }).click();
  await expect.poll(async () => (await stored()).digest).toMatchObject({ isOn: true, days: [4] });
  await expect.element(page.getByRole("checkbox", { name: "الخميس" })).toBeDisabled();
  // From the top, where no control lies half under the bar.
  await expectFitsAndReads({ also: () => window.scrollTo(0, 0) });
});

test("NOTICE-01 the link of a mail stops its kind once, with a way back", async () => {
  const { stored } = await open("/admin/notices?stop=assigned");
  await expect.element(page.getByText("لن يصلك بالبريد: أُسند إليك طلب أو مهمة")).toBeVisible();
  await expect.poll(async () => (await stored()).channels.assigned.mail).toBe(false);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect.poll(async () => (await stored()).channels.assigned.mail).toBe(true);
});

test("NOTICE-01 nothing is asked before the click; what was denied is explained and not asked again", async () => {
  const asked = vi.spyOn(Notification, "requestPermission").mockImplementation(async () => {
    vi.spyOn(Notification, "permission", "get").mockReturnValue("denied");
    return "denied";
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(Notification, "permission", "get").mockReturnValue("default");
  await open();
  const allow = page.getByRole("button", { name: "تفعيل التنبيه" });
  await expect.element(allow).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await allow.click();
  await expect.element(page.getByText("المتصفح يمنع تنبيهات هذا الموقع")).toBeVisible();
  await expect.element(allow).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("NOTICE-01 the browsers of a person are listed with what they are, and one is removed", async () => {
  const site = await makeSite({ hasAccounts: true });
  const keys = await subscriptionKeys();
  await site.call("POST", "/api/account/notices/devices", { endpoint: "https://push.example/x", keys });
  await openScreen(<NoticesScreen />, "/admin/notices");
  await expect.element(page.getByText(/مفعّل منذ/)).toBeVisible();
  await page.getByRole("button", { name: /^إزالة / }).click();
  await expect.element(page.getByText(/مفعّل منذ/)).not.toBeInTheDocument();
});

test("NOTICE-01 whoever may not read sales is offered no notices on devices, since none would come", async () => {
  await makeSite({ hasAccounts: true });
  await openScreen(
    <ScreenRightsContext value={{ userId: 1, role: "editor", area: "common" }}>
      <NoticesScreen />
    </ScreenRightsContext>,
    "/admin/notices",
  );
  await expect.element(page.getByRole("heading", { name: "التقويم" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "الأجهزة" })).not.toBeInTheDocument();
});

test("NOTICE-01 the address of the calendar is made, exchanged and ended where it is shown", async () => {
  await open();
  await page.getByRole("button", { name: "إنشاء عنوان" }).click();
  const address = page.getByLabelText("عنوان التقويم");
  await expect.element(address).toBeVisible();
  const first = (address.element() as HTMLInputElement).value;
  expect(first).toMatch(/^http.*\/calendar\/[\w-]{43}\.ics$/);
  await page.getByRole("button", { name: "عنوان جديد بدله" }).click();
  await expect.element(address).not.toHaveValue(first);
  await page.getByRole("button", { name: "إنهاء العنوان" }).click();
  await expect.element(address).not.toBeInTheDocument();
});
