import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, question } from "../../../../testing/components/test-records.tsx";
import { reloadScreen } from "../../../../testing/components/test-screen.tsx";
import { expectReads } from "../../../../testing/components/test-survey.ts";
import { discount, items, line, openDraft, saved, screens, title, titles } from "../test-quotes.tsx";

const part = (label: string) => question().getByRole("group", { name: label });

test("SURV-05 DESK-02 a draft that another user saved meanwhile is merged; one that was sent meanwhile shows a message", async () => {
  const { site, at, read } = await openDraft({ items });
  await expect.element(discount()).toBeVisible();
  const theirs = [{ title: "موقع ومتجر", detail: "", quantity: 2, unit_price: 700_000 }];
  await site.call("PUT", at, { discount: 10_000, items: theirs });
  await discount().fill("250");
  await page.getByLabelText("ملاحظات وشروط").fill("دفعتان");
  await expect.element(page.getByText("لم تُحفظ تلقائيًا، احفظها بنفسك")).toBeVisible();
  await button("حفظ").click();
  for (const amount of ["250 ريال", "100 ريال"])
    await expect.element(part("الخصم")).toMatchTextContent(amount);
  expect(question().getByRole("group").elements()).toHaveLength(1);
  await expectReads();
  await question().getByRole("button", { name: "حفظ الدمج" }).click();
  await expect.element(saved()).toBeVisible();
  expect(await read()).toMatchObject({ discount: 25_000, terms: "دفعتان", items: theirs });
  expect(titles()).toEqual(["موقع ومتجر"]);

  await site.call("PUT", at, { items });
  await title(1).fill("آخر");
  await button("حفظ").click();
  await expect.element(part("البنود")).toMatchTextContent("موقع (ثلاث صفحات): 1 × 5,000 ريال");
  await question().getByRole("button", { name: "حفظ نسختي" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(page.getByText(/لم تُحفظ/)).not.toBeInTheDocument();

  await site.call("POST", `${at}/send`);
  await discount().fill("1");
  await button("حفظ").click();
  await expect.element(page.getByText("أُرسل هذا العرض وأنت تعدّله، فلم يعد يُعدَّل.")).toBeVisible();
});

test("DESK-02 a draft saves automatically at each pause, keeps offline input, and saves it when the network is back", async () => {
  const { site, at, screen, read } = await openDraft({ items });
  await discount().fill("250");
  await expect.element(saved()).toBeVisible();
  expect(await read()).toMatchObject({ discount: 250_00 });
  await site.breakCalls({ method: "PUT", path: at, how: "unanswered" });
  await discount().fill("300");
  await expect.element(page.getByText(/^بلا اتصال: محفوظة/)).toBeVisible();
  await site.mend();
  window.dispatchEvent(new Event("online"));
  await expect.element(saved()).toBeVisible();
  expect(await read()).toMatchObject({ discount: 300_00 });
  await reloadScreen(screens, screen);
  await expect.element(discount()).toHaveValue("300");
  await expect.element(page.getByText(/لديك مسودة محفوظة/)).not.toBeInTheDocument();
});

test("DESK-02 ADM-07 a draft is deleted after a confirmation and restored; leaving unsaved lines asks", async () => {
  const { router, screen } = await openDraft({ items });
  await discount().fill("7");
  await title(1).fill(""); // an incomplete line is not saved automatically
  await expect.element(page.getByText("أكمل الناقص لتُحفظ.")).toBeVisible();
  await page.getByRole("link", { name: "عروض الأسعار" }).first().click();
  await expect.element(question().getByRole("button").first()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(discount()).toHaveValue("7");
  await title(1).fill("موقع");
  await button("حفظ").click();
  await expect.element(saved()).toBeVisible();
  await button("إجراءات أخرى").click();
  await page.getByRole("menuitem", { name: "حذف المسودة" }).click();
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/admin/quotes");
  await button("تراجع").click();
  await expect.poll(() => router.state.location.pathname).toBe(screen);
  await expect.element(line(1)).toBeVisible();
});
