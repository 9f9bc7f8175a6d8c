import type { Stage } from "../stages.ts";
import styles from "./stage-word.module.css";

/** The name of a stage in its colour. */
export function StageWord({ stage }: { stage: Stage }) {
  return <span className={`${styles.word} ${styles[stage.tone]}`}>{stage.label}</span>;
}
