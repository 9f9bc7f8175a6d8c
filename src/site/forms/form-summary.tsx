import type { ReactNode } from "react";
import { serviceKeys } from "../../content/shared/asked-services.ts";
import { quoteText } from "../frame/site.text.ts";
import styles from "./form-summary.module.css";
import { summaryText } from "./forms.text.ts";

type SummaryProps = {
  title: string;
  /** Its own rows, before those of the services: `<SummaryRow>`. */
  children?: ReactNode;
};

/** What a form is about to send, beside it on wide windows. */
export function FormSummary({ title, children }: SummaryProps) {
  return (
    <section className={styles.summary}>
      <h2 className="h3">{title}</h2>
      <Rows>{children}</Rows>
    </section>
  );
}

/** The same above the button of narrow windows, folded. */
export function FoldedSummary({ title, children }: SummaryProps) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Rows>{children}</Rows>
    </details>
  );
}

/** Which services are ticked, the style sheet sees: it holds without script, too. */
function Rows({ children }: { children: ReactNode }) {
  return (
    <dl className={styles.rows}>
      {children}
      <SummaryRow label={summaryText.services}>
        <span className={styles.nothing}>{summaryText.noService}</span>
        {serviceKeys.map((key) => (
          <span key={key} data-chosen={key}>
            {quoteText.services[key]}
          </span>
        ))}
      </SummaryRow>
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
