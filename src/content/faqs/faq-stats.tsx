import { CircleCheckBig, CircleQuestionMark, type LucideIcon, Tags } from "lucide-react";
import { countOf } from "../../kernel/text/format.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
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
  const unused = categories.filter(({ key }) => questionsOf(faqs, key) === 0).length;
  return (
    <div className="stats three">
      <Stat label={stats.total} icon={CircleQuestionMark} value={faqs.length}>
        {stats.inactive(inactive)}
      </Stat>
      <Stat label={stats.categories} icon={Tags} value={categories.length}>
        {stats.unused(unused)}
      </Stat>
      <Stat label={stats.answered} icon={CircleCheckBig} value={answered}>
        {stats.unanswered(countOf("question", faqs.length - answered))}
      </Stat>
    </div>
  );
}

type StatProps = { label: string; icon: LucideIcon; value: number; children: string };

function Stat({ label, icon, value, children }: StatProps) {
  return (
    <Card className="stat">
      <span>{label}</span>
      <Icon of={icon} />
      <b className="num">{value}</b>
      <small>{children}</small>
    </Card>
  );
}

/** How many questions a category holds. */
export function questionsOf(faqs: readonly FaqRecord[], key: string) {
  return faqs.filter(({ category }) => category === key).length;
}
