import cardStyles from "./card.module.css";
import boneStyles from "./skeleton.module.css";
import tileStyles from "./tiles.module.css";
import { text } from "./ui.text.ts";

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder cards, three by default, while records are loading. */
export function SkeletonCards({
  count = 3,
  className = tileStyles.grid,
}: {
  count?: number;
  className?: string;
}) {
  return (
    <div className={className} aria-busy="true" role="status" aria-label={text.loading}>
      {keys(count).map((key) => (
        <div key={key} className={`${cardStyles.card} ${boneStyles.card}`}>
          <span className={boneStyles.bone} data-bone />
          <div>
            <span className={boneStyles.bone} data-bone />
            <span className={boneStyles.bone} data-bone />
            <span className={boneStyles.bone} data-bone />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The placeholder of a table that is loading. It shows the head already, so that the page does not jump. */
export function SkeletonTable({ columns, rows = 4 }: { columns: readonly string[]; rows?: number }) {
  const grid = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  return (
    <div
      className={`${cardStyles.card} ${cardStyles.clipping}`}
      aria-busy="true"
      role="status"
      aria-label={text.loading}
    >
      <div className={boneStyles.head} style={grid}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {keys(rows).map((row) => (
        <div key={row} className={boneStyles.line} style={grid}>
          {columns.map((column, index) => (
            <span
              key={column}
              className={boneStyles.bone}
              data-bone
              style={{ height: 14, width: `${80 - ((row + index) % 4) * 12}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
