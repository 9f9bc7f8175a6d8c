import { ChevronDown, CircleAlert, Copy, History, Pencil, Trash2 } from "lucide-react";
import { SelectBox } from "../../admin-kit/select-box.tsx";
import type { Selection } from "../../admin-kit/use-selection.ts";
import { Badge, Tag } from "../../ui/badge.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { HitText } from "../../ui/hit-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FaqRecord } from "./faqs.ts";
import { text } from "./faqs-admin.text.ts";
import { isAnswered } from "./is-answered.ts";

export type FaqRowProps = {
  query: string;
  selection: Selection<number>;
  isOpen(faq: FaqRecord): boolean;
  categoryOf(faq: FaqRecord): string;
  onToggle(faq: FaqRecord): void;
  onEdit(faq: FaqRecord): void;
  onCopy(faq: FaqRecord): void;
  onHistory(faq: FaqRecord): void;
  onDelete(faq: FaqRecord): void;
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
      <span className="ra">
        <IconButton data-open aria-label={text.editItem(name)} onClick={() => row.onEdit(faq)}>
          <Icon of={Pencil} />
        </IconButton>
        <IconButton aria-label={text.copyItem(name)} onClick={() => row.onCopy(faq)}>
          <Icon of={Copy} />
        </IconButton>
        <IconButton aria-label={text.historyOf(name)} onClick={() => row.onHistory(faq)}>
          <Icon of={History} />
        </IconButton>
        <IconButton danger aria-label={text.deleteItem(name)} onClick={() => row.onDelete(faq)}>
          <Icon of={Trash2} />
        </IconButton>
      </span>
      {isOpen && (
        <div className={isAnswered(faq) ? "a" : "a no"} id={answerId}>
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

/** A blank question saves too (ADM-08), and still needs a name on the screen. */
export function nameOf({ question }: Pick<FaqRecord, "question">) {
  return question.trim() === "" ? text.untitled : question;
}
