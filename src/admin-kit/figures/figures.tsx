import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import boneStyles from "../../ui/skeleton.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./figures.module.css";

/** Figures side by side: four of them, or three in one row at every width. */
export function Figures({ three = false, children }: { three?: boolean; children: ReactNode }) {
  return <div className={three ? `${styles.figures} ${styles.three}` : styles.figures}>{children}</div>;
}

type FigureProps = {
  icon: LucideIcon;
  label: string;
  /** Undefined until the figure is counted. */
  value: ReactNode;
  unit?: string | undefined;
  /** A note below the figure; hidden on phones. */
  children: ReactNode;
};

/** One figure with its name and a note. */
export function Figure({ icon, label, value, unit, children }: FigureProps) {
  return (
    <Card as="section" className={styles.figure} aria-label={label}>
      <span>{label}</span>
      <Icon of={icon} />
      {value === undefined ? (
        <b>
          <span className={boneStyles.bone} data-bone />
        </b>
      ) : (
        <b className={typeStyles.digits}>
          {value} {unit && <small>{unit}</small>}
        </b>
      )}
      <small>{children}</small>
    </Card>
  );
}
