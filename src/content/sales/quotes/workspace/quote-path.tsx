import { formatDate, formatDateTime, isoDay } from "../../../../kernel/text/format.ts";
import typeStyles from "../../../../ui/styles/type.module.css";
import { text } from "../quotes.text.ts";
import { type QuoteRecord, type QuoteStage, stageOf } from "../quotes.ts";
import styles from "./quote-path.module.css";

const { path: words } = text;

/** The steps of a quote with their times: those that are done, the present one, and those to come; requirement DESK-02. */
export function QuotePath({ quote }: { quote: QuoteRecord }) {
  const steps = stepsOf(quote, isoDay(new Date()));
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
          {at && (
            <small className={typeStyles.digits}>
              {at.length === 10 ? formatDate(at) : formatDateTime(at)}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

type Step = { name: string; at?: string | null; isDone: boolean; isBad?: boolean };

const ends: readonly QuoteStage[] = ["declined", "withdrawn", "replaced", "expired"];

/** The steps of a quote by its stage on a day in Riyadh. */
function stepsOf(quote: QuoteRecord, today: string): Step[] {
  const { sentAt, seenAt, answeredAt, validUntil, projectAt } = quote;
  const stage = stageOf(quote, today);
  const isBad = ends.includes(stage);
  return [
    { name: words.draft, isDone: true },
    { name: words.sent, at: sentAt, isDone: stage !== "draft" },
    { name: words.seen, at: seenAt, isDone: seenAt !== null },
    {
      name: isBad ? text.stages[stage] : words.accepted,
      at: stage === "expired" ? validUntil : answeredAt,
      isDone: stage === "accepted" || isBad,
      isBad,
    },
    { name: words.project, at: projectAt, isDone: projectAt !== null },
  ];
}
