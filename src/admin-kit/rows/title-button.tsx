import type { ReactNode } from "react";
import { useMay } from "../may.ts";
import styles from "./title-button.module.css";

/** The name of a record on its card or in its row; opens the form for users who may write; requirements ADM-04, ROLE-01. */
export function TitleButton({ onOpen, children }: { onOpen(): void; children: ReactNode }) {
  const canWrite = useMay("write");
  if (!canWrite) return children;
  return (
    <button type="button" className={styles.title} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  );
}
