import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { press, rowOf } from "../../../../testing/components/test-records.tsx";
import { reloadScreen } from "../../../../testing/components/test-screen.tsx";
import { expectReads } from "../../../../testing/components/test-survey.ts";
import QuoteRequestsScreen from "../screen/quote-requests-screen.tsx";
import {
  bar,
  headingOf,
  linkOf,
  openDesk,
  openedOf,
  openerOf,
  path,
  pressArabic,
  siteWith,
} from "./test-desk.tsx";

const menu = () => page.getByRole("menu");
const noMenu = () => expect.element(menu()).not.toBeInTheDocument();
const focusOn = (name: string) => linkOf(name).element().focus();

test("DESK-01 J and K move, Enter opens, letters act on the open request, R replies, Escape closes, also on an Arabic keyboard, but not while typing", async () => {
  await siteWith({ أولى: {}, ثانية: {}, ثالثة: {} });
  await openDesk();
  await expect.element(linkOf("أولى")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(linkOf("ثالثة")).toHaveFocus();
  await pressArabic("KeyJ");
  await expect.element(linkOf("ثانية")).toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(linkOf("ثالثة")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(openedOf("ثالثة")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(openedOf("ثانية")).toBeVisible();
  for (const [key, label] of [
    ["m", "ملاحظة جديدة"],
    ["h", "التذكير"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(openedOf("ثانية").getByLabelText(label, { exact: true })).toHaveFocus();
    headingOf("ثانية").element().focus();
  }
  for (const [key, label] of [
    ["a", "المسؤول: بلا مسؤول"],
    ["s", "الحالة: جديد"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole("menu", { name: label })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(headingOf("ثانية")).toHaveFocus();
  }
  await userEvent.keyboard("r");
  const reply = openedOf("ثانية").getByLabelText("نص البريد");
  await expect.element(reply).toHaveFocus();
  await userEvent.keyboard("jke");
  await expect.element(reply).toHaveValue("jke");
  await userEvent.keyboard("{Escape}");
  await expect.element(reply).not.toHaveFocus();
  await expect.element(openedOf("ثانية")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("article")).not.toBeInTheDocument();
  await expect.element(linkOf("ثانية")).toHaveFocus();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
});

test("DESK-01 X selects a row of the table and takes that back", async () => {
  await siteWith({ أولى: {} });
  await openDesk("?view=table");
  await expect.element(rowOf("أولى")).toBeVisible();
  openerOf(rowOf("أولى")).focus();
  await userEvent.keyboard("x");
  await expect.element(page.getByRole("checkbox", { name: "تحديد طلب أولى" })).toBeChecked();
  await userEvent.keyboard("x");
  await expect.element(page.getByRole("checkbox", { name: "تحديد طلب أولى" })).not.toBeChecked();
});

test("DESK-01 the question mark lists the keys, with a switch that turns them off for good", async () => {
  await siteWith({ أولى: {}, ثانية: {} });
  await openDesk();
  await expect.element(linkOf("أولى")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(linkOf("ثانية")).toHaveFocus();
  await pressArabic("Slash");
  const help = page.getByRole("dialog", { name: "المفاتيح" });
  await expect.element(help.getByText("التالي والسابق")).toBeVisible();
  await expectReads();
  await press(help.getByRole("switch", { name: "المفاتيح مفعّلة" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(help).not.toBeInTheDocument();
  focusOn("ثانية");
  await userEvent.keyboard("j");
  await expect.element(linkOf("ثانية")).toHaveFocus();
  await reloadScreen(<QuoteRequestsScreen />, "/admin/quote-requests");
  await expect.element(linkOf("ثانية")).toBeVisible();
  focusOn("ثانية");
  await userEvent.keyboard("j");
  await expect.element(linkOf("ثانية")).toHaveFocus();
});

/** Opens the newer of two requests. */
async function openNewer() {
  const site = await siteWith({ قديم: {}, جديد: {} });
  await openDesk("/2");
  await expect.element(headingOf("جديد")).toBeVisible();
  await expect.element(linkOf("قديم")).toBeVisible();
  await userEvent.keyboard("{Shift}"); // gives the window the keys
  return site;
}

const openers = ["KeyA", "KeyS", "KeyH"] as const;
const next = ["KeyJ", "KeyS", "KeyA", "KeyK", "KeyH", "KeyX"] as const;

test("DESK-01 TRIAL-01 S3: in an Arabic layout no shortcut after another stores anything, and the keys go on working", async () => {
  const site = await openNewer();
  for (const opener of openers)
    for (const key of next) {
      headingOf("جديد").element().focus();
      await pressArabic(opener);
      const reminder = openedOf("جديد").getByLabelText("التذكير", { exact: true });
      if (opener === "KeyH") await expect.element(reminder).toHaveFocus();
      else await expect.element(menu()).toBeVisible();
      await pressArabic(key);
      await userEvent.keyboard("{Escape}");
      await noMenu();
      await expect.element(headingOf("جديد"), { message: `${opener}, ${key}` }).toHaveFocus();
    }
  expect(await site.sent(path)).toEqual([]);
  const untouched = { status: "new", assignee_id: null, remind_on: null };
  for (const id of [1, 2]) expect(await site.read(id)).toMatchObject(untouched);
  await pressArabic("KeyJ");
  await expect.element(openedOf("قديم")).toBeVisible();
});

test("DESK-01 TRIAL-01 S3: a choice is stored by Enter, and the next shortcut is one again, after the menu and after the date", async () => {
  const site = await openNewer();
  headingOf("جديد").element().focus();
  await pressArabic("KeyS");
  await expect.element(menu()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(async () => (await site.read(2)).status).toBe("contacted");
  await expect.element(headingOf("جديد")).toHaveFocus();
  await pressArabic("KeyH");
  await expect.element(openedOf("جديد").getByLabelText("التذكير", { exact: true })).toHaveFocus();
  await userEvent.keyboard("28/11/2027{Enter}");
  await expect.poll(async () => (await site.read(2)).remind_on).toBe("2027-11-28");
  await expect.element(headingOf("جديد")).toHaveFocus();
  await pressArabic("KeyJ");
  await expect.element(openedOf("قديم")).toBeVisible();
  expect(await site.read(1)).toMatchObject({ status: "new", remind_on: null });
});

test("DESK-01 TRIAL-01 S3: the bar of several requests stores nothing by letters either", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("?view=table");
  await press(page.getByRole("checkbox", { name: "تحديد طلب نورة" }));
  for (const label of ["تغيير الحالة إلى", "إسناد إلى"]) {
    bar().getByRole("button", { name: label }).element().focus();
    await userEvent.keyboard("{Enter}");
    // Keys that came before the menu had the focus would be those of the list, where Escape ends the selection.
    await expect.poll(() => document.activeElement?.closest("[role=menu]")).toBeTruthy();
    await pressArabic("KeyJ");
    await userEvent.keyboard("{Escape}");
    await noMenu();
  }
  bar().getByRole("button", { name: "إسناد إلى" }).element().focus();
  await pressArabic("KeyJ");
  expect(await site.sent(path)).toEqual([]);
  expect(await site.read()).toMatchObject({ status: "new", assignee_id: null });
});

test("DESK-01 TRIAL-01 S10: J passes by without marking; two seconds in a request mark it as read, and E as unread again", async () => {
  const site = await siteWith({ قديمة: {}, جديدة: {} });
  const news = async (id: number) => (await site.read(id)).news;
  const router = await openDesk();
  await linkOf("جديدة").click();
  await expect.element(openedOf("جديدة")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.poll(() => router.state.location.pathname).toBe("/admin/quote-requests/1");
  await expect.poll(() => news(1)).toBeNull();
  expect(await news(2)).toBe("arrived");
  await expect.element(linkOf("قديمة")).not.toMatchTextContent("غير مقروء");
  await userEvent.keyboard("e");
  await expect.poll(() => news(1)).toBe("arrived");
  await expect.element(linkOf("قديمة")).toMatchTextContent("غير مقروء");
});

test("DESK-01 I shows what is assigned to oneself alone, and all again, beside an open request too", async () => {
  await siteWith({ أولى: {}, ثانية: {} });
  await openDesk("/1");
  await expect.element(linkOf("ثانية")).toBeVisible();
  await expect.element(openedOf("أولى")).toBeVisible();
  await userEvent.keyboard("i");
  await expect.element(linkOf("ثانية")).not.toBeInTheDocument();
  await expect.element(openedOf("أولى")).toBeVisible();
  await userEvent.keyboard("i");
  await expect.element(linkOf("ثانية")).toBeVisible();
});
