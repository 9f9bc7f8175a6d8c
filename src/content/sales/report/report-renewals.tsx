import { Link } from "react-router";
import { Box } from "../../../admin-kit/box.tsx";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { countOf, formatDate, formatPrice } from "../../../kernel/text/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { text as renewalText, words } from "../renewals/renewals.text.ts";
import type { UpcomingRenewal, UpcomingRenewals } from "../renewals/renewals.ts";
import { addressOfLink } from "../tasks/link-kinds.ts";
import styles from "./report.module.css";
import { reportText } from "./report.text.ts";
import { riyals } from "./riyals.tsx";

const { renewals: text } = reportText;

/** What projects renew in the next ninety days, what it brings, and where each is renewed. Requirement SALES-01. */
export function ReportRenewals({ renewals }: { renewals: UpcomingRenewals }) {
  const { until, count, worth, rows } = renewals;
  const isCut = count > rows.length;
  return (
    <Box title={text.title} lead={count === 0 ? text.none : text.lead(formatDate(until))}>
      {count > 0 && (
        <DataTable label={text.title} heads={text.heads}>
          {rows.map((renewal) => (
            <Row key={renewal.id} renewal={renewal} />
          ))}
          <tr>
            <th scope="row">{text.all}</th>
            <td colSpan={3}>
              {countOf(staffCounted.renewal, count)}
              {isCut && ` ${text.cut}`}
            </td>
            <td>{riyals(worth)}</td>
          </tr>
        </DataTable>
      )}
    </Box>
  );
}

function Row({ renewal }: { renewal: UpcomingRenewal }) {
  const { title, projectId, project, nextDay, period, amount, worth } = renewal;
  return (
    <tr>
      <th scope="row">
        <BidiText text={title} />
      </th>
      <td>
        <Link to={addressOfLink({ kind: "project", id: projectId })}>
          <BidiText text={project || renewalText.untitled} />
        </Link>
      </td>
      <td>
        <time className={styles.whole} dateTime={nextDay}>
          {formatDate(nextDay)}
        </time>
      </td>
      <td>{amount === null ? "-" : formatPrice(amount / 100, words.values.period[period])}</td>
      <td>{riyals(worth)}</td>
    </tr>
  );
}
