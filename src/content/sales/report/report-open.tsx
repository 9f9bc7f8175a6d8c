import { Link } from "react-router";
import { Box } from "../../../admin-kit/box.tsx";
import { formatNumber, formatPercent } from "../../../kernel/text/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { statusNames } from "../requests/board/quote-requests.text.ts";
import { reportText } from "./report.text.ts";
import type { OpenGroup } from "./report.ts";
import { riyals } from "./riyals.tsx";
import { rowsOf } from "./rows-address.ts";
import { RowsLink } from "./rows-link.tsx";

const { open: text } = reportText;

/** The requests that are open now, by their stage, with their value and that value by its chance. Requirement SALES-01. */
export function ReportOpen({ open }: { open: readonly OpenGroup[] }) {
  const sum = (of: "count" | "worth" | "weighted") => open.reduce((all, group) => all + group[of], 0);
  return (
    <Box title={text.title} lead={text.lead}>
      <DataTable label={text.title} heads={text.heads}>
        {open.map(({ stage, count, worth, chance, weighted }) => (
          <tr key={stage}>
            <th scope="row">{statusNames[stage]}</th>
            <td>
              <RowsLink
                to={rowsOf({ status: stage })}
                name={statusNames[stage]}
                column={text.heads[1]}
                count={count}
              />
            </td>
            <td>{riyals(worth)}</td>
            <td>{formatPercent(chance)}</td>
            <td>{riyals(weighted)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{text.all}</th>
          <td>
            <Link to={rowsOf({ open: "1" })}>{formatNumber(sum("count"))}</Link>
          </td>
          <td>{riyals(sum("worth"))}</td>
          <td />
          <td>{riyals(sum("weighted"))}</td>
        </tr>
      </DataTable>
    </Box>
  );
}
