import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link, Navigate, useOutletContext } from "react-router";
import type { Profile } from "../../accounts/users/users.ts";
import boxStyles from "../../admin-kit/box.module.css";
import { useMay, useRole } from "../../admin-kit/may.ts";
import { PageHead } from "../../admin-kit/page-head.tsx";
import { callApi } from "../../kernel/http/api-client.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { formatLongDate } from "../../kernel/text/format.ts";
import { Banner, Failure } from "../../ui/banner.tsx";
import cardStyles from "../../ui/card.module.css";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Checklist } from "../setup/checklist.tsx";
import { screenNames } from "../shell/admin.text.ts";
import { addressOf, isOffered, quickScreens, screenIcons } from "../shell/screens.ts";
import dashboardStyles from "./dashboard.module.css";
import { dashboardText as text } from "./dashboard.text.ts";
import { DashboardActivity } from "./dashboard-activity.tsx";
import type { Dashboard } from "./dashboard-answer.ts";
import { DashboardPlots } from "./dashboard-plots.tsx";
import { DashboardStats } from "./dashboard-stats.tsx";
import { DashboardTasks } from "./dashboard-tasks.tsx";
import { isMorning } from "./greeting.ts";

/** The dashboard: greeting, figures, latest changes, tasks and reminders. Every figure is counted; requirement ADM-06. */
export default function DashboardPage() {
  const { id, name } = useOutletContext<Profile>();
  const role = useRole();
  const addsProjects = useMay("write", "projects");
  const readsSales = useMay("read", "sales");
  const now = new Date();
  const { data, error, refetch } = useQuery({
    queryKey: ["dashboard"],
    queryFn: () => callApi<Dashboard>("GET", "/api/dashboard"),
  });
  if (data?.beginsSetup) return <Navigate to={addressOf("setup")} replace />;
  const waiting = data && text.waiting(data.newRequests, data.newMessages);
  const greeting = isMorning(now) ? text.morning : text.evening;
  return (
    <>
      <PageHead
        title={<BidiText text={greeting} values={{ name: name.trim().split(/\s+/)[0] }} />}
        actions={
          addsProjects && (
            <LinkButton small to={`${addressOf("projects")}?edit=new`}>
              <Icon of={Plus} />
              {text.addProject}
            </LinkButton>
          )
        }
      >
        {[`${formatLongDate(now)}.`, waiting].filter(Boolean).join(" ")}
      </PageHead>
      <Failure of={error && text.failed} onRetry={() => void refetch()} />
      {data?.proxyFault && (
        <Banner tone="bad">
          <BidiText text={text.proxyFaults[data.proxyFault]} />
        </Banner>
      )}
      {data && data.stoppedWebhooks.length > 0 && (
        <Banner tone="warn">
          <BidiText text={text.stoppedWebhooks(data.stoppedWebhooks.join(joiners.comma))} />{" "}
          <Link to={`${addressOf("users")}?tab=webhooks`}>{text.openWebhooks}</Link>
        </Banner>
      )}
      {data && data.brokenLinks > 0 && (
        <Banner tone="warn">
          {text.brokenLinks(data.brokenLinks)}{" "}
          <Link to={`${addressOf("addresses")}?view=broken`}>{text.openBrokenLinks}</Link>
        </Banner>
      )}
      {data?.checklist && <Checklist tasks={data.checklist} />}
      <DashboardStats figures={data} failed={error !== null} />
      <div className={boxStyles.columns}>
        <DashboardActivity activity={data?.activity} failed={error !== null} now={now} />
        {readsSales && <DashboardTasks now={now} me={id} />}
      </div>
      {data && <DashboardPlots weeks={data.weeks} />}
      <section className={dashboardStyles.quick}>
        <h2>{text.quick}</h2>
        <nav className={dashboardStyles.ways} aria-label={text.quick}>
          {quickScreens
            .filter((screen) => isOffered(role, screen))
            .map((screen) => (
              <Link key={screen} className={cardStyles.card} to={addressOf(screen)}>
                <Icon of={screenIcons[screen]} />
                {screenNames[screen]}
              </Link>
            ))}
        </nav>
      </section>
    </>
  );
}
