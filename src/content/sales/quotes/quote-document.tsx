import {
  countAfterPreposition,
  displayPhone,
  formatAmount,
  formatDate,
  formatHijri,
  formatPercent,
  formatPrice,
} from "../../../kernel/text/format.ts";
import { BrandLogo } from "../../../ui/brand/brand-logo.tsx";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import type { Agency } from "./agency.ts";
import { DocumentLines, SumRow } from "./document-lines.tsx";
import { DocumentWordsContext, filled, type KeptWords, useDocumentWords, wordsOf } from "./document-words.ts";
import type { QuoteItem } from "./lines-wire.ts";
import styles from "./quote-document.module.css";
import { paymentsOf, type QuoteSums, totalWithOptional } from "./quotes.ts";

export type ShownQuote = {
  /** Empty for a draft. */
  number: string;
  customerName: string;
  customerCompany: string;
  items: QuoteItem[];
  sums: QuoteSums;
  /** In percent; 0 without tax. */
  vatRate: number;
  /** Taken off before tax: halalas, or a share in hundredths of a percent. */
  discount: number;
  discountRate: number;
  firstShare: number;
  restDays: number;
  validUntil: string;
  terms: string;
  /** Empty for a draft. */
  sentAt: string;
};

/** An amount inside a sentence. */
const riyals = (halalas: number) =>
  Number.isNaN(halalas) ? formatAmount(halalas) : formatPrice(halalas / 100);
/** A date and the same day of the other calendar, which stays whole where the line is short. */
function BothDates({ of: day }: { of: string }) {
  const text = useDocumentWords();
  return (
    <>
      <span>{formatDate(day)}</span> <span>{filled(text.otherCalendar, { day: formatHijri(day) })}</span>
    </>
  );
}

type DocumentProps = {
  quote: ShownQuote;
  agency: Agency;
  /** The words that a sent quote kept; null or left out for those of this edition. */
  words?: KeptWords | null;
  /** The line that is being written, from 0. */
  current?: number | undefined;
  /** The heading level of its title in the page around it. */
  heading?: "h1" | "h2";
};

/** The quote as a sheet of paper: the same on the screen of the customer, in print and in the preview of the workspace. */
export function QuoteDocument({ words = null, ...shown }: DocumentProps) {
  return (
    <DocumentWordsContext value={wordsOf(words)}>
      <Paper {...shown} />
    </DocumentWordsContext>
  );
}

function Paper({ quote, agency, current, heading: Heading = "h1" }: Omit<DocumentProps, "words">) {
  const text = useDocumentWords();
  const { number, sentAt, validUntil, items, terms } = quote;
  const line = current === undefined ? undefined : items[current];
  return (
    <article className={styles.frame} aria-labelledby="quote-title">
      <div className={`paper ${styles.sheet}`}>
        <header className={styles.head}>
          <div className={styles.from}>
            <BrandLogo ground="light" />
            <p>
              <b>{agency.legalName}</b>
              {agency.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>
                <Ltr>{displayPhone(agency.phone)}</Ltr>
              </span>
              <span>
                <Ltr>{agency.email}</Ltr>
              </span>
              {agency.commercialNumber && (
                <span>
                  {text.commercialNumber} <Ltr>{agency.commercialNumber}</Ltr>
                </span>
              )}
              {agency.unifiedNumber && (
                <span>
                  {text.unifiedNumber} <Ltr>{agency.unifiedNumber}</Ltr>
                </span>
              )}
              {agency.vatNumber && quote.vatRate > 0 && (
                <span>
                  {text.vatNumber} <Ltr>{agency.vatNumber}</Ltr>
                </span>
              )}
            </p>
          </div>
          <div>
            <Heading className={styles.title} id="quote-title">
              {text.heading}
            </Heading>
            <dl className={styles.facts}>
              {number && (
                <>
                  <dt>{text.number}</dt>
                  <dd>
                    <Ltr>{number}</Ltr>
                  </dd>
                </>
              )}
              {sentAt && (
                <>
                  <dt>{text.date}</dt>
                  <dd>
                    <BothDates of={sentAt} />
                  </dd>
                </>
              )}
              <dt>{text.validUntil}</dt>
              <dd>{validUntil && <BothDates of={validUntil} />}</dd>
            </dl>
          </div>
        </header>
        <section className={styles.addressee}>
          <p className={styles.part}>{text.to}</p>
          <p>
            <b>
              <BidiName text={quote.customerCompany || quote.customerName} />
            </b>
            {quote.customerCompany && (
              <span>
                <BidiName text={quote.customerName} />
              </span>
            )}
          </p>
        </section>
        <DocumentLines
          items={items.filter(({ isOptional }) => !isOptional)}
          current={line}
          caption={text.lines}
        >
          <Sums quote={quote} />
        </DocumentLines>
        <Periods quote={quote} />
        <Optional quote={quote} current={line} />
        <Payments quote={quote} />
        {terms && (
          <section className={styles.terms}>
            <p className={styles.part}>{text.terms}</p>
            <p>
              <BidiName text={terms} />
            </p>
          </section>
        )}
        <footer className={styles.foot}>{filled(text.footer, { agency: agency.name })}</footer>
      </div>
    </article>
  );
}

/** The optional lines, and the total with all of them. */
function Optional({ quote, current }: { quote: ShownQuote; current: QuoteItem | undefined }) {
  const text = useDocumentWords();
  const total = totalWithOptional(quote);
  if (total === null) return null;
  const optional = quote.items.filter(({ isOptional }) => isOptional);
  return (
    <DocumentLines items={optional} current={current} caption={text.optional} isTold>
      <SumRow label={text.withOptional} amount={total} isTotal />
    </DocumentLines>
  );
}

/** The prices of periods, such as those of a month, of which the total holds no more than the written quantity. */
function Periods({ quote: { items, vatRate } }: { quote: ShownQuote }) {
  const text = useDocumentWords();
  const prices = items
    .filter(({ unit }) => unit)
    .map(({ title, unitPrice, unit }) =>
      filled(text.periodPrice, { name: title || text.unnamed, price: formatPrice(unitPrice / 100, unit) }),
    );
  if (prices.length === 0) return null;
  const all = prices.join(text.periodsBetween);
  return (
    <p className={styles.periods}>
      <BidiName text={filled(vatRate > 0 ? text.periodsTaxed : text.periodsUntaxed, { prices: all })} />
    </p>
  );
}

/** How much is paid at the beginning, and when the rest is paid. */
function Payments({ quote: { sums, firstShare, restDays } }: { quote: ShownQuote }) {
  const text = useDocumentWords();
  const payments = paymentsOf(sums.total, firstShare);
  if (!payments) return null;
  const rest = { amount: riyals(payments.rest), days: countAfterPreposition("day", restDays) };
  return (
    <section className={styles.terms}>
      <p className={styles.part}>{text.payments}</p>
      <p>{filled(text.first, { share: formatPercent(firstShare), amount: riyals(payments.first) })}</p>
      {payments.rest > 0 && <p>{filled(restDays > 0 ? text.restWithin : text.rest, rest)}</p>}
    </section>
  );
}

function Sums({ quote: { sums, vatRate, discountRate } }: { quote: ShownQuote }) {
  const text = useDocumentWords();
  const isTaxed = vatRate > 0;
  const discount =
    discountRate > 0
      ? filled(text.discountShare, { rate: formatPercent(discountRate / 100) })
      : text.discount;
  return (
    <>
      <SumRow label={text.subtotal} amount={sums.subtotal} />
      {sums.discount > 0 && <SumRow label={discount} amount={-sums.discount} />}
      {isTaxed && <SumRow label={text.net} amount={sums.net} />}
      {isTaxed && <SumRow label={filled(text.vat, { rate: formatPercent(vatRate) })} amount={sums.vat} />}
      <SumRow label={isTaxed ? text.total : text.untaxedTotal} amount={sums.total} isTotal />
    </>
  );
}
