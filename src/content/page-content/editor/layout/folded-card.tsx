import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import cardStyles from "../../../../ui/card.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import styles from "./folded-card.module.css";

type FoldedCardProps = {
  title: string;
  startsOpen: boolean;
  onFold?(isOpen: boolean): void;
  /** What is in the card, told whether it is open: what is costly is drawn only then. */
  children(isOpen: boolean): ReactNode;
};

/** A card of the editor whose contents seldom change, so that it is folded until somebody opens it. */
export function FoldedCard({ title, startsOpen, onFold, children }: FoldedCardProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={`${cardStyles.card} ${styles.card}`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        onFold?.(currentTarget.open);
      }}
    >
      <summary>
        <h2>{title}</h2>
        <Icon of={ChevronDown} />
      </summary>
      {children(isOpen)}
    </details>
  );
}
