import { CircleCheckBig, CircleQuestionMark, Tags } from "lucide-react";
import { Figure, Figures } from "../../admin-kit/figures/figures.tsx";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import type { FaqCategory, FaqRecord } from "./faqs.ts";
import { text } from "./faqs-admin.text.ts";
import { isAnswered } from "./is-answered.ts";

const { stats } = text;

/** The three figures above the list; requirement AFAQ-01. */
export function FaqStats({
  faqs,
  categories,
}: {
  faqs: readonly FaqRecord[];
  categories: readonly FaqCategory[];
}) {
  const answered = faqs.filter(isAnswered).length;
  const inactive = faqs.filter(({ isActive }) => !isActive).length;
  const unused = categories.filter(({ key }) => !faqs.some(({ category }) => category === key)).length;
  return (
    <Figures three>
      <Figure label={stats.total} icon={CircleQuestionMark} value={faqs.length}>
        {stats.inactive(inactive)}
      </Figure>
      <Figure label={stats.categories} icon={Tags} value={categories.length}>
        {stats.unused(unused)}
      </Figure>
      <Figure label={stats.answered} icon={CircleCheckBig} value={answered}>
        {stats.unanswered(countOf(counted.question, faqs.length - answered))}
      </Figure>
    </Figures>
  );
}
