import { ChevronDown, CircleAlert } from "lucide-react";
import type { RowProps } from "../../admin-kit/rows/row-actions.tsx";
import { RowActions } from "../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import { Badge, Tag } from "../../ui/badge.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import styles from "./faq-row.module.css";
import type { FaqRecord } from "./faqs.ts";
import { text } from "./faqs-admin.text.ts";
import { isAnswered } from "./is-answered.ts";

export type FaqRowProps = RowProps<FaqRecord> & {
  isOpen(faq: FaqRecord): boolean;
  categoryOf(faq: FaqRecord): string;
  onToggle(faq: FaqRecord): void;
};

/** One question of the list, with its answer while it is open; requirement AFAQ-01. */
export function FaqRow({ faq, query, selection, ...row }: FaqRowProps & { faq: FaqRecord }) {
  const name = nameOf(faq);
  const isOpen = row.isOpen(faq);
  const answerId = `faq-answer-${faq.id}`;
  return (
    <>
      <SelectBox selection={selection} id={faq.id} name={name} />
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? answerId : undefined}
          onClick={() => row.onToggle(faq)}
        >
          <HitText as="span" text={name} query={query} />
          <Icon of={ChevronDown} />
        </button>
      </h2>
      <Tag>{row.categoryOf(faq)}</Tag>
      <Badge tone={faq.isActive ? "success" : "neutral"}>
        {faq.isActive ? text.values.isActive.true : text.values.isActive.false}
      </Badge>
      <RowActions record={faq} name={name} {...row} />
      {isOpen && (
        <div
          className={isAnswered(faq) ? styles.answer : `${styles.answer} ${styles.missing}`}
          id={answerId}
          data-answer=""
        >
          {isAnswered(faq) ? (
            <HitText text={faq.answer} query={query} />
          ) : (
            <>
              <Icon of={CircleAlert} />
              <span>{text.noAnswer}</span>
              <Button variant="line" small onClick={() => row.onEdit(faq)}>
                {text.addAnswer}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The name of a question on the screen: a blank one can be saved (ADM-08) and needs a substitute. */
export function nameOf({ question }: Pick<FaqRecord, "question">) {
  return question.trim() === "" ? text.untitled : question;
}
