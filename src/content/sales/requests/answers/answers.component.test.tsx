import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import { linkOf, openDesk, openedOf, openMessages, siteWith, threadOf } from "../desk-tests/test-desk.tsx";

const mailOf = (from: string, text: string, more = "") =>
  `From: ${from}\nMessage-ID: <${crypto.randomUUID()}@mail.example>\n${more}Content-Type: text/plain; charset=utf-8\n\n${text}\n`;

test("THREAD-01 an answer by mail appears in the open request as theirs, as text, with its quotation folded", async () => {
  const site = await siteWith({ نورة: { email: "noura@mail.example" } });
  const text = "نعم <b>مناسب</b>\n\nOn Sun, Nov 22, 2026 at 10:00 AM A <a@b.example> wrote:\n> العرض القديم";
  await openDesk("/1");
  await expect.element(threadOf("نورة")).toBeVisible();
  await site.takeMail(mailOf("noura@mail.example", text));
  const entry = threadOf("نورة").getByRole("listitem").filter({ hasText: "مناسب" });
  await expect.element(entry).toMatchTextContent("نعم <b>مناسب</b>");
  await expect.element(entry).toMatchTextContent("بريد");
  const isOpen = () => entry.element().querySelector("details")?.open;
  expect(isOpen()).toBe(false);
  await entry.getByText("إظهار الاقتباس").click();
  await expect.element(entry.getByRole("blockquote")).toMatchTextContent("> العرض القديم");
  expect(isOpen()).toBe(true);
  await expectReads();
  // What came by itself was logged by nobody, and is taken back by nobody.
  await expect.element(entry.getByRole("button", { name: /^حذف ما سُجّل/ })).not.toBeInTheDocument();
  await expect.element(openedOf("نورة")).not.toMatchTextContent("تسجيل صاحب الطلب");
});

test("THREAD-01 SHELL-01 mails without a request wait in the messages, also on a phone: one is placed by its number, one becomes a message, one is deleted and comes back", async () => {
  const site = await siteWith({ نورة: {} });
  for (const name of ["سعد", "هند", "علي"])
    await site.takeMail(mailOf(`${name} <a@other.example>`, `سؤال من ${name}`));
  await resizeTo({ width: 320, height: 700 });
  await openMessages();
  await page.getByRole("button", { name: "بلا طلب: 3" }).click();
  const dialog = page.getByRole("dialog", { name: "بريد بلا طلب" });
  const mail = (name: string) => dialog.getByRole("listitem", { name: `بريد ${name}` });
  await expect.element(mail("سعد")).toMatchTextContent("سؤال من سعد");
  await expectReads();
  await mail("سعد").getByLabelText("رقم الطلب أو الرسالة").fill("٩٩");
  await mail("سعد").getByRole("button", { name: "وضعه هناك" }).click();
  await expect.element(mail("سعد").getByText("لا طلب بهذا الرقم")).toBeVisible();
  await mail("سعد").getByLabelText("رقم الطلب أو الرسالة").fill("١");
  await mail("سعد").getByRole("button", { name: "وضعه هناك" }).click();
  await expect.element(mail("سعد")).not.toBeInTheDocument();
  await mail("علي").getByRole("button", { name: "حذف" }).click();
  await expect.element(mail("علي")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect.element(mail("علي")).toBeVisible();
  await mail("هند").getByRole("button", { name: "رسالة جديدة" }).click();
  await expect.element(mail("هند")).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "إغلاق" }).click();
  await expect.element(linkOf("هند")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "بلا طلب: 1" })).toBeVisible();
  const { notes } = await site.call("GET", "/api/project-requests/1/desk");
  expect(notes.map(({ body }: { body: string }) => body)).toEqual(["سؤال من سعد"]);
});
