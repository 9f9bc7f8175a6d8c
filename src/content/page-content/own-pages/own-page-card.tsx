import { ExternalLink, FilePenLine } from "lucide-react";
import { Link } from "react-router";
import { useMay } from "../../../admin-kit/may.ts";
import { RowActions, type RowProps } from "../../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../../admin-kit/rows/select-box.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { HitText } from "../../../ui/text/hit-text.tsx";
import styles from "./own-page-card.module.css";
import type { OwnPageRecord } from "./own-pages.ts";
import { text } from "./own-pages-admin.text.ts";

type CardProps = RowProps<OwnPageRecord> & { page: OwnPageRecord };

/** One page: its title leads to the editor, where its texts are. */
export function OwnPageCard({ page, query, selection, ...on }: CardProps) {
  const { id, title, address, isActive } = page;
  const canWrite = useMay("write");
  const editor = `/admin/content/page-${id}`;
  return (
    <Card as="article" className={styles.page} aria-label={title}>
      <div className={styles.head}>
        <SelectBox selection={selection} id={id} name={title} />
        <h2>
          {canWrite ? (
            <Link to={editor}>
              <HitText text={title} query={query} />
            </Link>
          ) : (
            <HitText text={title} query={query} />
          )}
        </h2>
        {!isActive && <Badge>{text.hidden}</Badge>}
      </div>
      <bdi dir="ltr" className={styles.address}>
        /{address}
      </bdi>
      <div className={styles.foot}>
        {canWrite && (
          <Link
            className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
            to={editor}
            aria-label={text.editPageOf(title)}
          >
            <Icon of={FilePenLine} />
            {text.editPage}
          </Link>
        )}
        <a
          className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
          href={`/${encodeURIComponent(address)}`}
        >
          <Icon of={ExternalLink} />
          {text.view}
        </a>
        <RowActions record={page} name={title} {...on} />
      </div>
    </Card>
  );
}
