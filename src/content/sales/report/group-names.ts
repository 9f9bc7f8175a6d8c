import { wordFor } from "../../../kernel/text/word-for.ts";
import { requestWords } from "../requests/board/quote-requests.text.ts";
import { reportText } from "./report.text.ts";

/** The name of a reason for losing, or that there is none. */
export function reasonName(key: string): string {
  return wordFor<string>(requestWords.values.lostReason, key) ?? reportText.reasons.unknown;
}
