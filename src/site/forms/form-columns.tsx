import type { ReactNode } from "react";
import layoutStyles from "../../ui/styles/layout.module.css";
import styles from "./form-columns.module.css";

/** A form and what stands beside it, or under it on narrow windows. */
export function FormColumns({ children }: { children: ReactNode }) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.flush}`}>
      <div className={`${layoutStyles.wrap} ${styles.columns}`}>{children}</div>
    </section>
  );
}

type FormAsideProps = { label: string; children: ReactNode };

/** Beside a form, it stays in view. */
export function FormAside({ label, children }: FormAsideProps) {
  return (
    <aside className={styles.aside} aria-label={label}>
      {children}
    </aside>
  );
}
