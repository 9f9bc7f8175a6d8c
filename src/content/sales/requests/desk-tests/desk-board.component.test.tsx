import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, press, rowOf } from "../../../../testing/components/test-records.tsx";
import { expectFitsAndReads } from "../../../../testing/components/test-survey.ts";
import { headingOf, items, linkOf, openDesk, openedOf, siteWith } from "./test-desk.tsx";

const column = (stage: string) => page.getByRole("grid", { name: stage, exact: true }).getByRole("row");

test("AREQ-02 ADM-03 AR-04 the board moves a card by keyboard and by its menu, announces the move, keeps the focus, and keeps its filters in the address", async () => {
  const site = await siteWith({ نورة: {} });
  const router = await openDesk("?view=board&q=نورة");
  const card = rowOf("نورة");
  await expect.element(column("جديد")).toMatchTextContent("نورة");
  card.getByRole("button", { name: "نقل نورة" }).element().focus();
  await userEvent.keyboard("{Enter}");
  // The drop targets appear a moment after the key press.
  const target = page.getByRole("button", { name: /الإفلات/ }).first();
  await expect.element(target).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(target).not.toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(column("أُرسل العرض")).toMatchTextContent("نورة");
  await expect.element(column("جديد")).toMatchTextContent("لا شيء هنا");
  await expect
    .element(page.getByRole("status").filter({ hasText: "نُقل طلب نورة إلى «أُرسل العرض»" }))
    .toBeInTheDocument();
  await expect.element(card).toHaveFocus();

  await card.getByRole("button", { name: /تغيير الحالة/ }).click();
  await page.getByRole("menuitemradio", { name: "لم يتم الاتفاق" }).click();
  const reasons = page.getByRole("dialog", { name: "لم يتم الاتفاق" });
  await press(reasons.getByLabelText("لم يعد يردّ"));
  await reasons.getByRole("button", { name: "حفظ السبب" }).click();
  await expect.element(column("لم يتم الاتفاق")).toMatchTextContent("نورة");
  expect(await site.read()).toMatchObject({ status: "lost", lost_reason: "silence" });
  await expectFitsAndReads();
  await button("جدول").click();
  await expect.element(card.getByRole("cell").first()).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get("q")).toBe("نورة");
});

test("AREQ-02 ADM-03 the focus stays on the screen when the pressed element disappears", async () => {
  const site = await siteWith({ نورة: {} });
  const router = await openDesk("?view=table&status=new");
  const status = page.getByRole("button", { name: "تغيير الحالة، الآن جديد" });
  await expect.element(status).toBeVisible();
  status.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitemradio", { name: /جديد/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(status).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(await site.read()).toMatchObject({ status: "contacted" });

  await site.call("POST", "/api/quotes", { request_id: 1, items });
  await router.navigate("/admin/quote-requests/1");
  await expect.element(openedOf("نورة").getByRole("link", { name: /مسودة/ })).toBeVisible();
  await expect.element(linkOf("نورة")).toBeVisible(); // without its row the focus would go to the heading of the screen
  headingOf("نورة").element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(openedOf("نورة")).not.toBeInTheDocument();
  await expect.element(linkOf("نورة")).toHaveFocus();
});
