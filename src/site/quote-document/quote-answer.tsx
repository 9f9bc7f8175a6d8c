import type { Agency } from "../../content/sales/quotes/agency.ts";
import { englishDate, englishDateTime } from "../../content/sales/quotes/document/english.ts";
import {
  besideEachOther,
  eachTongue,
  type QuoteLanguage,
  type Saying,
  sayIn,
} from "../../content/sales/quotes/document/quote-language.ts";
import { Said, SaidWith } from "../../content/sales/quotes/document/said.tsx";
import type { FieldErrors } from "../../kernel/errors.ts";
import { displayPhone, formatDate, formatDateTime, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { TextArea, TextInput } from "../../ui/controls/inputs.tsx";
import { Mark } from "../../ui/pictures/mark.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { Ltr } from "../../ui/text/ltr.tsx";
import { answerAnchor } from "../forms/answer-anchor.ts";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import styles from "./quote-answer.module.css";
import { quoteDocumentText } from "./quote-document.text.ts";
import { englishFaults, englishPageText } from "./quote-document-english.ts";

export type Standing = "open" | "accepted" | "declined" | "expired" | "withdrawn" | "missing";

/** The words of the page in the languages of its quote. */
export const sayOnPage = (language: QuoteLanguage) =>
  sayIn(language, { ar: quoteDocumentText, en: englishPageText });

/** The facts in the sentence above a quote. */
export type Answered = { answeredAt: string; answeredBy: string; validUntil: string };
type StandingProps = {
  language: QuoteLanguage;
  standing: Standing;
  quote: Answered | null;
  agency: Agency;
  mayAnswer: boolean;
};

const sentences = {
  accepted: "standingAccepted",
  declined: "standingDeclined",
  expired: "standingExpired",
  withdrawn: "standingWithdrawn",
  missing: "standingMissing",
} as const;

/** The state of the quote, shown above it and not printed. */
export function QuoteStanding({ language, standing, quote, agency, mayAnswer }: StandingProps) {
  const say = sayOnPage(language);
  if (standing === "open")
    return (
      <p className={styles.note}>
        <Said of={say(mayAnswer ? "hint" : "readOnly")} />
      </p>
    );
  const {
    answeredAt,
    answeredBy: name,
    validUntil,
  } = quote ?? { answeredAt: "", answeredBy: "", validUntil: "" };
  const sentence = (
    <Said
      of={say(
        sentences[standing],
        quote ? { name, time: answeredAt && formatDateTime(answeredAt), day: formatDate(validUntil) } : {},
        quote ? { name, time: answeredAt && englishDateTime(answeredAt), day: englishDate(validUntil) } : {},
      )}
    />
  );
  return (
    <div
      className={standing === "accepted" ? `${styles.note} ${styles.accepted}` : styles.note}
      role="status"
    >
      {(standing === "accepted" || standing === "declined") && <Mark />}
      {quote ? <p>{sentence}</p> : <h1>{sentence}</h1>}
      <p>
        <SaidWith
          of={say("contact")}
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

type FilesProps = {
  language: QuoteLanguage;
  path: string;
  isAccepted: boolean;
  /** What is attached to the quote. */
  attached: readonly { id: number; name: string }[];
};

/** The files of the quote, to save: what was offered and, once it is accepted, the same with who accepted it and when. PAPER-01 */
export function QuoteFiles({ language, path, isAccepted, attached }: FilesProps) {
  const say = sayOnPage(language);
  return (
    <p className={styles.choices}>
      {isAccepted && (
        <a
          className={`${buttonStyles.button} ${buttonStyles.outlined}`}
          href={`${path}/acceptance.pdf`}
          download
        >
          <span>
            <Said of={say("acceptedFile")} />
          </span>
        </a>
      )}
      <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href={`${path}/offer.pdf`} download>
        <span>
          <Said of={say("file")} />
        </span>
      </a>
      {attached.map(({ id, name }) => (
        <a
          key={id}
          className={`${buttonStyles.button} ${buttonStyles.outlined}`}
          href={`${path}/files/${id}`}
          download
        >
          <bdi>{name}</bdi>
        </a>
      ))}
    </p>
  );
}

export type AnswerState = {
  /** `chosen` has the places of the optional lines that were ticked. */
  values: { name: string; note: string; chosen: number[] };
  errors: FieldErrors;
  /** What is wrong with the whole, in Arabic and as a word of the page; empty for nothing. */
  failure: string;
  reason: "" | "tooMany" | "changed" | "failed" | "recount";
};
type FormProps = {
  language: QuoteLanguage;
  state: AnswerState | null;
  periods: NoticePeriods;
  englishPeriods: NoticePeriods;
  /** What is paid, with the ticked optional lines. */
  total: Saying[];
};

/** Accept or decline, by name, beside the notice about personal data; a plain form; requirement PRIV-01. */
export function QuoteAnswerForm({ language, state, periods, englishPeriods, total }: FormProps) {
  const say = sayOnPage(language);
  const optional = (word: "note") =>
    say(word).map((said, place) => ({ ...said, text: `${said.text} ${say("optional")[place]?.text}` }));
  return (
    <form method="post" noValidate className={styles.answer} id={answerAnchor} aria-labelledby="answer-title">
      <h2 id="answer-title">
        <Said of={say("answer")} />
      </h2>
      {/* An acceptance counts for the lines whose total was shown. */}
      <input type="hidden" name="shown" value={state?.values.chosen.join() ?? ""} />
      <p className={styles.total}>
        <Said of={total} />
      </p>
      {state?.failure && (
        <p className={`${styles.note} ${styles.failed}`} role="alert">
          <Said of={eachTongue(language, state.failure, state.reason && englishFaults[state.reason])} />
        </p>
      )}
      <TextInput
        required
        id="answer-name"
        name="name"
        label={<Said of={say("name")} isBeside />}
        autoComplete="name"
        maxLength={200}
        defaultValue={state?.values.name}
        error={faultIn(language, state, "name")}
      />
      <TextArea
        id="answer-note"
        name="note"
        label={<Said of={optional("note")} isBeside />}
        rows={3}
        maxLength={2000}
        defaultValue={state?.values.note}
        error={faultIn(language, state, "note")}
      />
      <p className={`${typeStyles.small} ${typeStyles.muted}`}>
        <SaidWith of={say("notice")} values={periods} english={englishPeriods} />{" "}
        <a className={typeStyles.underlined} href="/privacy">
          <Said of={say("noticeLink")} />
        </a>
      </p>
      <div className={styles.choices}>
        <Button type="submit" name="decision" value="accepted">
          <span>
            <Said of={say("accept")} />
          </span>
        </Button>
        <Button type="submit" name="decision" value="declined" variant="line">
          <span>
            <Said of={say("decline")} />
          </span>
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with a field, in the languages of the quote. */
function faultIn(language: QuoteLanguage, state: AnswerState | null, field: "name" | "note") {
  const fault = state?.errors[field];
  if (!state || !fault) return undefined;
  const english = englishFaults[state.values[field].trim() === "" ? "nameMissing" : "tooLong"];
  return besideEachOther(eachTongue(language, fault, english));
}
