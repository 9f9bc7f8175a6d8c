import { FilePlus2 } from "lucide-react";
import { Link } from "react-router";
import { formatDate, formatPrice, isoDay } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { StageWord } from "./quote-stages.tsx";
import { text } from "./quotes.text.ts";
import { type QuoteRecord, stageOf } from "./quotes.ts";
import styles from "./quotes-section.module.css";
import { useCreateQuote } from "./use-create-quote.ts";
import { useQuotesOf } from "./use-quotes-of.ts";

/** The quotes of a request, each a link to its screen, and the button for a new one; requirement DESK-02. */
export function QuotesSection({ requestId, canAdd }: { requestId: number; canAdd: boolean }) {
  const quotes = useQuotesOf(requestId);
  const { create, isCreating } = useCreateQuote();
  return (
    <section>
      <h3>{text.title}</h3>
      <Failure of={quotes.error && text.loadFailed} onRetry={() => void quotes.refetch()} />
      {quotes.data?.length === 0 && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.none}</p>}
      <ul className={styles.quotes}>
        {quotes.data?.map((quote) => (
          <Entry key={quote.id} quote={quote} />
        ))}
      </ul>
      {canAdd && (
        <Button variant="line" small loading={isCreating} onClick={() => void create(requestId)}>
          <Icon of={FilePlus2} />
          {text.add}
        </Button>
      )}
    </section>
  );
}

function Entry({ quote }: { quote: QuoteRecord }) {
  const { number, total, validUntil } = quote;
  return (
    <li>
      <Link className={styles.quote} to={`/admin/quotes/${quote.id}`}>
        <b>{number ? <Ltr>{number}</Ltr> : text.draft}</b>
        <StageWord stage={stageOf(quote, isoDay(new Date()))} />
        <b className={typeStyles.digits}>{formatPrice(total / 100)}</b>
        <small>{text.validUntil(formatDate(validUntil))}</small>
      </Link>
    </li>
  );
}
