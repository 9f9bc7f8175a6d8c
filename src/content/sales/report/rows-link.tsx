import { Link } from "react-router";
import { formatNumber } from "../../../kernel/text/format.ts";
import { reportText } from "./report.text.ts";

type RowsLinkProps = {
  to: string;
  /** What the row of the table is about, and the head of the column, which tell one count from another. */
  name: string;
  column: string | undefined;
  count: number;
};

/** A count that leads to its requests; 0 leads nowhere. */
export function RowsLink({ to, name, column = "", count }: RowsLinkProps) {
  const shown = formatNumber(count);
  if (count === 0) return shown;
  return (
    <Link to={to} aria-label={reportText.rowsOf(name, column, shown)}>
      {shown}
    </Link>
  );
}
