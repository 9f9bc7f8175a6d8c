import type { Agency } from "../../content/sales/quotes/agency.ts";
import type { FieldErrors } from "../../kernel/errors.ts";
import { displayPhone, formatDate, formatDateTime, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { TextArea, TextInput } from "../../ui/controls/inputs.tsx";
import { Mark } from "../../ui/pictures/mark.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { answerAnchor } from "../forms/answer-anchor.ts";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import styles from "./quote-answer.module.css";
import { quoteDocumentText as text } from "./quote-document.text.ts";

export type Standing = "open" | "accepted" | "declined" | "expired" | "withdrawn" | "missing";

/** The facts in the sentence above a quote. */
export type Answered = { answeredAt: string; answeredBy: string; validUntil: string };
type StandingProps = { standing: Standing; quote: Answered | null; agency: Agency; mayAnswer: boolean };

/** The state of the quote, shown above it and not printed. */
export function QuoteStanding({ standing, quote, agency, mayAnswer }: StandingProps) {
  if (standing === "open") return <p className={styles.note}>{mayAnswer ? text.hint : text.readOnly}</p>;
  const sentence = quote
    ? text.standing[standing]
        .replace("{name}", () => quote.answeredBy)
        .replace("{time}", () => formatDateTime(quote.answeredAt))
        .replace("{day}", () => formatDate(quote.validUntil))
    : text.standing[standing];
  return (
    <div
      className={standing === "accepted" ? `${styles.note} ${styles.accepted}` : styles.note}
      role="status"
    >
      {(standing === "accepted" || standing === "declined") && <Mark />}
      {quote ? <p>{sentence}</p> : <h1>{sentence}</h1>}
      <p>
        <BidiText
          text={text.contact}
          values={{
            phone: (
              <a href={telLink(agency.phone)}>
                <Ltr>{displayPhone(agency.phone)}</Ltr>
              </a>
            ),
            email: (
              <a href={mailLink(agency.email)}>
                <Ltr>{agency.email}</Ltr>
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}

/** The files of the quote, to save: what was offered and, once it is accepted, the same with who accepted it and when. PAPER-01 */
export function QuoteFiles({ path, isAccepted }: { path: string; isAccepted: boolean }) {
  return (
    <p className={styles.choices}>
      {isAccepted && (
        <a
          className={`${buttonStyles.button} ${buttonStyles.outlined}`}
          href={`${path}/acceptance.pdf`}
          download
        >
          {text.acceptedFile}
        </a>
      )}
      <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href={`${path}/offer.pdf`} download>
        {text.file}
      </a>
    </p>
  );
}

type FormState = { values: { name: string; note: string }; errors: FieldErrors; failure: string } | null;

/** Accept or decline, by name, beside the notice about personal data; a plain form; requirement PRIV-01. */
export function QuoteAnswerForm({ state, periods }: { state: FormState; periods: NoticePeriods }) {
  return (
    <form method="post" noValidate className={styles.answer} id={answerAnchor} aria-labelledby="answer-title">
      <h2 id="answer-title">{text.answer}</h2>
      {state?.failure && (
        <p className={`${styles.note} ${styles.failed}`} role="alert">
          {state.failure}
        </p>
      )}
      <TextInput
        required
        id="answer-name"
        name="name"
        label={text.name}
        autoComplete="name"
        maxLength={200}
        defaultValue={state?.values.name}
        error={state?.errors.name}
      />
      <TextArea
        optional
        id="answer-note"
        name="note"
        label={text.note}
        rows={3}
        maxLength={2000}
        defaultValue={state?.values.note}
        error={state?.errors.note}
      />
      <p className={`${typeStyles.small} ${typeStyles.muted}`}>
        <BidiText text={text.notice} values={periods} />{" "}
        <a className={typeStyles.underlined} href="/privacy">
          {text.noticeLink}
        </a>
      </p>
      <div className={styles.choices}>
        <Button type="submit" name="decision" value="accepted">
          {text.accept}
        </Button>
        <Button type="submit" name="decision" value="declined" variant="line">
          {text.decline}
        </Button>
      </div>
    </form>
  );
}
