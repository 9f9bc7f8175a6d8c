import boxStyles from "../../admin-kit/box.module.css";
import { type Bar, BarPlot, PlotTable } from "../../admin-kit/plots/bar-plot.tsx";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf, formatDate, formatDay, formatLongDate, formatNumber } from "../../kernel/text/format.ts";
import { Card } from "../../ui/card.tsx";
import { analyticsText } from "./analytics.text.ts";
import styles from "./analytics-plot.module.css";
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
    <Card as="section" className={boxStyles.boxed}>
      <div className={boxStyles.head}>
        <h2>{byWeek ? text.byWeek : text.byDay}</h2>
        <ul className={styles.legend}>
          <li>
            <i />
            {text.thisPeriod}
          </li>
          <li>
            <i className={styles.line} />
            {text.before}
          </li>
          {!byWeek && (
            <li>
              <i className={styles.weekend} />
              {text.weekend}
            </li>
          )}
        </ul>
      </div>
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
    </Card>
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
