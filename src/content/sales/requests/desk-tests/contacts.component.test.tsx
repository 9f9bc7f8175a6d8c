import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import { headingOf, openDesk, openedOf, path, siteWith, threadOf } from "./test-desk.tsx";

const field = () => openedOf("نورة").getByLabelText("ما قيل");
const logged = "تريد موعدًا يوم الأحد";

test("THREAD-01 L opens the log of what the customer said; it stands in the thread as theirs, and is taken back and restored", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("/1");
  await expect.element(headingOf("نورة")).toBeVisible();
  headingOf("نورة").element().focus();
  await userEvent.keyboard("l");
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(logged);
  await expectReads();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const entry = threadOf("نورة").getByRole("listitem").filter({ hasText: logged });
  await expect.element(entry).toMatchTextContent("نورة");
  await expect.element(entry).toMatchTextContent("مكالمة");
  await expect.element(field()).toHaveValue("");
  expect(await site.read()).toMatchObject({ status: "new" });
  await page.getByRole("button", { name: `حذف ما سُجّل: ${logged}` }).click();
  await expect.element(threadOf("نورة")).not.toMatchTextContent(logged);
  await page.getByRole("button", { name: "تراجع" }).last().click();
  await expect.element(threadOf("نورة")).toMatchTextContent(logged);
});

test("THREAD-01 another way and time are chosen; a time to come is refused at its field and all that was typed stays", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("/1");
  await openedOf("نورة").getByRole("button", { name: "سجّل ردّ العميل" }).click();
  await openedOf("نورة").getByRole("button", { name: "منّا" }).click();
  await openedOf("نورة").getByRole("button", { name: "اجتماع" }).click();
  await openedOf("نورة").getByRole("button", { name: "وقت آخر" }).click();
  await field().fill(logged);
  const time = openedOf("نورة").getByLabelText("وقت التواصل");
  const day = openedOf("نورة").getByLabelText("يوم التواصل", { exact: true });
  await day.fill("2040-01-01");
  await openedOf("نورة").getByRole("button", { name: "تسجيل" }).click();
  await expect.element(openedOf("نورة").getByText("هذا الوقت لم يأتِ بعد")).toBeVisible();
  await expect.element(field()).toHaveValue(logged);
  await day.fill("2026-11-01");
  await time.fill("10:15");
  await openedOf("نورة").getByRole("button", { name: "تسجيل" }).click();
  await expect.element(threadOf("نورة")).toMatchTextContent(logged);
  const { notes } = await site.call("GET", `${path}/1/desk`);
  expect(notes.find(({ kind }: { kind: string }) => kind === "contact")).toMatchObject({
    direction: "out",
    way: "meeting",
    happened_at: "2026-11-01T07:15:00.000Z",
  });
  expect(await site.read()).toMatchObject({ status: "contacted" });
});

test("THREAD-01 SHELL-01 on a phone the bar opens the log, and what failed to be stored stays", async () => {
  const site = await siteWith({ نورة: {} });
  await resizeTo({ width: 320, height: 700 });
  await openDesk("/1");
  await page.getByRole("navigation", { name: "إجراءات سريعة" }).getByLabelText("سجّل ردّ العميل").click();
  await field().fill(logged);
  await expectReads();
  await site.breakCalls({ method: "POST", path: `${path}/1/contacts`, how: "failed" });
  await openedOf("نورة").getByRole("button", { name: "تسجيل" }).click();
  await expect.element(openedOf("نورة").getByRole("alert")).toMatchTextContent("تعذّر تسجيل التواصل");
  await expect.element(field()).toHaveValue(logged);
});
