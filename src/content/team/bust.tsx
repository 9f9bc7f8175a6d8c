import { DrawingSymbol, readDrawings } from "../../ui/pictures/drawing.tsx";
import styles from "./bust.module.css";
import type { Portrait } from "./members.ts";

const drawings = readDrawings(
  import.meta.glob<string>("./busts/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** The drawings of a page's busts, each rendered once and referenced by `Bust`. Requirement LEAD-01. */
export function BustDrawings({ of }: { of: readonly Portrait[] }) {
  return (
    <svg width="0" height="0" className={styles.source} aria-hidden="true">
      {[...new Set(of)].map((portrait) => (
        <DrawingSymbol key={portrait} id={`bust-${portrait}`} of={drawings[portrait]} />
      ))}
    </svg>
  );
}

/** A drawn bust in the ratio 4:5. The page must also render `BustDrawings`. */
export function Bust({ of }: { of: Portrait }) {
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true">
      <use href={`#bust-${of}`} />
    </svg>
  );
}
