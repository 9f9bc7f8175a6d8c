import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useSearchParams } from "react-router";
import headStyles from "../../admin-kit/page-head.module.css";
import { callApi } from "../../kernel/http/api-client.ts";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import tabStyles from "../../ui/controls/tabs.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { analyticsText as text } from "./analytics.text.ts";
import { AnalyticsFigures } from "./analytics-figures.tsx";
import { AnalyticsPages } from "./analytics-pages.tsx";
import { AnalyticsPlot } from "./analytics-plot.tsx";
import { AnalyticsSources } from "./analytics-sources.tsx";
import { type Period, periods, type Report } from "./schema.ts";

/** The screen of visits by day, page, source and device, and of the requests that followed; requirement AANA-01. */
export default function AnalyticsScreen() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("days"));
  const period: Period = periods.find((days) => days === asked) ?? 30;
  const { data, error, refetch } = useQuery({
    queryKey: ["analytics", period],
    queryFn: () => callApi<Report>("GET", `/api/analytics?days=${period}`),
    placeholderData: keepPreviousData,
  });
  const choose = (days: Period) =>
    setParams(days === 30 ? {} : { days: String(days) }, { replace: true, preventScrollReset: true });
  return (
    <>
      <div className={headStyles.head} data-page-head>
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        <div className={buttonStyles.actions}>
          <fieldset className={tabStyles.segments}>
            <legend className={typeStyles.unseen}>{text.period}</legend>
            {periods.map((days) => (
              <button key={days} type="button" aria-pressed={days === period} onClick={() => choose(days)}>
                {text.periods[days]}
              </button>
            ))}
          </fieldset>
          <a
            className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
            href={`/api/analytics/export.csv?days=${period}`}
            download
          >
            <Icon of={FileDown} />
            {text.export}
          </a>
        </div>
      </div>
      {error && !data && (
        <div role="alert">
          <ErrorState title={text.loadFailed} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <SkeletonCards />}
      {data && <AnalyticsFigures report={data} />}
      {data &&
        (data.total.views === 0 ? (
          <EmptyState
            title={text.empty}
            actions={
              period !== 365 && (
                <Button small variant="line" onClick={() => choose(365)}>
                  {text.periods[365]}
                </Button>
              )
            }
          >
            {text.emptyText}
          </EmptyState>
        ) : (
          <>
            <AnalyticsPlot days={data.days} />
            <AnalyticsSources report={data} />
            <AnalyticsPages pages={data.pages} />
          </>
        ))}
    </>
  );
}
