import { guestText } from "../../content/page-content/review/guest.text.ts";
import { AppError, type FieldErrors } from "../../kernel/errors.ts";
import { isUnanswered } from "../../kernel/http/api-client.ts";
import { countAfterPreposition } from "../../kernel/text/format.ts";

/** What a form says of a failed call: a sentence above it, and what is wrong under each field. */
export type Fault = { sentence: string; fields: FieldErrors };

export const noFault: Fault = { sentence: "", fields: {} };

const { failures } = guestText;

/** The words for a failure; `shown` are the fields of the form, whose faults stand beside them. */
export function faultOf(error: unknown, shown: readonly string[]): Fault {
  if (!(error instanceof AppError)) return { sentence: failures.other, fields: {} };
  const { fields } = error;
  if (error.code === "invalid" && shown.some((name) => name in fields)) return { sentence: "", fields };
  return { sentence: Object.values(fields)[0] ?? sentenceOf(error), fields: {} };
}

function sentenceOf(error: AppError): string {
  if (isUnanswered(error)) return failures.unanswered;
  if (error.code === "too-many") {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return failures.tooMany(countAfterPreposition("minute", minutes));
  }
  if (error.code === "too-large") return failures.tooLarge;
  if (error.code === "not-found") return failures.dead;
  if (error.code === "conflict" || error.code === "forbidden") return failures.answered;
  return failures.other;
}
