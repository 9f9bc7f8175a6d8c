import cardStyles from "../../ui/card.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { coloursOf } from "./type-colours.tsx";
import { text } from "./vision-admin.text.ts";
import { typeIcons } from "./vision-icons.ts";
import { type VisionRecord, visionTypes } from "./vision-items.ts";
import styles from "./vision-type-counts.module.css";

type TypeCountsProps = {
  items: readonly VisionRecord[];
  /** The type that the list is filtered by, or "". */
  chosen: string;
  onChoose(type: string): void;
};

/** How many items there are of each type; each count filters the list by its type; requirement AVIS-01. */
export function TypeCounts({ items, chosen, onChoose }: TypeCountsProps) {
  return (
    <div className={styles.counts}>
      {visionTypes.map((type) => {
        return (
          <button
            key={type}
            type="button"
            className={`${cardStyles.card} ${styles.count} ${coloursOf(type)}`}
            aria-pressed={chosen === type}
            onClick={() => onChoose(chosen === type ? "" : type)}
          >
            <span className={styles.drawing}>
              <Icon of={typeIcons[type]} />
            </span>
            <b className={typeStyles.digits}>{items.filter((item) => item.type === type).length}</b>
            <span>{text.typesPlural[type]}</span>
          </button>
        );
      })}
    </div>
  );
}
