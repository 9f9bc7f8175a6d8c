import boxStyles from "../../admin-kit/box.module.css";
import { Box } from "../../admin-kit/box.tsx";
import { BarPlot, PlotTable } from "../../admin-kit/plots/bar-plot.tsx";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf, formatDay, formatNumber } from "../../kernel/text/format.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { dashboardText } from "./dashboard.text.ts";
import type { Week } from "./dashboard-answer.ts";

const text = dashboardText.plots;

/** Plots of visits and of requests by week, each with its own axis, and one table of both. */
export function DashboardPlots({ weeks }: { weeks: Week[] }) {
  const isEmpty = weeks.every(({ visits, requests }) => visits === 0 && requests === 0);
  const barsOf = (key: "visits" | "requests") =>
    weeks.map((week, index) => ({
      name: spanOf(week),
      mark: (weeks.length - 1 - index) % 4 === 0 ? formatDay(week.to) : "",
      value: week[key],
    }));
  return (
    <Box title={text.title} lead={isEmpty ? text.none : undefined}>
      {!isEmpty && (
        <>
          <div className={`${boxStyles.columns} ${boxStyles.even}`}>
            <figure>
              <figcaption className={`${typeStyles.muted} ${typeStyles.small}`}>{text.visitsHead}</figcaption>
              <BarPlot
                title={text.visits}
                width={620}
                bars={barsOf("visits")}
                wordsOf={(value) => countOf(staffCounted.visit, value)}
              />
            </figure>
            <figure>
              <figcaption className={`${typeStyles.muted} ${typeStyles.small}`}>
                {text.requestsHead}
              </figcaption>
              <BarPlot
                title={text.requests}
                width={620}
                bars={barsOf("requests")}
                wordsOf={(value) => countOf(staffCounted.request, value)}
              />
            </figure>
          </div>
          <PlotTable
            caption={text.title}
            heads={[text.week, text.visitsHead, text.requestsHead]}
            rows={weeks
              .map((week) => [spanOf(week), formatNumber(week.visits), formatNumber(week.requests)])
              .reverse()}
          />
        </>
      )}
    </Box>
  );
}

const spanOf = ({ from, to }: Week) =>
  text.span.replace("{from}", () => formatDay(from)).replace("{to}", () => formatDay(to));
