import { Fragment } from "react";
import { displayPhone } from "../../../../kernel/text/format.ts";
import { BrandLogo } from "../../../../ui/brand/brand-logo.tsx";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import type { Agency } from "../agency.ts";
import type { QuoteItem } from "../lines-wire.ts";
import type { Part } from "../payments.ts";
import { type Choosing, DocumentLines } from "./document-lines.tsx";
import { useWording, WordingContext, wordingOf } from "./document-words.ts";
import type { KeptWords } from "./kept-words.ts";
import { paperOf, signersOf } from "./paper.ts";
import styles from "./quote-document.module.css";
import { besideEachOther, type QuoteLanguage } from "./quote-language.ts";
import { daySaid, paymentsSaid, periodsSaid } from "./quote-sayings.ts";
import { Said, Typed } from "./said.tsx";

export type ShownQuote = {
  language: QuoteLanguage;
  /** Empty for a draft. */
  number: string;
  customerName: string;
  customerCompany: string;
  customerAddress: string;
  customerVatNumber: string;
  items: QuoteItem[];
  chosen: number[];
  /** In percent; 0 without tax. */
  vatRate: number;
  /** Taken off before tax: halalas, or a share in hundredths of a percent. */
  discount: number;
  discountRate: number;
  firstShare: number;
  restDays: number;
  parts: Part[];
  validUntil: string;
  terms: string;
  /** Empty for a draft. */
  sentAt: string;
};

/** A date and the same day of the other calendar, which stays whole where the line is short. */
function BothDates({ of: moment }: { of: string }) {
  const { language, say } = useWording();
  const { day, otherDay } = daySaid(moment, language);
  return day.map(({ lang, text }, place) => {
    const own = place > 0 ? { lang, dir: "ltr" } : {};
    return (
      <Fragment key={lang}>
        {place > 0 && " "}
        <span {...own}>{text}</span>{" "}
        <span {...own}>{say("otherCalendar", { day: otherDay[place]?.text ?? "" })[place]?.text}</span>
      </Fragment>
    );
  });
}

type DocumentProps = {
  quote: ShownQuote;
  agency: Agency;
  /** The words that a sent quote kept; null or left out for those of this edition. */
  words?: KeptWords | null;
  /** The line that is being written, from 0. */
  current?: number | undefined;
  /** The customer's ticks beside optional lines; left out where nothing can be chosen. */
  choosing?: Choosing | undefined;
  /** Whether it can be signed on paper: only while it waits for an answer. */
  isOpen?: boolean;
  /** The heading level of its title in the page around it. */
  heading?: "h1" | "h2";
};

/** The quote as a sheet of paper: the same on the screen of the customer, in print and in the preview of the workspace. */
export function QuoteDocument({ words = null, ...shown }: DocumentProps) {
  return (
    <WordingContext value={wordingOf(shown.quote.language, words)}>
      <Paper {...shown} />
    </WordingContext>
  );
}

function Paper(props: Omit<DocumentProps, "words">) {
  const { quote, agency, current, choosing, isOpen = false, heading: Heading = "h1" } = props;
  const { language, say } = useWording();
  const { number, sentAt, validUntil, terms } = quote;
  const { groups, optional } = paperOf(quote, say, choosing?.picked);
  return (
    <article
      className={styles.frame}
      aria-labelledby="quote-title"
      {...(language === "en" && { lang: "en", dir: "ltr" })}
    >
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
                  <Said of={say("commercialNumber")} isBeside /> <Ltr>{agency.commercialNumber}</Ltr>
                </span>
              )}
              {agency.unifiedNumber && (
                <span>
                  <Said of={say("unifiedNumber")} isBeside /> <Ltr>{agency.unifiedNumber}</Ltr>
                </span>
              )}
              {agency.vatNumber && quote.vatRate > 0 && (
                <span>
                  <Said of={say("vatNumber")} isBeside /> <Ltr>{agency.vatNumber}</Ltr>
                </span>
              )}
            </p>
          </div>
          <div>
            <Heading className={styles.title} id="quote-title">
              <Said of={say("heading")} />
            </Heading>
            <dl className={styles.facts}>
              {number && (
                <>
                  <dt>
                    <Said of={say("number")} />
                  </dt>
                  <dd>
                    <Ltr>{number}</Ltr>
                  </dd>
                </>
              )}
              {sentAt && (
                <>
                  <dt>
                    <Said of={say("date")} />
                  </dt>
                  <dd>
                    <BothDates of={sentAt} />
                  </dd>
                </>
              )}
              <dt>
                <Said of={say("validUntil")} />
              </dt>
              <dd>{validUntil && <BothDates of={validUntil} />}</dd>
            </dl>
          </div>
        </header>
        <section className={styles.addressee}>
          <p className={styles.part}>
            <Said of={say("to")} />
          </p>
          <p>
            <b>
              <Typed text={quote.customerCompany || quote.customerName} />
            </b>
            {quote.customerCompany && (
              <span>
                <Typed text={quote.customerName} />
              </span>
            )}
            {quote.customerAddress && (
              <span>
                <Typed text={quote.customerAddress} />
              </span>
            )}
            {quote.customerVatNumber && (
              <span>
                <Said of={say("vatNumber")} isBeside /> <Ltr>{quote.customerVatNumber}</Ltr>
              </span>
            )}
          </p>
        </section>
        <DocumentLines groups={groups} current={current} caption={say("lines")} />
        <Periods quote={quote} />
        {optional && (
          <DocumentLines
            groups={[optional]}
            current={current}
            caption={optional.caption}
            isTold
            choosing={choosing}
          />
        )}
        <Payments quote={quote} />
        {(terms || language === "both") && (
          <section className={styles.terms}>
            <p className={styles.part}>
              <Said of={say("terms")} />
            </p>
            {terms && (
              <p>
                <Typed text={terms} />
              </p>
            )}
            {language === "both" && (
              <p>
                <Said of={say("prevails")} />
              </p>
            )}
          </section>
        )}
        {isOpen && <Signatures quote={quote} agency={agency} />}
        <footer className={styles.foot}>
          <Said of={say("footer", { agency: agency.name })} />
        </footer>
      </div>
    </article>
  );
}

/** Lines to sign, on paper alone: on the screen the customer answers by the form. */
function Signatures({ quote, agency }: { quote: ShownQuote; agency: Agency }) {
  const { say } = useWording();
  const signers = signersOf(agency.legalName, quote.customerCompany || quote.customerName, say);
  return (
    <div className={styles.signers}>
      {signers.map(({ who, rows }) => (
        <div key={besideEachOther(who)}>
          <b>
            <Said of={who} />
          </b>
          {rows.map((row) => (
            <p key={besideEachOther(row)}>{besideEachOther(row)}</p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The prices of periods, such as those of a month, of which the total holds no more than the written quantity. */
function Periods({ quote }: { quote: ShownQuote }) {
  const { say } = useWording();
  const said = periodsSaid(quote, say);
  if (said.length === 0) return null;
  return said.map(({ lang, text }, place) => (
    <p key={lang} className={styles.periods} {...(place > 0 && { lang, dir: "ltr" })}>
      {lang === "ar" ? <BidiName text={text} /> : text}
    </p>
  ));
}

/** How much is paid at the beginning, and when the rest is paid. */
function Payments({ quote }: { quote: ShownQuote }) {
  const { say } = useWording();
  const sentences = paymentsSaid(quote, say);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.terms}>
      <p className={styles.part}>
        <Said of={say("payments")} />
      </p>
      {sentences.map((said) => (
        <p key={besideEachOther(said)}>
          <Said of={said} />
        </p>
      ))}
    </section>
  );
}
