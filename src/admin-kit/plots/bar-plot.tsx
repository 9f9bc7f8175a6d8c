import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode, useId, useState } from "react";
import { formatNumber } from "../../kernel/text/format.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { text } from "../admin-kit.text.ts";
import styles from "./bar-plot.module.css";
import { niceScale } from "./nice-scale.ts";

export type Bar = {
  /** The full name, for the hint and the table. */
  name: string;
  /** The label under the axis; "" for none. */
  mark: string;
  value: number;
  /** The value in the period before, drawn as a line. */
  before?: number;
  /** A weekend day has a darker background; a day that is not over yet is drawn lighter. */
  look?: "weekend" | "unfinished";
};

type PlotProps = {
  title: string;
  bars: readonly Bar[];
  wordsOf(value: number): string;
  width?: number;
  /** The room of the figures at the axis. */
  axis?: number;
};

const height = 300;
const highestY = 26;
const bottom = 256;

/** Bars from right (the oldest) to left, as SVG without a library; place a `PlotTable` with the same figures beside it. */
export function BarPlot({ title, bars, wordsOf, width = 1060, axis = 52 }: PlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const titleId = useId();
  const marks = niceScale(Math.max(...bars.map(({ value, before = 0 }) => Math.max(value, before)), 0));
  const highest = marks.at(-1) ?? 1;
  const y = (value: number) => bottom - (value / highest) * (bottom - highestY);
  const step = (width - axis - 8) / bars.length;
  const centre = (index: number) => width - axis - (index + 0.5) * step;
  const bar = pointed === null ? undefined : bars[pointed];
  const line = bars
    .flatMap(({ before }, index) => (before === undefined ? [] : [`${centre(index)} ${y(before)}`]))
    .join("L");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow window
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <div className={width > 700 ? `${styles.inner} ${styles.wide}` : styles.inner}>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={titleId}
          onPointerLeave={() => setPointed(null)}
        >
          <title id={titleId}>{title}</title>
          {marks.map((mark) => (
            <Fragment key={mark}>
              <path className={styles.rule} d={`M8 ${y(mark)}H${width - axis}`} />
              {/* physical: the axis stands at the right, its figures left-aligned on it */}
              <text x={width - axis + 10} y={y(mark) + 5} direction="ltr">
                {formatNumber(mark)}
              </text>
            </Fragment>
          ))}
          {bars.map(({ name, mark, value, look }, index) => (
            <g key={name} onPointerEnter={() => setPointed(index)}>
              <rect
                className={look === "weekend" ? `${styles.ground} ${styles.weekend}` : styles.ground}
                x={centre(index) - step / 2}
                y={highestY}
                width={step}
                height={bottom - highestY}
              />
              {value > 0 && (
                <path
                  className={columnClass(index === pointed, look)}
                  d={columnOf(centre(index), y(value), Math.min(step * 0.62, 44))}
                />
              )}
              {mark && (
                <text x={centre(index)} y={282} textAnchor="middle">
                  {mark}
                </text>
              )}
            </g>
          ))}
          {bars.some(({ before }) => before) && <path className={styles.before} d={`M${line}`} />}
        </svg>
        {bar && pointed !== null && (
          <p
            className={styles.hint}
            style={{ insetInlineStart: `${((width - centre(pointed)) / width) * 100}%` }}
          >
            <b>{wordsOf(bar.value)}</b>
            <span>
              <BidiText text={bar.name} />
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

function columnClass(isPointed: boolean, look: Bar["look"]) {
  if (isPointed) return `${styles.column} ${styles.pointed}`;
  return look === "unfinished" ? `${styles.column} ${styles.unfinished}` : styles.column;
}

/** The SVG path of a bar with rounded upper corners, from the axis up to `y`. */
function columnOf(x: number, y: number, width: number) {
  const round = Math.min(4, bottom - y);
  const [start, end] = [x - width / 2, x + width / 2];
  return `M${start} ${bottom}V${y + round}q0 ${-round} ${round} ${-round}H${end - round}q${round} 0 ${round} ${round}V${bottom}z`;
}

/** The figures of a plot as a table that can be opened below it. */
export function PlotTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <details className={styles.figures}>
      <summary>
        {text.plotTable}
        <Icon of={ChevronDown} />
      </summary>
      <DataTable label={caption} heads={heads}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a period never move
          <tr key={index}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move either
              <td key={column} data-l={heads[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
