import { Fragment } from "react";
import { formatAmount, formatPercent } from "../../../../kernel/text/format.ts";
import typeStyles from "../../../../ui/styles/type.module.css";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import { text } from "../quotes.text.ts";
import { recurringSums, type Summed, sumsOf } from "../sums.ts";
import styles from "./quote-totals.module.css";

const { form: words, labels } = text;

/** The sums of the lines in riyals, in the order of the document, pinned below the lines. Amounts of `quote` are halalas. */
export function QuoteTotals({ quote }: { quote: Summed }) {
  const { subtotal, discount, net, vat, total } = sumsOf(quote);
  const figure = (label: string, amount: number, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={typeStyles.digits}>
        <Ltr>{formatAmount(amount / 100)}</Ltr>
      </dd>
    </div>
  );
  const isTaxed = quote.vatRate > 0;
  return (
    <dl className={styles.totals} data-end-bar aria-label={words.sums}>
      {figure(words.subtotal, subtotal)}
      {discount > 0 && figure(labels.discount, -discount)}
      {isTaxed && discount > 0 && figure(words.net, net)}
      {isTaxed && figure(words.vat(formatPercent(quote.vatRate)), vat)}
      {figure(isTaxed ? words.total : words.untaxedTotal, total, styles.total)}
      {recurringSums(quote).map((sums) => (
        <Fragment key={sums.period}>
          {figure(words.totalEach(words.periods[sums.period], isTaxed), sums.total, styles.total)}
        </Fragment>
      ))}
    </dl>
  );
}
