import type { Stored } from "../../kernel/stored.ts";

export type FaqInput = {
  question: string;
  /** Empty until somebody answers. */
  answer: string;
  /** Key of a category. */
  category: string;
  isActive: boolean;
  /** Place in lists from 1; missing sorts last. */
  order: number | null;
};
export type Faq = FaqInput & Stored;
/** A question as the calls answer it: without the times of its row. */
export type FaqRecord = FaqInput & Pick<Faq, "id" | "version">;

/** A category as the calls answer it; requirement FAQ-02. */
export type FaqCategory = { key: string; label: string };

export const defaultCategory = "general";

/** Answered is what has an answer that is not blank; FAQ-05, AFAQ-01. */
export function isAnswered({ answer }: { answer: string }): boolean {
  return answer.trim() !== "";
}

/** A new question before anything is typed; requirement ADM-05. */
export function blankFaq(count: number): FaqInput {
  return { question: "", answer: "", category: defaultCategory, isActive: true, order: count + 1 };
}
