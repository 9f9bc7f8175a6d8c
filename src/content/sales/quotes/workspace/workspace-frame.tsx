import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Presence } from "../../../../admin-kit/presence/presence.tsx";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import type { QuotePaper } from "../client.ts";
import { text } from "../quotes.text.ts";
import type { QuoteRecord } from "../quotes.ts";
import { QuotePath } from "./quote-path.tsx";
import styles from "./workspace-frame.module.css";

type FrameProps = {
  quote: QuoteRecord;
  paper: QuotePaper;
  /** The buttons beside the path of the quote. */
  actions: ReactNode;
  lines: ReactNode;
  totals: ReactNode;
  preview: ReactNode;
};

/** Head and path above two columns: the lines, and the document as the customer sees it. Phones show one of the two. */
export function WorkspaceFrame({ quote, paper, actions, lines, totals, preview }: FrameProps) {
  const view = useLocation().hash === "#preview" ? "preview" : "lines";
  const tab = (of: typeof view, label: string) => (
    <Link to={of === "lines" ? "#lines" : "#preview"} replace aria-current={view === of ? "true" : undefined}>
      {label}
    </Link>
  );
  return (
    <div className={styles.workspace} data-view={view}>
      <header className={styles.head}>
        <h1>
          {quote.number ? (
            <>
              {text.workspace.title} <Ltr>{quote.number}</Ltr>
            </>
          ) : (
            text.workspace.draftTitle
          )}
        </h1>
        <p className={styles.whom}>
          <Link to={`/admin/quote-requests/${quote.requestId}`}>
            <bdi>{quote.customerName}</bdi>
            {quote.customerCompany && (
              <>
                {text.workspace.between}
                <bdi>{quote.customerCompany}</bdi>
              </>
            )}
          </Link>
        </p>
        <Presence place={`quotes/${quote.id}`} />
        {paper.editions.length > 1 && <Editions quote={quote} editions={paper.editions} />}
        <QuotePath quote={quote} />
        <div className={styles.actions}>{actions}</div>
      </header>
      <nav className={styles.tabs} aria-label={text.workspace.views}>
        {tab("lines", text.labels.items)}
        {tab("preview", text.workspace.preview)}
      </nav>
      <section className={styles.side} data-side="lines" aria-label={text.labels.items}>
        {lines}
        {totals}
      </section>
      <section
        className={styles.paper}
        data-side="preview"
        aria-label={text.workspace.asSeen}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <p className={styles.caption}>{text.workspace.asSeen}</p>
        {preview}
      </section>
    </div>
  );
}

/** An edition that is not in Arabic alone names its language. */
const entryOf = (entry: string, language: QuoteRecord["language"]) =>
  language === "ar" ? entry : text.editions.entryIn(entry, text.values.language[language]);

/** All editions of the quote, each at its own address. */
function Editions({ quote, editions }: { quote: QuoteRecord; editions: QuotePaper["editions"] }) {
  return (
    <nav className={styles.editions} aria-label={text.editions.menu}>
      {editions.map(({ id, edition, stage, language }) => (
        <Link key={id} to={`/admin/quotes/${id}`} aria-current={id === quote.id ? "page" : undefined}>
          {entryOf(text.editions.entry(edition, text.stages[stage]), language)}
        </Link>
      ))}
    </nav>
  );
}
