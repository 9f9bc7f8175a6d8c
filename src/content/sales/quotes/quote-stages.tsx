import type { ListAddressControl } from "../../../admin-kit/list/use-list-address.ts";
import { formatNumber, formatPrice } from "../../../kernel/text/format.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import styles from "./quote-stages.module.css";
import { text } from "./quotes.text.ts";
import { type QuoteFigures, type QuoteStage, quoteStages } from "./quotes.ts";

type StagesProps = { figures: QuoteFigures | undefined; address: ListAddressControl<"stage"> };

/** One line with the number and total of the quotes at each stage; pressing a stage filters the list. */
export function QuoteStages({ figures, address }: StagesProps) {
  const chosen = address.filters.stage;
  const choice = (stage: QuoteStage | "", label: string, figure?: QuoteFigures[QuoteStage]) => (
    <li key={stage}>
      <button type="button" aria-pressed={chosen === stage} onClick={() => address.setFilter("stage", stage)}>
        <span className={stage === "" ? undefined : `${styles.stage} ${styles[stage]}`}>{label}</span>
        {figure && <b className={typeStyles.digits}>{formatNumber(figure.count)}</b>}
        {figure && figure.worth > 0 && (
          <small className={typeStyles.digits}>{formatPrice(figure.worth / 100)}</small>
        )}
      </button>
    </li>
  );
  return (
    <ol className={styles.strip} aria-label={text.list.stages}>
      {choice("", text.list.all)}
      {quoteStages
        .filter((stage) => stage !== "replaced")
        .map((stage) => choice(stage, text.stages[stage], figures?.[stage]))}
    </ol>
  );
}

/** The name of a stage, in its colour. */
export function StageWord({ stage }: { stage: QuoteStage }) {
  return <span className={`${styles.stage} ${styles[stage]}`}>{text.stages[stage]}</span>;
}
