import type { ReactNode } from "react";
import typeStyles from "../../ui/styles/type.module.css";
import type { AskedChoice } from "./asked-choices.ts";
import styles from "./form-summary.module.css";
import { summaryText } from "./forms.text.ts";

type SummaryProps = {
  title: string;
  choices: readonly AskedChoice[];
  /** Its own rows, before those of the services: `<SummaryRow>`. */
  children?: ReactNode;
};

/** What a form is about to send, beside it on wide windows. */
export function FormSummary({ title, choices, children }: SummaryProps) {
  return (
    <section className={styles.summary}>
      <h2 className={typeStyles.subheading}>{title}</h2>
      <Rows choices={choices}>{children}</Rows>
    </section>
  );
}

/** The same above the button of narrow windows, folded. */
export function FoldedSummary({ title, choices, children }: SummaryProps) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Rows choices={choices}>{children}</Rows>
    </details>
  );
}

/** Which services are ticked, the style sheet sees: it holds without script, too. */
function Rows({ choices, children }: Omit<SummaryProps, "title">) {
  return (
    <dl className={styles.rows}>
      {children}
      {choices.length > 0 && (
        <SummaryRow label={summaryText.services}>
          <span className={styles.nothing}>{summaryText.noService}</span>
          {choices.map(({ value, label }, index) => (
            <span key={value} data-asked={index + 1}>
              {label}
            </span>
          ))}
        </SummaryRow>
      )}
    </dl>
  );
}

export function SummaryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
