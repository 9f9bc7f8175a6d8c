import type { ReactNode } from "react";
import styles from "./panel.module.css";

type PanelProps = { title?: ReactNode; isGood?: boolean; children: ReactNode };

/** One matter beside the document: a card with its heading. */
export function Panel({ title, isGood = false, children }: PanelProps) {
  return (
    <section className={isGood ? `${styles.panel} ${styles.accepted}` : styles.panel}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** What is said with less weight. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** What can be done, side by side. */
export function PanelWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
