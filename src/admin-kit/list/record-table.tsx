// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type RecordTableProps = {
  /** Its own class beside those that every table of records has. */
  className: string;
  label: string;
  /** The columns by their names; `actions` is said to screen readers only. */
  heads: { readonly [column: string]: string };
  /** Before the words of the first column. */
  choice?: ReactNode;
  /** The rows, whose cells name their columns as `data-l`. */
  children: ReactNode;
};

/** The records as a table; stacked cards on phones, where only the roles keep it a table for screen readers. */
export function RecordTable({ className, label, heads, choice, children }: RecordTableProps) {
  return (
    <Card className="over">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="tablewrap" tabIndex={0} aria-label={label}>
        <table className={`tbl stack mid ${className}`} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {Object.entries(heads).map(([key, words], index) => (
                <th key={key} role="columnheader" scope="col">
                  {index === 0 && choice}
                  {key === "actions" ? <span className="vh">{words}</span> : words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">{children}</tbody>
        </table>
      </section>
    </Card>
  );
}
