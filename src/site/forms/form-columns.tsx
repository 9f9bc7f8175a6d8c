import type { ReactNode } from "react";
import layoutStyles from "../../ui/styles/layout.module.css";
import styles from "./form-columns.module.css";

/** A form with an aside, which is below the form in narrow windows. */
export function FormColumns({ children }: { children: ReactNode }) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.flush}`}>
      <div className={`${layoutStyles.wrap} ${styles.columns}`}>{children}</div>
    </section>
  );
}

type FormAsideProps = { label: string; children: ReactNode };

/** The aside of a form, which stays in view. */
export function FormAside({ label, children }: FormAsideProps) {
  return (
    <aside className={styles.aside} aria-label={label}>
      {children}
    </aside>
  );
}
