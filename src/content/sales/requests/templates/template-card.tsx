import { RowActions, type RowProps } from "../../../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../../../admin-kit/rows/select-box.tsx";
import { TitleButton } from "../../../../admin-kit/rows/title-button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { HitText } from "../../../../ui/text/hit-text.tsx";
import type { ReplyTemplate } from "./reply-templates.ts";
import styles from "./template-card.module.css";

type CardProps = RowProps<ReplyTemplate> & { template: ReplyTemplate };

/** A card with one template and its whole text. */
export function TemplateCard({ template, query, selection, ...on }: CardProps) {
  const { id, title, body } = template;
  return (
    <Card as="article" className={styles.template} aria-label={title}>
      <div className={styles.head}>
        <SelectBox selection={selection} id={id} name={title} />
        <h2>
          <TitleButton onOpen={() => on.onEdit(template)}>
            <HitText text={title} query={query} />
          </TitleButton>
        </h2>
      </div>
      <HitText as="p" text={body} query={query} />
      <RowActions record={template} name={title} {...on} />
    </Card>
  );
}
