// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { CornerUpLeft, EyeOff } from "lucide-react";
import { useMay } from "../../../admin-kit/may.ts";
import toolStyles from "../../../admin-kit/rows/row-tools.module.css";
import { formatNumber, relativeDay } from "../../../kernel/text/format.ts";
import cardStyles from "../../../ui/card.module.css";
import { Card } from "../../../ui/card.tsx";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import tableStyles from "../../../ui/data-table.module.css";
import { DataTable } from "../../../ui/data-table.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { text } from "./missing.text.ts";
import styles from "./missing-table.module.css";
import type { MissingAnswer } from "./wire.ts";

type TableProps = {
  pages: readonly MissingAnswer[];
  onRedirect(path: string): void;
  onForget(path: string): void;
};

const { heads } = text;

/** The paths as a table, most requested first, on phones as stacked cards. */
export function MissingTable({ pages, onRedirect, onForget }: TableProps) {
  const canWrite = useMay("write");
  return (
    <Card className={cardStyles.clipping}>
      <DataTable stacked label={text.title} heads={heads} tableClass={styles.missing}>
        {pages.map(({ path, hits, last }) => (
          <tr key={path} role="row">
            <td role="cell" data-l={heads.path}>
              <bdi dir="ltr">{path}</bdi>
            </td>
            <td role="cell" data-l={heads.hits}>
              <span className={typeStyles.digits}>{formatNumber(hits)}</span>
            </td>
            <td role="cell" data-l={heads.last}>
              <span className={typeStyles.unbroken}>{relativeDay(last, new Date())}</span>
            </td>
            <td role="cell" className={tableStyles.tools}>
              {canWrite && (
                <span className={`${toolStyles.tools} ${styles.actions}`}>
                  <Button
                    variant="line"
                    small
                    aria-label={text.redirectItem(path)}
                    onClick={() => onRedirect(path)}
                  >
                    <Icon of={CornerUpLeft} />
                    {text.redirect}
                  </Button>
                  <IconButton aria-label={text.forgetItem(path)} onClick={() => onForget(path)}>
                    <Icon of={EyeOff} />
                  </IconButton>
                </span>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
}
