import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "./vision-admin.text.ts";
import { typeLooks } from "./vision-icons.ts";
import { type VisionRecord, visionTypes } from "./vision-items.ts";

type TypeCountsProps = {
  items: readonly VisionRecord[];
  /** The type that the list is filtered by, or "". */
  chosen: string;
  onChoose(type: string): void;
};

/** How many items there are of each type; each count filters the list by its type; requirement AVIS-01. */
export function TypeCounts({ items, chosen, onChoose }: TypeCountsProps) {
  return (
    <div className="tyrow">
      {visionTypes.map((type) => {
        const { icon, className } = typeLooks[type];
        return (
          <button
            key={type}
            type="button"
            className={`card ty ${className}`}
            aria-pressed={chosen === type}
            onClick={() => onChoose(chosen === type ? "" : type)}
          >
            <span className="it">
              <Icon of={icon} />
            </span>
            <b className="num">{items.filter((item) => item.type === type).length}</b>
            <span>{text.typesPlural[type]}</span>
          </button>
        );
      })}
    </div>
  );
}
