import { text } from "./ui.text.ts";

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Three cards at most, in the shape of what is coming. */
export function SkeletonCards({ count = 3, className = "agrid" }: { count?: number; className?: string }) {
  return (
    <div className={className} aria-busy="true" role="status" aria-label={text.loading}>
      {keys(count).map((key) => (
        <div key={key} className="card skc">
          <span className="sk" />
          <div>
            <span className="sk" />
            <span className="sk" />
            <span className="sk" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A table that is coming: its head stays, so the page does not jump. */
export function SkeletonTable({ columns, rows = 4 }: { columns: readonly string[]; rows?: number }) {
  const grid = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  return (
    <div className="card over" aria-busy="true" role="status" aria-label={text.loading}>
      <div className="skt" style={grid}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {keys(rows).map((row) => (
        <div key={row} className="skr" style={grid}>
          {columns.map((column, index) => (
            <span
              key={column}
              className="sk"
              style={{ height: 14, width: `${80 - ((row + index) % 4) * 12}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
