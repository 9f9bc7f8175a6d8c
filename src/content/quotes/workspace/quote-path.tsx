import { formatDateTime } from "../../../kernel/text/format.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import { text } from "../quotes.text.ts";
import type { QuoteRecord } from "../quotes.ts";
import styles from "./quote-path.module.css";

const { path: words } = text;

/** The steps of a quote with their times: those that are done, the present one, and those to come; requirement DESK-02. */
export function QuotePath({ quote }: { quote: QuoteRecord }) {
  const steps = stepsOf(quote);
  const now = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <ol className={styles.path} aria-label={words.label}>
      {steps.map(({ name, at, isBad }, index) => (
        <li
          key={name}
          className={
            index < now ? styles.done : index === now ? (isBad ? styles.lost : styles.here) : undefined
          }
          aria-current={index === now ? "step" : undefined}
        >
          <span>{name}</span>
          {at && <small className={typeStyles.digits}>{formatDateTime(at)}</small>}
        </li>
      ))}
    </ol>
  );
}

type Step = { name: string; at?: string | null; isDone: boolean; isBad?: boolean };

function stepsOf({ state, sentAt, seenAt, answeredAt, projectAt }: QuoteRecord): Step[] {
  const isSent = state !== "draft";
  const isBad = state === "declined" || state === "withdrawn" || state === "replaced";
  const answer =
    state === "declined" || state === "withdrawn" || state === "replaced" ? words[state] : words.accepted;
  return [
    { name: words.draft, isDone: true },
    { name: words.sent, at: sentAt, isDone: isSent },
    { name: words.seen, at: seenAt, isDone: seenAt !== null },
    { name: answer, at: answeredAt, isDone: state === "accepted" || isBad, isBad },
    { name: words.project, at: projectAt, isDone: projectAt !== null },
  ];
}
