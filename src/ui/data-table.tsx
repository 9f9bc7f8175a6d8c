// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import type { ReactNode } from "react";

type DataTableProps = {
  label: string;
  /** What the columns are called. That of `actions` is for screen readers alone. */
  heads: readonly string[] | Readonly<Record<string, string>>;
  /** Its rows are stacked cards on phones. They bring their roles. */
  stacked?: boolean;
  /** Its own class beside those that every table has. */
  tableClass?: string;
  className?: string;
  /** Before the words of the first column. */
  choice?: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A table that scrolls sideways, by keyboard too, where the window is narrow. */
export function DataTable({ label, heads, stacked = false, choice, children, ...own }: DataTableProps) {
  return (
    <section
      className={own.className ? `tablewrap ${own.className}` : "tablewrap"}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <table
        className={["tbl", stacked && "stack", "mid", own.tableClass].filter(Boolean).join(" ")}
        role="table"
      >
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(heads).map(([key, head], index) => (
              <th key={key} role="columnheader" scope="col">
                {index === 0 && choice}
                {key === "actions" ? <span className="vh">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </section>
  );
}
