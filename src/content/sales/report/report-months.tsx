import boxStyles from "../../../admin-kit/box.module.css";
import { Box } from "../../../admin-kit/box.tsx";
import { type Bar, BarPlot, PlotTable } from "../../../admin-kit/plots/bar-plot.tsx";
import { PlotLegend } from "../../../admin-kit/plots/plot-legend.tsx";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { gregorianMonths } from "../../../kernel/text/format.text.ts";
import { countOf, formatPercent, formatPrice } from "../../../kernel/text/format.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import { daysOfMonth } from "./periods.ts";
import styles from "./report.module.css";
import { reportText } from "./report.text.ts";
import { type Month, rateOf } from "./report.ts";
import { riyals } from "./riyals.tsx";
import { daysOf, rowsOf } from "./rows-address.ts";
import { RowsLink } from "./rows-link.tsx";

const { months: text } = reportText;

/** What was won and lost in each month, as two plots and a table that leads to the requests. Requirement SALES-01. */
export function ReportMonths({ months }: { months: readonly Month[] }) {
  const isEmpty = months.every(({ won, lost, target }) => won === 0 && lost === 0 && target === null);
  return (
    <Box title={text.title} lead={isEmpty ? text.none : undefined}>
      {!isEmpty && (
        <>
          <div className={`${boxStyles.columns} ${boxStyles.even}`}>
            <Plot
              months={months}
              title={text.worth}
              legend={[text.won, text.target]}
              barOf={({ wonWorth, target }) => ({
                value: wonWorth / 100,
                ...(target !== null && { before: target / 100 }),
              })}
              wordsOf={formatPrice}
            />
            <Plot
              months={months}
              title={text.counts}
              legend={[text.won, text.lost]}
              barOf={({ won, lost }) => ({ value: won, before: lost })}
              wordsOf={(value) => countOf(staffCounted.request, value)}
            />
          </div>
          <PlotTable caption={text.title} heads={text.heads} rows={months.map(cellsOf).reverse()} />
        </>
      )}
    </Box>
  );
}

type PlotProps = {
  months: readonly Month[];
  title: string;
  legend: readonly [string, string];
  barOf(month: Month): Pick<Bar, "value" | "before">;
  wordsOf(value: number): string;
};

function Plot({ months, title, legend, barOf, wordsOf }: PlotProps) {
  const bars = months.map((month, index) => ({
    ...barOf(month),
    name: nameOf(month),
    mark:
      (months.length - 1 - index) % Math.ceil(months.length / 6) === 0
        ? (nameOf(month).split(" ")[0] ?? "")
        : "",
  }));
  const [first = "", last = ""] = [bars[0]?.name, bars.at(-1)?.name];
  return (
    <figure>
      <figcaption className={`${typeStyles.muted} ${typeStyles.small} ${styles.caption}`}>
        {title}
        <PlotLegend items={[{ label: legend[0] }, { label: legend[1], look: "line" }]} />
      </figcaption>
      <BarPlot axis={80} title={text.plotOf(title, first, last)} width={620} bars={bars} wordsOf={wordsOf} />
    </figure>
  );
}

function cellsOf(month: Month) {
  const [name, rate] = [nameOf(month), rateOf(month)];
  const closed = daysOf(daysOfMonth(month.month));
  const link = (status: "won" | "lost", column: string | undefined) => (
    <RowsLink to={rowsOf({ status, closed })} name={name} column={column} count={month[status]} />
  );
  const { target } = month;
  return [
    name,
    link("won", text.heads[1]),
    riyals(month.wonWorth),
    link("lost", text.heads[3]),
    riyals(month.lostWorth),
    rate === null ? "-" : formatPercent(rate),
    target === null ? "-" : riyals(target),
    target ? formatPercent(Math.round((month.wonWorth / target) * 100)) : "-",
  ];
}

/** The month in words, with its year. */
const nameOf = ({ month }: Month) =>
  `${gregorianMonths[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;
