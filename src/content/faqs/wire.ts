import { z } from "zod";
import { defineWire, flagField, longTextField, orderField, textField } from "../../kernel/wire.ts";
import { defaultCategory, type Faq, type FaqInput, type FaqRecord } from "./schema.ts";

const orGeneral = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? defaultCategory : value;

/** The body of a create or update; every field may be left out, and no field is required (ADM-08). */
export const faqBody = z
  .object({
    question: textField(500),
    answer: longTextField,
    category: z.preprocess(orGeneral, textField(60)),
    isActive: flagField,
    order: orderField,
  })
  .partial();

export const faqWire = defineWire<Faq>({
  question: "question",
  answer: "answer",
  category: "category",
  isActive: "isActive",
  order: "order",
});

/** A new category; without a key, one is made of the label; requirement AFAQ-02. */
export const newCategoryBody = z.object({
  key: textField(60).optional(),
  label: textField(60).min(1),
});
export const categoryBody = z.object({ label: textField(60).min(1) });

/** A question as it comes over the wire. */
export type FaqAnswer = { id: number; version: number };

export function readFaq(answer: FaqAnswer): FaqRecord {
  const fields = faqWire.fromWire(answer) as FaqInput; // the wire edge: the server sends every field
  return { ...fields, id: answer.id, version: answer.version };
}

/** What a create or an update sends: question, answer and category, API-01; the rest only where it differs from `base`. */
export function faqBodyOf(faq: FaqInput, base: FaqInput): z.input<typeof faqBody> {
  return {
    question: faq.question,
    answer: faq.answer,
    category: faq.category,
    ...(faq.isActive !== base.isActive && { isActive: faq.isActive }),
    ...(faq.order !== base.order && { order: faq.order }),
  };
}
