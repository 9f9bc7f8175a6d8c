import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import {
  button,
  choose,
  countOfTiles,
  openRecords,
  question,
  textsOf,
  tile,
} from "../../testing/components/test-records.tsx";
import { resizeTo } from "../../testing/components/test-survey.ts";

// Controls and behaviour that all screens of the admin share.

const openServices = (titles: string[]) =>
  openRecords(<ServicesScreen />, {
    path: "/api/services",
    at: "/admin/services",
    records: titles.map((title) => ({ title })),
  });

test("ADM-02 an icon button shows its name after a moment of hover or focus, until Escape; WCAG 1.4.13", async () => {
  await openServices(["خدمة"]);
  const bubble = page.getByRole("tooltip", { includeHidden: true });
  const shows = () => bubble.query()?.checkVisibility() ?? false;
  const logout = button("تسجيل الخروج");
  expect(shows()).toBe(false);
  await logout.hover();
  await expect.poll(shows).toBe(true);
  expect(bubble.element().textContent).toBe("تسجيل الخروج");
  await bubble.hover();
  await new Promise((passed) => setTimeout(passed, 200)); // longer than a tooltip waits before it goes
  expect(shows()).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(shows).toBe(false);
  await page.getByRole("main").hover();
  page.getByRole("link", { name: "الانتقال إلى المحتوى" }).element().focus();
  logout.element().focus();
  await expect.poll(shows).toBe(true);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.poll(shows).toBe(false);
});

test("ADM-04 consecutive deletes share one message at the foot, and Z undoes all of them", async () => {
  await openServices(["أولى", "ثانية"]);
  for (const title of ["أولى", "ثانية"]) {
    await choose(title, "حذف");
    await expect.element(question()).toBeVisible();
    // The confirming button comes last.
    const buttons = textsOf(question().getByRole("button").elements());
    expect(buttons).toEqual(["إلغاء", expect.stringContaining("حذف")]);
    await question().getByRole("button", { name: "حذف" }).click();
    await expect.element(tile(title)).not.toBeInTheDocument();
  }
  const toasts = () => textsOf([...document.querySelectorAll("[data-toast]")]);
  await expect.poll(toasts).toEqual([expect.stringContaining("خدمتان")]);
  await userEvent.keyboard("z");
  await expect.poll(countOfTiles).toBe(2);
});

const face = () => page.getByRole("button", { name: /^حسابي/ });
const menu = () => page.getByRole("menu", { name: "حسابي" });
const entry = (name: string) => menu().getByRole("menuitem", { name });

test("ADM-02 the menu at the user's name works by keyboard, and changes the theme", async () => {
  await openServices([]);
  let changes = 0; // the theme itself is changed by the early script of the page that the server sends
  const count = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.matches("[data-theme-toggle]")) changes += 1;
  };
  document.addEventListener("click", count);
  onTestFinished(() => document.removeEventListener("click", count));
  await expect.element(face()).toBeVisible();
  face().element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(entry("حسابي")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(face()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(entry("حسابي")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.poll(() => changes).toBe(1);
});

test("ADM-02 the menu at the user's name leads to the account and signs out, on a phone too", async () => {
  await resizeTo("phone");
  const { site, router } = await openServices([]);
  const follow = async (name: string) => {
    await button("القائمة الجانبية").click();
    await face().click();
    await entry(name).click();
  };
  await follow("حسابي");
  await expect.poll(() => router.state.location.pathname).toBe("/admin/users");
  await site.breakCalls({ method: "POST", path: "/api/auth/sign-out", how: "failed" });
  await follow("تسجيل الخروج");
  await expect.element(page.getByText("تعذّر تسجيل الخروج. أعد المحاولة بعد قليل.")).toBeVisible();
  expect(await site.sent("/api/auth/sign-out")).toHaveLength(1);
});
