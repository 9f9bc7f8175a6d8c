// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { type ReactNode, useEffect, useRef } from "react";
import tableStyles from "./data-table.module.css";
import typeStyles from "./styles/type.module.css";

type DataTableProps = {
  label: string;
  /** The labels of the columns; that of `actions` is for screen readers alone. */
  heads: readonly string[] | Readonly<Record<string, string>>;
  /** Rows are stacked cards on phones. They must set their ARIA roles themselves. */
  stacked?: boolean;
  /** Its own class beside those that every table has. */
  tableClass?: string;
  /** For a long table between other content: its rows scroll by themselves under their head. */
  isTall?: boolean;
  /** Shown before the label of the first column. */
  choice?: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/**
 * A table that scrolls sideways, by keyboard too, where the window is narrow. Where it has room its head can stay in sight
 * while the page scrolls: nothing between the two scrolls then.
 */
export function DataTable({
  label,
  heads,
  stacked = false,
  isTall = false,
  choice,
  tableClass,
  children,
}: DataTableProps) {
  const wrap = useRef<HTMLElement>(null);
  useEffect(() => markFit(wrap.current), []);
  return (
    <section
      ref={wrap}
      className={isTall ? `${tableStyles.frame} ${tableStyles.tall}` : tableStyles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <table
        className={[tableStyles.table, stacked && tableStyles.stacked, tableStyles.middle, tableClass]
          .filter(Boolean)
          .join(" ")}
        role="table"
      >
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(heads).map(([key, head], index) => (
              <th key={key} role="columnheader" scope="col">
                {index === 0 && choice}
                {key === "actions" ? <span className={typeStyles.unseen}>{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </section>
  );
}

/** Keeps `data-fits` on the wrapper as long as the table is no wider than it. */
function markFit(wrap: HTMLElement | null) {
  const table = wrap?.firstElementChild;
  if (!wrap || !table) return;
  const sizes = new ResizeObserver(() =>
    wrap.toggleAttribute("data-fits", table.getBoundingClientRect().width <= wrap.clientWidth + 0.5),
  );
  sizes.observe(wrap);
  sizes.observe(table);
  return () => sizes.disconnect();
}
