import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  choose,
  dialog,
  field,
  openRecords,
  press,
  save,
} from "../../testing/components/test-records.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import FaqsScreen from "./admin-screen.tsx";

type FaqWire = { id: number; question: string };

const path = "/api/faqs";
const open = (records: readonly object[]) =>
  openRecords<FaqWire>(<FaqsScreen />, { path, at: "/admin/faq", records });

test("API-01 ADM-04 ADM-08 a question is sent as question, answer and category; edit, copy, and cancel with a confirmation", async () => {
  const { site, stored } = await open([{ question: "آخر" }]);
  await button("إضافة سؤال").click();
  await expect.element(field("التصنيف")).toHaveValue("general");
  await field("السؤال").fill("جديد");
  await field("الإجابة").fill("جواب");
  await field("التصنيف").selectOptions("quality");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("أُضيف السؤال")).toBeVisible();
  await button("تعديل جديد").click();
  await field("الإجابة").fill("");
  await press(dialog().getByRole("switch", { name: "ظاهر في الموقع" }));
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(dialog()).not.toBeInTheDocument();
  const id = (await stored())[1]?.id;
  const sent = [
    {
      method: "POST",
      path,
      ifMatch: null,
      body: { question: "جديد", answer: "جواب", category: "quality" },
    },
    {
      method: "PUT",
      path: `${path}/${id}`,
      ifMatch: '"1"',
      body: { question: "جديد", answer: "", category: "quality", isActive: false },
    },
  ];
  expect(await site.sent("/api/faq")).toEqual(sent);

  await choose("جديد", "تكرار");
  await expect.element(field("السؤال")).toHaveValue("جديد (تكرار)");
  await field("الإجابة").fill("تغيّر");
  await userEvent.keyboard("{Escape}");
  const question = page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" });
  await question.getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await site.sent("/api/faq")).toEqual(sent);
  expect(await stored()).toHaveLength(2);
});

test("SURV-05 two people edit one question, and the history shows both versions", async () => {
  const { site, stored, made } = await open([{ question: "مشترك", answer: "قبل", category: "general" }]);
  await button("تعديل مشترك").click();
  await site.call("PUT", `${path}/${made[0]?.id}`, { answer: "من غيري", category: "pricing" });
  await field("الإجابة").fill("مني");
  await save();
  const merge = page.getByRole("alertdialog");
  await expect.element(merge.getByRole("group", { name: "الإجابة" })).toMatchTextContent("من غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect.element(page.getByText("حُفظ السؤال")).toBeVisible();
  expect(await stored()).toMatchObject([{ answer: "مني", category: "pricing", version: 3 }]);

  await choose("مشترك", "سجل التعديلات");
  await expect.element(dialog()).toMatchTextContent("مني");
  await expect.element(dialog()).toMatchTextContent("من غيري");
});

test("AR-04 list and form fit every width and pass axe in both themes", async () => {
  await open([{ question: `سؤال طويل ${"كلمة ".repeat(20)}`, answer: "" }, { question: "قصير" }]);
  await page.getByRole("heading", { level: 1 }).click(); // the grips load at the first interaction with the page
  await expect.poll(() => document.querySelectorAll("[data-faqs] [data-grip]").length).toBe(2);
  await page.getByRole("heading", { level: 2 }).first().getByRole("button").click();
  await expect.element(page.getByText("لم يتم إضافة إجابة بعد")).toBeVisible();
  await expectFitsAndReads({
    also(width) {
      const rooms = [...document.querySelectorAll("[data-faqs] h2")].map((h2) => h2.clientWidth);
      expect(Math.min(...rooms), `room for the question at ${width}`).toBeGreaterThan(150);
    },
  });
  await button("إضافة سؤال").click();
  await expect.element(dialog()).toBeVisible();
  await expectFitsAndReads();
});
