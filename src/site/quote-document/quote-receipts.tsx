import { englishDate, englishPrice } from "../../content/sales/quotes/document/english.ts";
import type { QuoteLanguage } from "../../content/sales/quotes/document/quote-language.ts";
import { Said } from "../../content/sales/quotes/document/said.tsx";
import type { Receipt } from "../../content/sales/quotes/payments.ts";
import { formatDate, formatPrice } from "../../kernel/text/format.ts";
import { sayOnPage } from "./quote-answer.tsx";
import styles from "./quote-receipts.module.css";

/** What came in for an accepted quote, as its customer reads it: without who noted it. Amounts in halalas. */
export type Received = { list: Omit<Receipt, "by">[]; paid: number; rest: number };

const methods = {
  transfer: "byTransfer",
  card: "byCard",
  cash: "byCash",
  cheque: "byCheque",
  other: "byOther",
} as const satisfies Record<Receipt["method"], string>;

/** What came in, when and how, and what is left of the total. Requirement PAPER-02. */
export function QuoteReceipts({ language, received }: { language: QuoteLanguage; received: Received }) {
  const say = sayOnPage(language);
  const { list, paid, rest } = received;
  const arabic = { paid: formatPrice(paid / 100), rest: formatPrice(rest / 100) };
  const english = { paid: englishPrice(paid), rest: englishPrice(rest) };
  return (
    <section className={styles.receipts} aria-labelledby="receipts-title">
      <h2 id="receipts-title">
        <Said of={say("receipts")} />
      </h2>
      <ul>
        {list.map(({ id, day, amount, method }) => (
          <li key={id}>
            <Said
              of={say(
                methods[method],
                { amount: formatPrice(amount / 100), day: formatDate(day) },
                { amount: englishPrice(amount), day: englishDate(day) },
              )}
            />
          </li>
        ))}
      </ul>
      <p>
        <Said of={say(rest > 0 ? "receivedPart" : "receivedAll", arabic, english)} />
      </p>
    </section>
  );
}
