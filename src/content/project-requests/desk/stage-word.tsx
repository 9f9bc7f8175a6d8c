import type { Stage } from "../stages.ts";
import styles from "./stage-word.module.css";

/** A stage by its word and colour. */
export function StageWord({ stage }: { stage: Stage }) {
  return <span className={`${styles.word} ${styles[stage.tone]}`}>{stage.label}</span>;
}
