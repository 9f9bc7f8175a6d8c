import styles from "./bust.module.css";
import { drawings } from "./bust-data.tsx";
import type { Portrait } from "./members.ts";

/** The drawn people behind a page's busts, each drawn once; `Bust` shows them. Requirement LEAD-01. */
export function BustDrawings({ of }: { of: readonly Portrait[] }) {
  return (
    <svg width="0" height="0" className={styles.source} aria-hidden="true">
      {[...new Set(of)].map((portrait) => (
        <symbol key={portrait} id={`bust-${portrait}`} viewBox="0 0 240 300">
          {drawings[portrait]}
        </symbol>
      ))}
    </svg>
  );
}

/** A bust of the house, 4 by 5; a page that shows it holds `BustDrawings` too. */
export function Bust({ of }: { of: Portrait }) {
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true">
      <use href={`#bust-${of}`} />
    </svg>
  );
}
