import { expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { reloadPage } from "../../testing/components/test-pages.tsx";
import { expectFitsAndReads, resizeTo } from "../../testing/components/test-survey.ts";
import { printed } from "../../testing/components/test-visitor.ts";
import { isTouched } from "./mark-place.ts";
import { inkOfPage } from "./page-fields.ts";
import { dealtWith, dock, inDock, openReview, over, remarkOn, sheetOf } from "./test-review.ts";

const title = "العنوان الرئيسي";
const address = "pages/about/heroTitle";
const text = () => sheetOf("ملاحظة").getByRole("textbox", { name: "ما الذي تريد تغييره؟" });
const name = () => sheetOf("ملاحظة").getByRole("textbox", { name: /^اسمك/ });
const send = () => sheetOf("ملاحظة").getByRole("button", { name: "أرسل الملاحظة" });

test("SAY-01 by keyboard: Tab reaches each text in order, Enter opens its sheet at the text box, Escape returns to it", async () => {
  await openReview();
  await expect.element(over(title)).toBeInTheDocument();
  const buttons = () => [...document.querySelectorAll<HTMLElement>("button[data-of]:not([data-mark])")];
  const fields = [...document.querySelectorAll<HTMLElement>("main [data-field]")];
  expect(buttons().length).toBeGreaterThan(10);
  const order = buttons().map(({ dataset }) =>
    fields.findIndex((field) => field.dataset.field === dataset.of),
  );
  const onPage = order.filter((place) => place >= 0);
  expect(onPage).toEqual(onPage.toSorted((one, other) => one - other));
  // Links and forms of the page lead nowhere, so keys pass them by.
  expect(document.querySelectorAll("main a[href]:not([tabindex='-1'])").length).toBe(0);
  over(title).element().focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(buttons()[buttons().indexOf(over(title).element() as HTMLElement) + 1]);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  await expect.element(text()).toHaveFocus();
  await expect.element(sheetOf("ملاحظة")).toMatchTextContent(title);
  const quoted = sheetOf("ملاحظة").element().querySelector("blockquote")?.textContent;
  expect(quoted).toBe(document.querySelector("h1")?.textContent);
  await userEvent.keyboard("{Escape}");
  await expect.element(sheetOf("ملاحظة")).not.toBeInTheDocument();
  await expect.element(over(title)).toHaveFocus();
});

test("SAY-01 a tap on a text opens its sheet, links lead nowhere, and selected words stay selected", async () => {
  await openReview();
  await expect.element(over(title)).toBeInTheDocument();
  const before = location.href;
  const heading = document.querySelector("h1");
  await userEvent.click(heading ?? document.body);
  await expect.element(sheetOf("ملاحظة")).toBeVisible();
  expect(heading?.hasAttribute("data-chosen")).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(heading?.hasAttribute("data-chosen")).toBe(false);
  const link = document.querySelector<HTMLElement>("main a[href^='/'], footer a[href^='/']");
  link?.click();
  expect(location.href).toBe(before);
  if (sheetOf("ملاحظة").query()) await userEvent.keyboard("{Escape}");
  getSelection()?.selectAllChildren(heading ?? document.body);
  heading?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(getSelection()?.toString()).toBe(heading?.textContent);
  await expect.element(sheetOf("ملاحظة")).not.toBeInTheDocument();
});

test("SAY-01 a remark is sent with the browser's key and a name that is asked once; its mark stands beside the text, not on it", async () => {
  const review = await openReview();
  await over(title).click({ force: true });
  await send().click();
  await expect.element(text()).toHaveFocus();
  await expect.element(sheetOf("ملاحظة")).toMatchTextContent("اكتب ما تريد قوله");
  await expect.element(sheetOf("ملاحظة")).toMatchTextContent("اكتب اسمك");
  expect(review.sent).toEqual([]);
  await expect
    .element(sheetOf("ملاحظة").getByRole("link", { name: "سياسة الخصوصية" }))
    .toHaveAttribute("href", "/privacy");
  await sheetOf("ملاحظة").getByRole("button", { name: "غيّروا الصياغة" }).click();
  await expect.element(text()).toHaveValue("غيّروا الصياغة");
  await text().fill("غيّروا الصياغة: أوضح");
  await name().fill("نورة الشمري");
  review.answer = ({ method }) => {
    if (method === "POST") review.view = { ...review.view, remarks: [remarkOn(4, address)] };
    return undefined;
  };
  await send().click();
  await expect.element(page.getByText("وصلت ملاحظتك.")).toBeVisible();
  await expect.element(over(title)).toHaveFocus();
  expect(review.sent).toEqual([
    {
      method: "POST",
      path: "/remarks",
      guest: expect.stringMatching(/^[\w-]{16,64}$/),
      body: { address, text: "غيّروا الصياغة: أوضح", name: "نورة الشمري" },
    },
  ]);
  await expect.element(inDock(/ملاحظات/)).toMatchTextContent("1");
  const mark = document.querySelector(`[data-mark][data-of="${address}"]`);
  expect([mark?.textContent, mark?.getAttribute("data-mark")]).toEqual(["4", "open"]);
  expect(document.querySelector("h1")?.hasAttribute("data-remarked")).toBe(true);
  await expect.element(over(title)).toHaveAttribute("aria-description", "عليه ملاحظات، أرقامها: 4");
  await over("النص التعريفي").click({ force: true });
  await expect.element(sheetOf("ملاحظة")).toMatchTextContent("باسم نورة الشمري");
  await expect.element(name()).not.toBeInTheDocument();
  await sheetOf("ملاحظة").getByRole("button", { name: "تغيير" }).click();
  await expect.element(name()).toHaveValue("نورة الشمري");
});

test("SAY-01 marks never lie on ink, at every width, also where each text has one; those that were dealt with are outlined", async () => {
  const review = await openReview();
  await expect.element(over(title)).toBeInTheDocument();
  const main = [...document.querySelectorAll<HTMLElement>("main [data-field]")];
  const fields = [...new Set(main.map(({ dataset }) => dataset.field ?? ""))];
  expect(fields.length).toBeGreaterThan(20);
  const remarks = fields.map((field, index) =>
    remarkOn(index + 1, field, index === 0 ? { done: dealtWith } : {}),
  );
  review.view = { ...review.view, remarks };
  await reloadPage();
  await expect.element(over(title)).toBeInTheDocument();
  for (const width of [320, 390, 768, 1440]) {
    await resizeTo({ width, height: 800 });
    await new Promise((passed) => setTimeout(passed, 200)); // not those of the former width
    const marks = () => [...document.querySelectorAll<HTMLElement>("[data-mark][data-of]:not([hidden])")];
    const onInk = () => {
      const ink = inkOfPage();
      return marks().filter((mark) => ink.some((box) => isTouched(middleOf(mark), box, 14)));
    };
    // The layout is followed after a pause, which is longer on a busy machine.
    await expect.poll(() => onInk().map(({ dataset }) => dataset.of), { message: String(width) }).toEqual([]);
    expect(marks().length).toBeGreaterThan(20);
    expect(document.documentElement.scrollWidth, "no scrolling sideways").toBe(width);
  }
  const ground = (mark: string) =>
    getComputedStyle(document.querySelector(`[data-of][data-mark=${mark}]`) ?? document.body, "::before")
      .backgroundColor;
  expect(document.querySelector("[data-of][data-mark=done] svg")).not.toBeNull();
  expect(ground("done")).not.toBe(ground("open"));
});

const middleOf = (mark: Element) => {
  const { x, y, width, height } = mark.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

test("SAY-01 the page is printed without the layer, and forced colours keep its edges and marks", async () => {
  await openReview({ remarks: [remarkOn(1, address)] });
  await expect.element(over(title)).toBeInTheDocument();
  const forced = async (value: string) =>
    void (await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] }));
  onTestFinished(() => forced(""));
  await forced("active");
  expect(getComputedStyle(dock().element()).borderTopStyle).toBe("solid");
  const markThere = () => document.querySelector("[data-of][data-mark]");
  await expect.poll(markThere).not.toBeNull();
  const mark = markThere() ?? document.body;
  expect(getComputedStyle(mark, "::before").forcedColorAdjust).toBe("none");
  await forced("");
  await printed();
  const layers = [...document.querySelectorAll("[data-edit-layer]")];
  expect(layers.length).toBeGreaterThan(2);
  expect(layers.filter((layer) => layer.checkVisibility())).toEqual([]);
  const heading = document.querySelector("h1[data-remarked]") ?? document.body;
  expect(getComputedStyle(heading).backgroundImage).toBe("none");
});

test("SAY-01 failures say why and keep what was typed, also over a reload; what had no answer is sent again as it was", async () => {
  const review = await openReview();
  await over(title).click({ force: true });
  await text().fill("النص أوضح هكذا");
  await name().fill("نورة");
  const told = () => sheetOf("ملاحظة").getByRole("alert");
  const refusals = [
    [{ status: 429, body: { code: "too-many" }, headers: { "retry-after": "120" } }, "بعد دقيقتين"],
    [{ status: 413, body: { code: "too-large" } }, "200 ملاحظة"],
    [{ status: 500, body: {} }, "حدث خلل من جهتنا"],
    [{ status: 404, body: { code: "not-found" } }, "لم يعد هذا الرابط صالحًا"],
  ] as const;
  for (const [refusal, words] of refusals) {
    review.answer = () => refusal;
    await send().click();
    await expect.element(told()).toMatchTextContent(words);
    await expect.element(text()).toHaveValue("النص أوضح هكذا");
  }
  review.answer = () => ({
    status: 422,
    body: { code: "invalid", fields: { text: "النص أطول من المسموح" } },
  });
  await send().click();
  await expect.element(text()).toHaveAttribute("aria-invalid", "true");
  await expect.element(sheetOf("ملاحظة")).toMatchTextContent("النص أطول من المسموح");
  review.answer = () => "none";
  await send().click();
  await expect.element(told()).toMatchTextContent("لم يصلنا ردّ");
  review.answer = () => undefined;
  await reloadPage();
  await over(title).click({ force: true });
  await expect.element(text()).toHaveValue("النص أوضح هكذا");
  await expect.element(name()).toHaveValue("نورة");
  // The answer is lost, but the remark was stored: the next try sends it again, and the server knows it.
  review.sent.length = 0;
  review.answer = ({ method }) => (method === "POST" ? "none" : undefined);
  await send().click();
  await expect.element(told()).toMatchTextContent("لم يصلنا ردّ");
  review.answer = () => undefined;
  review.view = { ...review.view, remarks: [remarkOn(1, address, { text: "النص أوضح هكذا", by: "نورة" })] };
  await send().click();
  await expect.element(page.getByText("وصلت ملاحظتك.")).toBeVisible();
  expect(review.sent).toHaveLength(2);
  expect(review.sent[1]).toEqual(review.sent[0]);
});

test("SAY-01 while a remark is under way its button sends no second one", async () => {
  const review = await openReview();
  await over(title).click({ force: true });
  await text().fill("مرة واحدة");
  await name().fill("نورة");
  const held = Promise.withResolvers<undefined>();
  review.answer = () => held.promise;
  await send().click();
  await expect.element(send()).toHaveAttribute("aria-busy", "true");
  send()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  text().element().closest("form")?.requestSubmit();
  held.resolve(undefined);
  await expect.element(sheetOf("ملاحظة")).not.toBeInTheDocument();
  expect(review.sent).toHaveLength(1);
});

test("SAY-01 the hint is shown once in a browser", async () => {
  await openReview();
  const hint = page.getByText("اختر نصًا أو صورة لتكتب ملاحظة عليها.");
  await expect.element(hint).toBeVisible();
  await page.getByRole("button", { name: "إخفاء التلميح" }).click();
  await expect.element(hint).not.toBeInTheDocument();
  await reloadPage();
  await expect.element(over(title)).toBeInTheDocument();
  expect(hint.query()).toBeNull();
});

test("SAY-01 the page of a review fits every width and reads in both themes, also with the sheet of a remark", async () => {
  await openReview({ remarks: [remarkOn(1, address)] });
  await expect.element(over(title)).toBeInTheDocument();
  await expectFitsAndReads();
  await over(title).click({ force: true });
  await expectFitsAndReads();
});
