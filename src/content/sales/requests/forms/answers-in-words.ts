import { displayPhone, formatDate } from "../../../../kernel/text/format.ts";
import { formAnswerText as text } from "./form-answers.text.ts";
import type { FormAnswer } from "./form-answers.ts";

/** The value of an answer as staff read it: a day with the name of its month, a phone in groups, yes or no in Arabic. */
export function answerInWords({ kind, value }: Pick<FormAnswer, "kind" | "value">): string {
  if (kind === "day") return formatDate(value);
  if (kind === "flag") return value === "yes" ? text.yes : text.no;
  return kind === "phone" ? displayPhone(value) : value;
}

/** All answers as one text, each label with its value. */
export const answersInWords = (answers: readonly FormAnswer[]): string =>
  answers.map((answer) => `${asLabel(answer.label)} ${answerInWords(answer)}`).join("\n");

/** A label that ends as a question needs no colon. */
const asLabel = (label: string) => (/[\u061F?:]$/.test(label) ? label : `${label}:`);
