import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { permission, subscribed } from "../../testing/components/test-push.ts";
import { makeSite, openScreen, reloadScreen } from "../../testing/components/test-screen.tsx";
import { owner } from "../../testing/components/test-site-calls.ts";
import { expectReads } from "../../testing/components/test-survey.ts";
import { noticesClient } from "./notices-client.ts";

const dialog = () => page.getByRole("dialog", { name: "التنبيهات" });
const offer = () => dialog().getByText("تنبيه على هذا الجهاز؟");
const answer = (name: string) => dialog().getByRole("button", { name });
const screen = <h1>شاشة</h1>;

/** Nothing is offered, also once what an offer would read has been read. */
async function expectNoOffer() {
  await navigator.serviceWorker.getRegistration("/admin");
  for (let round = 0; round < 2; round++) await noticesClient.read();
  await expect.element(offer()).not.toBeInTheDocument();
}

async function openBell() {
  await page.getByRole("button", { name: /^التنبيهات/ }).click();
  await expect.element(dialog().getByRole("list", { name: "ما أُسند إليك" })).toBeVisible();
}

/** The admin of an owner to whom a colleague assigned a task. */
async function start() {
  const site = await makeSite({ hasAccounts: true });
  const hind = { email: "hind@mail.example", password: "كلمة سر هند الطويلة" };
  const { link } = await site.call("POST", "/api/users", { name: "هند", email: hind.email, access: "sales" });
  const token = link.split("#welcome=")[1];
  await site.call("POST", "/api/auth/link/arrive", { token, password: hind.password });
  await site.call("POST", "/api/auth/sign-in/email", hind);
  await site.call("POST", "/api/tasks", { title: "اتصل", assignee_id: 1 });
  const { email, password } = owner;
  await site.call("POST", "/api/auth/sign-in/email", { email, password });
  return site;
}

test("NOTICE-01 AR-04 with what was assigned the bell offers notices on this device once, asks nothing itself, and «ليس الآن» rests it", async () => {
  await start();
  permission("default");
  const asked = vi.spyOn(Notification, "requestPermission").mockResolvedValue("default");
  await openScreen(screen, "/admin");
  await openBell();
  await expect.element(offer()).toBeVisible();
  await expectReads();
  expect(asked).not.toHaveBeenCalled();
  await answer("تفعيل التنبيه").click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.element(offer()).toBeVisible(); // the browser's question was closed without an answer
  await answer("ليس الآن").click();
  await expect.element(offer()).not.toBeInTheDocument();
  await expect.element(dialog()).toHaveFocus();
  await reloadScreen(screen, "/admin");
  await openBell();
  await expectNoOffer();
});

test("NOTICE-01 what is denied at the bell is explained there once; where nothing can be asked nothing is offered", async () => {
  await start();
  permission("default");
  vi.spyOn(Notification, "requestPermission").mockImplementation(async () => {
    permission("denied");
    return "denied";
  });
  await openScreen(screen, "/admin");
  await openBell();
  await answer("تفعيل التنبيه").click();
  await expect.element(dialog().getByText("المتصفح يمنع تنبيهات هذا الموقع")).toBeVisible();
  await expect.element(answer("ليس الآن")).not.toBeInTheDocument();
  await reloadScreen(screen, "/admin");
  await openBell();
  await expectNoOffer();
  await expect.element(dialog().getByText("المتصفح يمنع تنبيهات هذا الموقع")).not.toBeInTheDocument();
  subscribed("https://push.example/on"); // it shows them already
  await reloadScreen(screen, "/admin");
  await openBell();
  await expectNoOffer();
});
