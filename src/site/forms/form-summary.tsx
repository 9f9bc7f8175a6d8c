import type { ReactNode } from "react";
import type { AskedChoice } from "../../content/shared/asked-services.ts";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./form-summary.module.css";
import { summaryText } from "./forms.text.ts";

type SummaryProps = {
  title: string;
  choices: readonly AskedChoice[];
  /** Additional `<SummaryRow>`s before those of the services. */
  children?: ReactNode;
};

/** A summary of what a form will send, beside the form in wide windows. */
export function FormSummary({ title, choices, children }: SummaryProps) {
  return (
    <section className={styles.summary}>
      <h2 className={typeStyles.subheading}>{title}</h2>
      <Rows choices={choices}>{children}</Rows>
    </section>
  );
}

/** The same summary, folded, above the button in narrow windows. */
export function FoldedSummary({ title, choices, children }: SummaryProps) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Rows choices={choices}>{children}</Rows>
    </details>
  );
}

/** The rows of the services; the style sheet shows the ticked ones, so that this works without script. */
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
