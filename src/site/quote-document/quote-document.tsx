import type { QuoteItem } from "../../content/quotes/lines-wire.ts";
import type { QuoteSums } from "../../content/quotes/quotes.ts";
import { displayPhone, formatDate, formatNumber, formatPrice } from "../../kernel/text/format.ts";
import { Logo } from "../../ui/pictures/logo.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { quoteDocumentText as text } from "./quote-document.text.ts";

export type Agency = { name: string; legalName: string; address: string[]; phone: string; email: string };
export type ShownQuote = {
  number: string;
  customerName: string;
  customerCompany: string;
  items: QuoteItem[];
  sums: QuoteSums;
  validUntil: string;
  terms: string;
  sentAt: string;
  answeredAt: string;
  answeredBy: string;
};

const riyals = (halalas: number) => formatPrice(halalas / 100);

/** The quote as a sheet of paper: the same on the screen and in print. */
export function QuoteDocument({ quote, agency }: { quote: ShownQuote; agency: Agency }) {
  const { number, sentAt, validUntil, items, terms } = quote;
  return (
    <article className="qsheet" aria-labelledby="quote-title">
      <header>
        <div className="from">
          <Logo />
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
          </p>
        </div>
        <div className="of">
          <h1 id="quote-title">{text.heading}</h1>
          <dl>
            <dt>{text.number}</dt>
            <dd>
              <Ltr>{number}</Ltr>
            </dd>
            <dt>{text.date}</dt>
            <dd>{formatDate(sentAt)}</dd>
            <dt>{text.validUntil}</dt>
            <dd>{formatDate(validUntil)}</dd>
          </dl>
        </div>
      </header>
      <section className="to">
        <h2>{text.to}</h2>
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
      <table>
        <thead>
          <tr>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{text.unitPrice}</th>
            <th scope="col">{text.lineTotal}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
            <tr key={index}>
              <td>
                <b>
                  <BidiName text={item.title} />
                </b>
                {item.detail && (
                  <span>
                    <BidiName text={item.detail} />
                  </span>
                )}
              </td>
              <td className="num" data-l={text.quantity}>
                {formatNumber(item.quantity)}
              </td>
              <td className="num" data-l={text.unitPrice}>
                {riyals(item.unitPrice)}
              </td>
              <td className="num" data-l={text.lineTotal}>
                {riyals(item.quantity * item.unitPrice)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums sums={quote.sums} />
      {terms && (
        <section className="terms">
          <h2>{text.terms}</h2>
          <p>
            <BidiName text={terms} />
          </p>
        </section>
      )}
      <footer>{text.footer(agency.name)}</footer>
    </article>
  );
}

function Sums({ sums }: { sums: QuoteSums }) {
  return (
    <dl className="sums">
      <div>
        <dt>{text.subtotal}</dt>
        <dd>{riyals(sums.subtotal)}</dd>
      </div>
      {sums.discount > 0 && (
        <div>
          <dt>{text.discount}</dt>
          <dd>{riyals(sums.discount)}</dd>
        </div>
      )}
      <div>
        <dt>{text.vat}</dt>
        <dd>{riyals(sums.vat)}</dd>
      </div>
      <div className="total">
        <dt>{text.total}</dt>
        <dd>{riyals(sums.total)}</dd>
      </div>
    </dl>
  );
}
