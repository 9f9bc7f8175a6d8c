import type { ReactNode } from "react";
import type { ListAddressControl } from "../../../../admin-kit/list/use-list-address.ts";
import { formatNumber, formatPrice, relativeTime } from "../../../../kernel/text/format.ts";
import boneStyles from "../../../../ui/skeleton.module.css";
import typeStyles from "../../../../ui/styles/type.module.css";
import { deskText as text } from "../desk.text.ts";
import type { DeskFigures } from "../figures/desk-figures.ts";
import type { DeskFilter } from "../filters/filter-names.ts";
import type { RequestKind } from "../requests.ts";
import { type Stage, stageFilter, stagesOf } from "../stages.ts";
import styles from "./stage-strip.module.css";
import { StageWord } from "./stage-word.tsx";

type StripProps = {
  kind: RequestKind;
  figures: DeskFigures | undefined;
  address: ListAddressControl<DeskFilter>;
  /** Shown at the end of the line. */
  children: ReactNode;
};

/** The number of requests at each stage, in one line. A stage filters the list below. DESK-01, AREQ-02 */
export function StageStrip({ kind, figures, address, children }: StripProps) {
  const name = stageFilter(kind);
  const chosen = address.filters[name];
  const all = figures && Object.values(figures.statuses).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.strip}>
      <ol className={styles.stages} aria-label={text[kind].stages}>
        <li>
          <button type="button" aria-pressed={chosen === ""} onClick={() => address.setFilter(name, "")}>
            <span>{text.chips.all}</span>
            <b className={typeStyles.digits}>
              {all === undefined ? <i className={boneStyles.bone} data-bone /> : formatNumber(all)}
            </b>
          </button>
        </li>
        {stagesOf(kind).map((stage) => (
          <li key={stage.value}>
            <button
              type="button"
              aria-pressed={chosen === stage.value}
              onClick={() => address.setFilter(name, chosen === stage.value ? "" : stage.value)}
            >
              <StageWord stage={stage} />
              <b className={typeStyles.digits}>
                {figures ? (
                  formatNumber(countIn(stage, figures))
                ) : (
                  <i className={boneStyles.bone} data-bone />
                )}
              </b>
              <small>{figures && noteOf(stage, figures)}</small>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

function countIn({ statuses }: Stage, figures: DeskFigures) {
  return statuses.reduce((sum, status) => sum + figures.statuses[status], 0);
}

function noteOf({ value }: Stage, { today, oldestContacted, quotedValue, wonValue }: DeskFigures) {
  const notes = text.stageNotes;
  if (value === "new") return today > 0 && notes.today(formatNumber(today));
  if (value === "contacted" || value === "answered")
    return oldestContacted && notes.oldest(relativeTime(oldestContacted, new Date()));
  if (value === "quoted") return quotedValue > 0 && formatPrice(quotedValue / 100);
  return value === "won" && wonValue > 0 && formatPrice(wonValue / 100);
}
