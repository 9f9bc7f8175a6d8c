import { formatPercent, formatPrice } from "../../../kernel/text/format.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import { text } from "../quotes.text.ts";
import { sumsOf } from "../quotes.ts";
import styles from "./quote-totals.module.css";

const { form: words, labels } = text;

/** The sums of the lines, pinned below them. Amounts are halalas. */
export function QuoteTotals({ quote }: { quote: Parameters<typeof sumsOf>[0] }) {
  const { subtotal, discount, vat, total } = sumsOf(quote);
  const figure = (label: string, amount: number, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={typeStyles.digits}>{formatPrice(amount / 100)}</dd>
    </div>
  );
  const isTaxed = quote.vatRate > 0;
  return (
    <dl className={styles.totals} aria-label={words.sums}>
      {figure(isTaxed ? words.subtotal : words.untaxedSubtotal, subtotal)}
      {discount > 0 && figure(labels.discount, discount)}
      {isTaxed && figure(words.vat(formatPercent(quote.vatRate)), vat)}
      {figure(isTaxed ? words.total : words.untaxedTotal, total, styles.total)}
    </dl>
  );
}
