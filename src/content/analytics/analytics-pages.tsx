import { TrendingDown, TrendingUp } from "lucide-react";
import boxStyles from "../../admin-kit/box.module.css";
import { formatNumber, formatPercent } from "../../kernel/text/format.ts";
import cardStyles from "../../ui/card.module.css";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { analyticsText, pageName } from "./analytics.text.ts";
import styles from "./analytics-pages.module.css";
import type { Report } from "./schema.ts";

const text = analyticsText.pages;

/** A table of the pages with their views, the change of views, and the visits that began there. */
export function AnalyticsPages({ pages }: { pages: Report["pages"] }) {
  return (
    <Card as="section" className={cardStyles.clipping}>
      <div className={`${boxStyles.head} ${styles.head}`}>
        <h2>{text.title}</h2>
      </div>
      <DataTable label={text.title} heads={text.heads}>
        {pages.map(({ page, views, viewsBefore, visits }) => (
          <tr key={page}>
            <td>
              <b>{pageName(page)}</b>
            </td>
            <td>
              <bdi dir="ltr">{page}</bdi>
            </td>
            <td className={typeStyles.digits}>{formatNumber(views)}</td>
            <td>
              <Change now={views} before={viewsBefore} />
            </td>
            <td className={typeStyles.digits}>{formatNumber(visits)}</td>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return <span className={typeStyles.muted}>{text.fresh}</span>;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return <span className={typeStyles.muted}>{text.same}</span>;
  const isMore = percent > 0;
  return (
    <span className={`${styles.change} ${isMore ? styles.more : styles.less}`}>
      <Icon of={isMore ? TrendingUp : TrendingDown} />
      <bdi dir="ltr">{formatPercent(Math.abs(percent))}</bdi>
      <span className={typeStyles.unseen}>{isMore ? text.more : text.less}</span>
    </span>
  );
}
