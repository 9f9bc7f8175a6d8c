import styles from "./plot-legend.module.css";

type LegendItem = { label: string; look?: "line" | "weekend" };

/** What the bars, the line and the grounds of a plot stand for. */
export function PlotLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className={styles.legend}>
      {items.map(({ label, look }) => (
        <li key={label}>
          <i className={look && styles[look]} />
          {label}
        </li>
      ))}
    </ul>
  );
}
