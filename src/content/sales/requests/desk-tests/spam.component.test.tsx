import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { button, press, rowOf } from "../../../../testing/components/test-records.tsx";
import { expectReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import { bar, headingOf, linkOf, openDesk, openedOf, openerOf, path, siteWith } from "./test-desk.tsx";

const mark = () => userEvent.keyboard("!");
/** One of the events of a ! that is held down. */
const hold = (event: { autoRepeat: boolean }) =>
  cdp().send("Input.dispatchKeyEvent", {
    type: "keyDown",
    ...{ code: "Digit1", key: "!", text: "!", windowsVirtualKeyCode: 49, modifiers: 8 },
    ...event,
  });
const gone = (name: string) => expect.element(linkOf(name)).not.toBeInTheDocument();
const told = (words: string) => page.getByText(words, { exact: true });
const done = "استُبعد الطلب، وهو الآن مع المشتبه بها";
type Site = Awaited<ReturnType<typeof siteWith>>;
const kept = async ({ call }: Site): Promise<number[]> =>
  (await call("GET", path)).map(({ id }: { id: number }) => id);

test("DESK-01 SEC-07 ! puts the open request aside and opens the next one, at the end the one before, and then the list; an undo brings it back", async () => {
  const site = await siteWith({ أولى: {}, ثانية: {}, ثالثة: {} });
  const router = await openDesk();
  await linkOf("ثانية").click();
  await expect.element(openedOf("ثانية")).toBeVisible();
  await mark();
  await expect.element(headingOf("أولى")).toHaveFocus();
  await gone("ثانية");
  await expect.element(told(done)).toBeVisible();
  expect(await kept(site)).toEqual([3, 1]);
  await page.getByRole("button", { name: /^تراجع/ }).click();
  await expect.element(linkOf("ثانية")).toBeVisible();
  expect(await kept(site)).toEqual([3, 2, 1]);
  for (const name of ["ثانية", "ثالثة"]) {
    await mark();
    await expect.element(openedOf(name)).toBeVisible();
  }
  await gone("ثانية");
  await mark();
  await expect.element(page.getByText("لا توجد طلبات حتى الآن")).toBeVisible();
  expect(router.state.location.pathname).toBe("/admin/quote-requests");
  await expect.poll(() => document.activeElement === document.body).toBe(false);
  expect(await kept(site)).toEqual([]);
  await expect.element(page.getByRole("link", { name: "مشتبه بها: 3" })).toBeVisible();
  await expectReads();
});

test("DESK-01 a ! that is held down puts one request aside, and one that is typed into a field none", async () => {
  const site = await siteWith({ أولى: {}, ثانية: {}, ثالثة: {} });
  await openDesk("/3");
  await expect.element(headingOf("ثالثة")).toBeVisible();
  await expect.element(linkOf("أولى")).toBeVisible();
  await userEvent.keyboard("r");
  const reply = openedOf("ثالثة").getByLabelText("نص البريد");
  await expect.element(reply).toHaveFocus();
  await mark();
  await expect.element(reply).toHaveValue("!");
  expect(await site.sent(`${path}/bulk`)).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await hold({ autoRepeat: false });
  await expect.element(headingOf("ثانية")).toHaveFocus();
  await gone("ثالثة");
  for (let time = 0; time < 3; time++) await hold({ autoRepeat: true });
  await userEvent.keyboard("j");
  await expect.element(openedOf("أولى")).toBeVisible();
  expect(await kept(site)).toEqual([2, 1]);
});

test("DESK-01 when a ! fails, all stays in its place and is said", async () => {
  const site = await siteWith({ أولى: {}, ثانية: {} });
  await openDesk("/2");
  await expect.element(linkOf("أولى")).toBeVisible();
  await expect.element(headingOf("ثانية")).toBeVisible();
  await site.breakCalls({ method: "POST", path: `${path}/bulk`, how: "failed" });
  await mark();
  await expect.element(told("تعذّر الاستبعاد، وبقي كل شيء في مكانه")).toBeVisible();
  await expect.element(linkOf("ثانية")).toBeVisible();
  expect(await kept(site)).toEqual([2, 1]);
});

test("DESK-01 ROLE-01 somebody who only reads has neither the key nor the entry", async () => {
  const site = await siteWith({ أولى: {}, ثانية: {} });
  await site.become("reader");
  await openDesk("/2");
  await expect.element(linkOf("أولى")).toBeVisible();
  await expect.element(headingOf("ثانية")).toBeVisible();
  await mark();
  await expect.element(button("إجراءات أخرى")).not.toBeInTheDocument();
  await expect.element(openedOf("ثانية")).toBeVisible();
  expect(await kept(site)).toEqual([2, 1]);
});

test("DESK-01 without an open request ! takes the row with the focus, and in the table the chosen rows", async () => {
  const site = await siteWith({ أولى: {}, ثانية: {}, ثالثة: {}, رابعة: {} });
  const router = await openDesk();
  await expect.element(linkOf("رابعة")).toBeVisible();
  linkOf("رابعة").element().focus();
  await mark();
  await gone("رابعة");
  await expect.element(linkOf("ثالثة")).toHaveFocus();
  await router.navigate("/admin/quote-requests?view=table");
  for (const name of ["أولى", "ثالثة"]) await press(rowOf(name).getByRole("checkbox"));
  openerOf(rowOf("ثانية")).focus();
  await mark();
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(rowOf("ثالثة")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^استُبعد مع المشتبه بها: (طلبان|3 طلبات)$/)).toBeVisible();
  expect(await kept(site)).toEqual([2]);
  await press(rowOf("ثانية").getByRole("checkbox"));
  await bar().getByRole("button", { name: "استبعاد المزعج" }).click();
  await expect.element(rowOf("ثانية")).not.toBeInTheDocument();
  expect(await kept(site)).toEqual([]);
});

test("DESK-01 on a phone the menu of a request does the same as the key", async () => {
  await resizeTo("phone");
  const site = await siteWith({ أولى: {}, ثانية: {} });
  await openDesk();
  await linkOf("ثانية").click();
  await button("إجراءات أخرى").click();
  await page.getByRole("menuitem", { name: "استبعاده لأنه مزعج" }).click();
  await expect.element(headingOf("أولى")).toHaveFocus();
  await expect.element(told(done)).toBeVisible();
  expect(await kept(site)).toEqual([1]);
});
