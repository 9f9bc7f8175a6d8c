import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, press, rowOf, textsOf } from "../../../../testing/components/test-records.tsx";
import { expectReads } from "../../../../testing/components/test-survey.ts";
import {
  bar,
  chooseFrom,
  linkOf,
  openedOf,
  openMessages,
  siteWith,
  stateOf,
  threadOf,
} from "./test-desk.tsx";

const invitation = { reason: "other", otherReason: "محاضرة", message: "هل تقبلون دعوة؟" };
const ofContactForm = { requested_services: invitation };
const siteWithMessage = () => siteWith({ نورة: ofContactForm });
const opened = () => openedOf("نورة");
const closed = () => expect.element(opened()).not.toBeInTheDocument();
const said = "أهلًا & سهلًا";

test("DESK-01 the admin shows messages as new, answered or closed, which maps to the stored statuses", async () => {
  const site = await siteWithMessage();
  const router = await openMessages("/1");
  await stateOf("نورة").click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  expect(textsOf(page.getByRole("menuitemradio").elements())).toEqual(["جديدة", "رُدّ عليها", "مغلقة"]);
  await userEvent.keyboard("{Escape}");
  await chooseFrom(stateOf("نورة"), "رُدّ عليها");
  const close = opened().getByRole("button", { name: "إغلاق الرسالة" });
  await expect.element(close).toBeVisible();
  expect((await site.read()).status).toBe("contacted");
  await close.click();
  await expect.element(stateOf("نورة")).toHaveTextContent("مغلقة");
  expect((await site.read()).status).toBe("lost");
  await expect.element(threadOf("نورة")).toMatchTextContent("نُقلت الرسالة من «رُدّ عليها» إلى «مغلقة»");
  const stages = page.getByRole("list", { name: "مراحل الرسائل" }).first();
  await stages.getByRole("button", { name: /^مغلقة/ }).click();
  await expect.poll(() => router.state.location.search).toBe("?stage=closed");
  await expect.element(linkOf("نورة")).toBeVisible();
  await button("لوحة").click();
  await expect.element(page.getByRole("grid", { name: "مغلقة" }).getByRole("row")).toMatchTextContent("نورة");
});

test("AREQ-02 messages have the same kind of screen: they are read, answered and changed in bulk, in both themes", async () => {
  const site = await siteWithMessage();
  await openMessages("?view=table");
  await expect.element(page.getByRole("heading", { level: 1, name: "الرسائل" })).toBeVisible();
  const row = rowOf("نورة");
  for (const words of ["محاضرة", "هل تقبلون دعوة؟", "غير مقروء"])
    await expect.element(row).toMatchTextContent(words);
  const open = () => row.getByRole("button", { name: /نورة$/ }).first().click();
  await open();
  const mail = opened().getByLabelText("نص البريد");
  await mail.fill(said);
  await userEvent.keyboard("{Escape}"); // leaves the field
  await userEvent.keyboard("{Escape}");
  await closed();
  await open();
  await expect.element(mail).toHaveValue(said);
  const address = (name: RegExp) => opened().getByRole("link", { name }).element().getAttribute("href");
  expect(address(/^فتحه في البريد/)).toMatch(/^mailto:.*body=/);
  await opened().getByRole("button", { name: "واتساب" }).click();
  await opened().getByLabelText("نص رسالة واتساب").fill(said);
  expect(address(/^فتحه في واتساب/)).toMatch(new RegExp(`\\?text=${encodeURIComponent(said)}$`));
  await opened().getByLabelText("التذكير", { exact: true }).fill("٢٠٢٦-١٢-٠١");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("حُفظ التغيير").first()).toBeVisible();
  await expectReads();
  await expect.poll(async () => (await site.read()).news).toBeNull(); // two seconds after it was opened
  await userEvent.keyboard("{Escape}"); // after Enter in the date the focus is on the request
  await closed();
  await expect.element(row).not.toMatchTextContent("غير مقروء");
  await press(row.getByRole("checkbox"));
  await chooseFrom(bar().getByRole("button", { name: "تغيير الحالة إلى" }), "رُدّ عليها");
  await expect.element(row.getByRole("button", { name: "تغيير الحالة، الآن رُدّ عليها" })).toBeVisible();
});

test("AREQ-02 SEC-09 messages are exported as the list shows them", async () => {
  const site = await siteWith({ نورة: ofContactForm, هند: ofContactForm, فهد: {} });
  await openMessages("?view=table&q=نورة");
  await expect.element(rowOf("نورة")).toBeVisible();
  await button("تصفية").click();
  const link = page.getByRole("link", { name: "تصدير CSV" });
  await expect.element(link).toBeVisible();
  const answer = await fetch(link.element().getAttribute("href") ?? "");
  const file = new Uint8Array(await answer.arrayBuffer());
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(file).trim().split("\r\n").slice(1);
  expect(lines).toEqual([expect.stringContaining("نورة")]);
  const before = (await site.reads("/api/project-requests/export.csv")).length;
  await link.click();
  await expect
    .poll(async () => (await site.reads("/api/project-requests/export.csv")).length)
    .toBe(before + 1);
});
