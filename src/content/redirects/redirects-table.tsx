// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { RecordTable } from "../../admin-kit/list/record-table.tsx";
import { RowActions, type RowProps } from "../../admin-kit/rows/row-actions.tsx";
import { SelectBox, SelectShownBox } from "../../admin-kit/rows/select-box.tsx";
import { TitleButton } from "../../admin-kit/rows/title-button.tsx";
import { formatNumber, relativeDay } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import tableStyles from "../../ui/data-table.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { HitText } from "../../ui/text/hit-text.tsx";
import { text } from "./redirects.text.ts";
import type { Redirect } from "./redirects.ts";
import styles from "./redirects-table.module.css";

type TableProps = RowProps<Redirect> & { redirects: readonly Redirect[] };

const { heads } = text;

/** The redirects as a table, on phones as stacked cards. */
export function RedirectsTable({ redirects, ...row }: TableProps) {
  return (
    <RecordTable
      tableClass={styles.redirects}
      label={text.title}
      heads={heads}
      choice={<SelectShownBox bare selection={row.selection} />}
    >
      {redirects.map((redirect) => (
        <Row key={redirect.id} redirect={redirect} {...row} />
      ))}
    </RecordTable>
  );
}

function Row({ redirect, query, selection, ...on }: RowProps<Redirect> & { redirect: Redirect }) {
  const { id, fromPath, target, origin, hits, lastHit, since } = redirect;
  return (
    <tr role="row">
      <td role="cell" data-l={heads.from}>
        <span className={styles.named}>
          <SelectBox selection={selection} id={id} name={fromPath} />
          <TitleButton onOpen={() => on.onEdit(redirect)}>
            <bdi dir="ltr">
              <HitText text={fromPath} query={query} />
            </bdi>
          </TitleButton>
        </span>
      </td>
      <td role="cell" data-l={heads.target}>
        <bdi dir="ltr">
          <HitText text={target} query={query} />
        </bdi>
      </td>
      <td role="cell" data-l={heads.origin}>
        <Badge tone={origin === "moved" ? "success" : "neutral"}>{text.values.origin[origin]}</Badge>
      </td>
      <td role="cell" data-l={heads.since}>
        <time className={typeStyles.unbroken} dateTime={since}>
          {relativeDay(since, new Date())}
        </time>
      </td>
      <td role="cell" data-l={heads.hits}>
        <span className={styles.hits}>
          <span className={typeStyles.digits}>{formatNumber(hits)}</span>
          {lastHit && (
            <small className={`${typeStyles.muted} ${typeStyles.unbroken}`}>
              {text.lastHit(relativeDay(lastHit, new Date()))}
            </small>
          )}
        </span>
      </td>
      <td role="cell" className={tableStyles.tools}>
        <RowActions record={redirect} name={fromPath} {...on} />
      </td>
    </tr>
  );
}
