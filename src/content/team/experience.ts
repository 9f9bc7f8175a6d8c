import { foldDigits } from "../../kernel/text/arabic.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import type { Member } from "./members.ts";

/** The experience of a member as visitors read it: in its own words, or else by the years; empty if nothing is known. LEAD-01 */
export function experienceOf({ experience, years }: Pick<Member, "experience" | "years">): string {
  return experience || (years === null ? "" : countOf(counted.year, years));
}

/** The years and words that `experience` of a call means: the words of `experienceOf`, in any digits, or others as they are. */
export function experienceIn(said: string): Pick<Member, "experience" | "years"> {
  const folded = foldDigits(said);
  const numbers = [1, 2, Number(/\d{1,2}/.exec(folded)?.[0] ?? 0)];
  const years = numbers.find((number) => number > 0 && countOf(counted.year, number) === folded) ?? null;
  return { years, experience: years !== null && folded === said ? "" : said };
}
