import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { reloadPage } from "../../testing/components/test-pages.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import { answerOf, dealtWith, inDock, openReview, over, remarkOn, replyOf, sheetOf } from "./test-review.ts";

const title = "pages/about/heroTitle";
const lead = "pages/about/heroLead";
const bar = () => page.getByRole("status").first();
const list = () => sheetOf("الملاحظات");
const said = () =>
  [...list().element().querySelectorAll("li")].map((item) => /ملاحظة \d/.exec(item.textContent)?.[0]);
const approval = () => sheetOf("أوافق على هذه الصفحة");
const request = () => sheetOf("أطلب تعديلات");
const name = () => page.getByRole("dialog").getByRole("textbox", { name: /^اسمك/ });

const mixed = [
  remarkOn(1, title, {
    done: dealtWith,
    replies: [replyOf("أبقيناه لأنه أوضح.")],
    words: "عنوان قديم",
    isMoved: true,
  }),
  remarkOn(2, lead),
  remarkOn(3, "pages/about/gone", { isOwn: false }),
];

test("SAY-01 the list shows all remarks with what the team answered, the open ones or those that were dealt with, and leads to their texts", async () => {
  await openReview({ remarks: mixed });
  await inDock(/ملاحظات/).click();
  await expect.element(list()).toMatchTextContent("سارة العتيبي: أبقيناه لأنه أوضح.");
  await expect.element(list()).toMatchTextContent("«عنوان قديم»");
  await expect.element(list()).toMatchTextContent("تغيّر النص الذي كُتبت عليه.");
  expect(said()).toEqual(["ملاحظة 1", "ملاحظة 2", "ملاحظة 3"]);
  await list().getByRole("button", { name: "مفتوحة 2" }).click();
  expect(said()).toEqual(["ملاحظة 2", "ملاحظة 3"]);
  await list().getByRole("button", { name: "عولجت 1" }).click();
  expect(said()).toEqual(["ملاحظة 1"]);
  await list().getByRole("button", { name: "الكل 3" }).click();
  await expect.element(list().getByRole("button", { name: "عدّلها" })).toHaveLength(1);
  await expect.element(list().getByRole("button", { name: "أجب" })).toHaveLength(2);
  await expect.element(list().getByRole("button", { name: "اذهب إليها" })).toHaveLength(2);
  await expectFitsAndReads();
  await list().getByRole("button", { name: "اذهب إليها" }).nth(1).click();
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(over("النص التعريفي")).toHaveFocus();
});

test("SAY-01 the list leads to a text as soon as the page shows it", async () => {
  await openReview({ remarks: mixed });
  await expect.element(over("النص التعريفي")).toBeInTheDocument();
  const field = document.querySelector<HTMLElement>(`[data-field="${lead}"]`);
  field?.style.setProperty("display", "none");
  await expect.element(over("النص التعريفي")).not.toBeInTheDocument();
  await inDock(/ملاحظات/).click();
  await expect.element(list().getByRole("button", { name: "اذهب إليها" })).toHaveLength(1);
  field?.style.removeProperty("display");
  await expect.element(list().getByRole("button", { name: "اذهب إليها" })).toHaveLength(2);
});

test("SAY-01 a guest changes and deletes an own remark, and answers another; a refused change says why", async () => {
  const review = await openReview({ remarks: mixed });
  await inDock(/ملاحظات/).click();
  await list().getByRole("button", { name: "عدّلها" }).click();
  const text = list().getByRole("textbox", { name: "ما الذي تريد تغييره؟" });
  await expect.element(text).toHaveValue("ملاحظة 2");
  await text.fill("  ");
  await list().getByRole("button", { name: "احفظ التعديل" }).click();
  await expect.element(list()).toMatchTextContent("اكتب ما تريد قوله");
  await text.fill("ملاحظة 2 أوضح");
  review.answer = () => ({ status: 409, body: { code: "conflict" } });
  await list().getByRole("button", { name: "احفظ التعديل" }).click();
  await expect.element(list().getByRole("alert")).toMatchTextContent("لا يمكن تغيير هذه الملاحظة");
  review.answer = () => undefined;
  await list().getByRole("button", { name: "احفظ التعديل" }).click();
  await expect.element(text).not.toBeInTheDocument();
  await list().getByRole("button", { name: "أجب" }).first().click();
  await list().getByRole("textbox", { name: "إجابتك" }).fill("شكرًا");
  await name().fill("نورة الشمري");
  await list().getByRole("button", { name: "أرسل الإجابة" }).click();
  await expect.element(name()).not.toBeInTheDocument();
  await list().getByRole("button", { name: "احذفها" }).click();
  await list().getByRole("button", { name: "أبقها" }).click();
  await list().getByRole("button", { name: "احذفها" }).click();
  review.view = { ...review.view, remarks: mixed.slice(0, 1) };
  await list().getByRole("button", { name: "نعم، احذفها" }).click();
  await expect.poll(said).toEqual(["ملاحظة 1"]);
  expect(review.sent.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
    ["PATCH", "/remarks/2", { text: "ملاحظة 2 أوضح" }],
    ["POST", "/remarks/1/replies", { text: "شكرًا", name: "نورة الشمري" }],
    ["DELETE", "/remarks/2", null],
  ]);
});

test("SAY-01 an approval names the draft and the open remarks, is sent with its digest, and the bar and dock say it", async () => {
  const review = await openReview({ remarks: mixed });
  await expect.element(bar()).toMatchTextContent("مسودة لمراجعتك · من نحن، 22 نوفمبر، 8:33 م");
  await inDock("أوافق").click();
  await expect.element(approval()).toMatchTextContent("22 نوفمبر، 8:33 م");
  await expect.element(approval()).toMatchTextContent(review.view.draft.digest.slice(0, 8));
  await expect.element(approval()).toMatchTextContent("لديك ملاحظتان مفتوحتان");
  await expectFitsAndReads();
  const send = approval().getByRole("button", { name: /^أوافق على مسودة 22 نوفمبر/ });
  await send.click();
  await expect.element(name()).toHaveFocus();
  expect(review.sent).toEqual([]);
  await name().fill("نورة الشمري");
  await approval().getByRole("textbox", { name: /^صفتك/ }).fill("مديرة التشغيل");
  review.view = { ...review.view, answer: answerOf("approved") };
  await send.click();
  await expect.element(approval()).not.toBeInTheDocument();
  await expect.element(bar()).toMatchTextContent("وصلت موافقة نورة الشمري · 9:14 م");
  await expect.element(page.getByText("شكرًا لك. سننشرها كما وافقت عليها.")).toBeVisible();
  expect(inDock("أوافق").query()).toBeNull();
  expect(review.sent.map(({ path, body }) => [path, body])).toEqual([
    [
      "/answers",
      {
        answer: "approved",
        digest: review.view.draft.digest,
        name: "نورة الشمري",
        position: "مديرة التشغيل",
      },
    ],
  ]);
  await expectFitsAndReads();
});

test("SAY-01 who asks for changes may add a word; the draft can still be approved afterwards", async () => {
  const review = await openReview();
  await inDock("أطلب تعديلات").click();
  await expect.element(request().getByRole("textbox", { name: /^كلمة للفريق/ })).toHaveFocus();
  await request()
    .getByRole("textbox", { name: /^كلمة للفريق/ })
    .fill("نريد صورة أحدث");
  await name().fill("نورة");
  await expectFitsAndReads();
  review.view = { ...review.view, answer: answerOf("changes") };
  await request().getByRole("button", { name: "أرسل طلب التعديل" }).click();
  await expect.element(page.getByText("وصل طلبك.")).toBeVisible();
  await expect.element(bar()).toMatchTextContent("طلب نورة الشمري تعديلات");
  await expect.element(inDock("أوافق")).toBeVisible();
  expect(review.sent.map(({ path, body }) => [path, body])).toEqual([
    [
      "/answers",
      { answer: "changes", digest: review.view.draft.digest, name: "نورة", note: "نريد صورة أحدث" },
    ],
  ]);
});

test("SAY-01 a draft that changed meanwhile is not approved: the sheet says so, and the next page has what was typed", async () => {
  const review = await openReview();
  await inDock("أوافق").click();
  await name().fill("نورة");
  await approval().getByRole("textbox", { name: /^صفتك/ }).fill("مديرة");
  const draft = await review.changeDraft();
  const current = { ...review.view, draft, answer: answerOf("approved") };
  review.answer = ({ method }) =>
    method === "POST" ? { status: 412, body: { code: "precondition-failed", current } } : undefined;
  await approval()
    .getByRole("button", { name: /^أوافق على/ })
    .click();
  await expect.element(approval().getByRole("alert")).toMatchTextContent("تغيّرت المسودة بعد أن فتحتها");
  await expect.element(approval().getByRole("button", { name: "أظهر الجديدة" })).toBeVisible();
  // The answer about the other draft is not shown as one about this page.
  await expect.element(bar()).not.toMatchTextContent("وصلت موافقة");
  review.view = { ...current, answer: null };
  await reloadPage();
  await inDock("أوافق").click();
  await expect.element(name()).toHaveValue("نورة");
  await expect.element(approval().getByRole("textbox", { name: /^صفتك/ })).toHaveValue("مديرة");
  expect(approval().getByRole("alert").query()).toBeNull();
});

test("SAY-01 a link that allows remarks has no answers, and one that allows reading has no remarks either", async () => {
  const review = await openReview({ grants: "remark" });
  await expect.element(over("العنوان الرئيسي")).toBeInTheDocument();
  expect(inDock(/./).elements()).toHaveLength(1);
  review.view = { ...review.view, grants: "read", remarks: mixed };
  await reloadPage();
  await expect.element(inDock(/ملاحظات/)).toMatchTextContent("3");
  expect(document.querySelector("[data-of]")).toBeNull();
  document.querySelector("h1")?.click();
  expect(page.getByRole("dialog").query()).toBeNull();
});

test("SAY-01 remarks that could not be read are asked for again", async () => {
  const review = await openReview();
  review.answer = () => "none";
  await reloadPage();
  const retry = page.getByRole("button", { name: "أعد المحاولة" });
  await expect.element(retry).toBeVisible();
  review.answer = () => undefined;
  await retry.click();
  await expect.element(inDock("أوافق")).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test("SAY-01 whoever comes back to the page sees new answers of the team, and hears that the draft changed", async () => {
  const review = await openReview();
  await expect.element(inDock(/ملاحظات/)).toMatchTextContent("0");
  review.view = { ...review.view, remarks: mixed };
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(inDock(/ملاحظات/)).toMatchTextContent("3");
  expect(page.getByRole("button", { name: "أظهر الجديدة" }).query()).toBeNull();
  review.view = { ...review.view, draft: { digest: "f".repeat(64), at: "2026-11-22T18:00:00.000Z" } };
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByRole("alert")).toMatchTextContent("تغيّرت المسودة بعد أن فتحتها.");
  await inDock("أوافق").click();
  expect(
    approval()
      .getByRole("button", { name: /^أوافق على/ })
      .query(),
  ).toBeNull();
});
