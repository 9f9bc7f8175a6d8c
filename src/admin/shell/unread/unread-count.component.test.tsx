import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { signOut, syncStoredProfile } from "../../../accounts/sign-in/sign-out.ts";
import { arrivalsFeed } from "../../../content/sales/requests/arrivals/arrivals-feed.ts";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";

const sent = { phone: "0551234567", email: "m@mail.example", message: "متجر" };
const bell = (count: number) => page.getByRole("button", { name: `التنبيهات، غير المقروءة: ${count}` });

/** The badge of the installed admin, as this browser would show it. */
function badge() {
  const shown: { count?: number } = {};
  const tell = async (count = 0) => {
    shown.count = count;
  };
  vi.spyOn(navigator, "setAppBadge").mockImplementation(tell);
  vi.spyOn(navigator, "clearAppBadge").mockImplementation(() => tell(0));
  const before = document.title;
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.title = before;
  });
  return shown;
}

test("NOTICE-01 the tab's title and the badge say what the bell counts, on each screen, until it is read", async () => {
  const shown = badge();
  document.title = "المهام · الإدارة";
  const site = await makeSite();
  for (const name of ["منيرة", "نورة"]) await site.call("POST", "/api/project-requests", { ...sent, name });
  await openScreen(<h1>شاشة</h1>, "/admin");
  await expect.element(bell(2)).toBeVisible();
  expect(document.title).toBe("(2) المهام · الإدارة");
  expect(shown.count).toBe(2);
  document.title = "العملاء · الإدارة"; // as the router does for another screen
  await expect.poll(() => document.title).toBe("(2) العملاء · الإدارة");
  await site.call("POST", "/api/arrivals/seen", { kind: "quote", id: 1 });
  await arrivalsFeed.refresh();
  await expect.poll(() => document.title).toBe("(1) العملاء · الإدارة");
  await site.call("POST", "/api/arrivals/seen", { kind: "quote", id: 2 });
  await arrivalsFeed.refresh();
  await expect.poll(() => document.title).toBe("العملاء · الإدارة");
  expect(shown.count).toBe(0);
});

test("NOTICE-01 leaving the admin, signing out and the login clear the badge, and the title is bare again", async () => {
  const shown = badge();
  document.title = "المهام · الإدارة";
  const site = await makeSite({ hasAccounts: true });
  await site.call("POST", "/api/project-requests", { ...sent, name: "منيرة" });
  await openScreen(<h1>شاشة</h1>, "/admin");
  await expect.element(bell(1)).toBeVisible();
  expect(shown.count).toBe(1);
  await cleanup();
  expect([document.title, shown.count]).toEqual(["المهام · الإدارة", 0]);
  shown.count = 7;
  await signOut();
  expect(shown.count).toBe(0);
  shown.count = 7; // the session ended elsewhere, and the page shows the login
  await syncStoredProfile(null);
  expect(shown.count).toBe(0);
});
