// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import type { ReactNode } from "react";

type DataTableProps = {
  label: string;
  /** What the columns are called. That of `actions` is for screen readers alone. */
  heads: readonly string[] | Readonly<Record<string, string>>;
  /** Its rows are stacked cards on phones. They bring their roles. */
  stacked?: boolean;
  className?: string;
  /** The rows. */
  children: ReactNode;
};

/** A table that scrolls sideways, by keyboard too, where the window is narrow. */
export function DataTable({ label, heads, stacked = false, className, children }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={className ? `tablewrap ${className}` : "tablewrap"} tabIndex={0} aria-label={label}>
      <table className={stacked ? "tbl stack mid" : "tbl mid"} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(heads).map(([key, head]) => (
              <th key={key} role="columnheader" scope="col">
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
