import { Box } from "../../admin-kit/box.tsx";
import { type Bar, BarPlot, PlotTable } from "../../admin-kit/plots/bar-plot.tsx";
import { PlotLegend } from "../../admin-kit/plots/plot-legend.tsx";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf, formatDate, formatDay, formatLongDate, formatNumber } from "../../kernel/text/format.ts";
import { analyticsText } from "./analytics.text.ts";
import type { Report } from "./schema.ts";

const text = analyticsText.plot;
const mostBars = 62;
type Day = Report["days"][number];

/** Bars for days, or for weeks when there are too many days, with the period before as a line. */
export function AnalyticsPlot({ days }: { days: Report["days"] }) {
  const byWeek = days.length > mostBars;
  const bars = byWeek ? weeksOf(days).map(weekBar) : days.map(dayBar);
  const [first, last] = [days[0], days.at(-1)];
  const highest = Math.max(...bars.map(({ value }) => value));
  const title = text.title
    .replace("{from}", formatDate(first?.day ?? ""))
    .replace("{to}", formatDate(last?.day ?? ""))
    .replace("{highest}", countOf(staffCounted.visit, highest));
  return (
    <Box
      title={byWeek ? text.byWeek : text.byDay}
      beside={
        <PlotLegend
          items={[
            { label: text.thisPeriod },
            { label: text.before, look: "line" },
            ...(byWeek ? [] : [{ label: text.weekend, look: "weekend" as const }]),
          ]}
        />
      }
    >
      <BarPlot title={title} bars={bars} wordsOf={(value) => countOf(staffCounted.visit, value)} />
      <PlotTable
        caption={text.byDay}
        heads={text.heads}
        rows={days
          .map(({ day, visits, visitsBefore, requests }) => [
            formatDay(day),
            formatNumber(visits),
            formatNumber(visitsBefore),
            formatNumber(requests),
          ])
          .reverse()}
      />
    </Box>
  );
}

function dayBar({ day, visits, visitsBefore }: Day, index: number, days: readonly Day[]): Bar {
  const fromEnd = days.length - 1 - index;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const look = fromEnd === 0 ? "unfinished" : weekday === 5 || weekday === 6 ? "weekend" : undefined;
  const mark = fromEnd === 0 ? text.today : fromEnd % 7 === 0 || days.length <= 7 ? formatDay(day) : "";
  return { name: formatLongDate(day), mark, value: visits, before: visitsBefore, ...(look && { look }) };
}

/** The days in groups of seven, the last of which ends today; the first group may be shorter. */
function weeksOf(days: readonly Day[]): Day[][] {
  const weeks: Day[][] = [];
  for (let end = days.length; end > 0; end -= 7) weeks.unshift(days.slice(Math.max(0, end - 7), end));
  return weeks;
}

function weekBar(week: readonly Day[], index: number, weeks: readonly Day[][]): Bar {
  const [first, last] = [week[0]?.day ?? "", week.at(-1)?.day ?? ""];
  const sum = (key: "visits" | "visitsBefore") => week.reduce((total, day) => total + day[key], 0);
  return {
    name: text.span.replace("{from}", () => formatDay(first)).replace("{to}", () => formatDay(last)),
    mark: (weeks.length - 1 - index) % 10 === 0 ? formatDay(last) : "",
    value: sum("visits"),
    before: sum("visitsBefore"),
  };
}
