import type { ReactNode } from "react";
import styles from "./panel.module.css";

type PanelProps = { title?: ReactNode; isGood?: boolean; children: ReactNode };

/** A card with a heading beside the document. */
export function Panel({ title, isGood = false, children }: PanelProps) {
  return (
    <section className={isGood ? `${styles.panel} ${styles.accepted}` : styles.panel}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** A remark in a panel, in weaker type. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** The actions of a panel, side by side. */
export function PanelWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
