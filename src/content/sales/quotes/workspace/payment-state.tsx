import type { ReactNode } from "react";
import { formatDate, formatPercent, formatPrice } from "../../../../kernel/text/format.ts";
import { Badge, type BadgeTone } from "../../../../ui/badge.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { type PaymentState, paidOf, type Receipt } from "../payments.ts";
import { text } from "../quotes.text.ts";
import type { QuoteRecord } from "../quotes.ts";
import styles from "./payment-state.module.css";

const { payment: words } = text;
const tones: Record<PaymentState, BadgeTone> = { unpaid: "neutral", partly: "warn", paid: "success" };

type StateProps = { quote: QuoteRecord; actionOf?: (receipt: Receipt, named: string) => ReactNode };

/** Whether an accepted quote is paid, part by part, and what came in when and how. Requirement PAPER-02. */
export function PaymentStanding({ quote, actionOf }: StateProps) {
  const { paid, rest, state, parts } = paidOf(quote);
  return (
    <>
      <p>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>{" "}
        {words.paidOf(formatPrice(paid / 100), formatPrice(quote.total / 100))}
        {state === "partly" && `${text.form.comma}${words.rest(formatPrice(rest / 100))}`}
      </p>
      {parts.length > 0 && (
        <ol className={styles.list}>
          {parts.map(({ share, when, amount, state }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an accepted quote do not move
            <li key={place}>
              <span>
                <BidiName text={words.part(formatPercent(share), when)} />
              </span>
              <b className={typeStyles.digits}>{formatPrice(amount / 100)}</b>
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
            </li>
          ))}
        </ol>
      )}
      {quote.receipts.length > 0 && (
        <>
          <h3>{words.received}</h3>
          <ol className={styles.list}>
            {quote.receipts.map((receipt) => {
              const { id, amount, method, day, by } = receipt;
              const named = words.receipt(formatPrice(amount / 100), words.methods[method], formatDate(day));
              return (
                <li key={id}>
                  <span>
                    {named} <small className={typeStyles.muted}>{words.by(by)}</small>
                  </span>
                  {actionOf?.(receipt, named)}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </>
  );
}
