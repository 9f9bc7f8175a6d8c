import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Printer, Target } from "lucide-react";
import { useState } from "react";
import { ExportLink } from "../../../admin-kit/csv/csv-buttons.tsx";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { useMay } from "../../../admin-kit/may.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { PageHead } from "../../../admin-kit/page-head.tsx";
import { formatDate } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { useLiveDesk } from "../use-live-desk.ts";
import { fileOf, readReport, reportKey } from "./client.ts";
import { PeriodChooser } from "./period-chooser.tsx";
import styles from "./report.module.css";
import { reportText as text } from "./report.text.ts";
import type { SalesReport } from "./report.ts";
import { ReportFigures } from "./report-figures.tsx";
import { ReportGroups } from "./report-groups.tsx";
import { ReportMonths } from "./report-months.tsx";
import { ReportOpen } from "./report-open.tsx";
import { ReportRenewals } from "./report-renewals.tsx";
import { text as targetText } from "./targets/sales-targets.text.ts";
import { usePeriod } from "./use-period.ts";

const TargetsDialog = lazyPart(() => import("./targets/targets-dialog.tsx"));

/** The report of sales: each figure of a period, which leads to the requests that it counts. Requirement SALES-01. */
export default function SalesReportScreen() {
  useLiveDesk();
  const choice = usePeriod();
  const { period } = choice;
  const [isSetting, setSetting] = useState(false);
  const [sets, exports] = [useMay("write", "house"), useMay("export", "sales")];
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: reportKey(period),
    queryFn: () => readReport(period),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.report} aria-busy={isPlaceholderData}>
      <PageHead
        title={text.title}
        actions={
          <>
            {sets && (
              <Button variant="line" small onClick={() => setSetting(true)}>
                <Icon of={Target} />
                {targetText.open}
              </Button>
            )}
            {exports && <ExportLink address={fileOf(period)} />}
            <Button variant="line" small onClick={() => window.print()}>
              <Icon of={Printer} />
              {text.print}
            </Button>
          </>
        }
      >
        {text.lead(formatDate(period.from), formatDate(period.to))}
      </PageHead>
      <PeriodChooser choice={choice} />
      <Failure of={error && data && text.loadFailed} onRetry={() => void refetch()} />
      {error && !data && (
        <div role="alert">
          <ErrorState title={text.loadFailed} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <SkeletonCards />}
      {data && <Shown report={data} />}
      <MountOnOpen isOpen={isSetting}>
        <TargetsDialog year={period.to.slice(0, 4)} isOpen={isSetting} onClose={() => setSetting(false)} />
      </MountOnOpen>
    </div>
  );
}

function Shown({ report }: { report: SalesReport }) {
  const { now, open, before, months, renewals } = report;
  const isEmpty =
    now.arrived + now.won + now.lost + renewals.count + open.reduce((sum, { count }) => sum + count, 0) ===
      0 && months.every(({ won, lost }) => won + lost === 0);
  if (isEmpty) return <EmptyState title={text.empty}>{text.emptyText}</EmptyState>;
  return (
    <>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>
        {text.comparison(formatDate(before.from), formatDate(before.to))}. {text.money}
      </p>
      <ReportFigures report={report} />
      <ReportOpen open={open} />
      <ReportRenewals renewals={renewals} />
      <ReportMonths months={months} />
      <ReportGroups report={report} />
    </>
  );
}
