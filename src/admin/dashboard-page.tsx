import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Inbox } from "lucide-react";
import { Link, useOutletContext } from "react-router";
import type { Profile } from "../accounts/profile-storage.ts";
import { type QuoteRequest, useQuoteRequests } from "../content/project-requests/quote-requests.ts";
import { apiClient } from "../kernel/api-client.ts";
import { formatLongDate, formatNumber, relativeTime } from "../kernel/format.ts";
import { Banner } from "../ui/banner.tsx";
import { BidiText } from "../ui/bidi-text.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { screenNames, dashboardText as text } from "./admin.text.ts";
import { isMorning } from "./greeting.ts";
import { PageHead } from "./page-head.tsx";
import { addressOf, quickScreens, type ScreenKey, screenIcons } from "./screens.ts";

const recentCount = 5;

/** Who is here, what there is, what came in. Every figure is counted; the rest of ADM-06 has its records still to come. */
export default function DashboardPage() {
  const { name } = useOutletContext<Profile>();
  const now = new Date();
  const counts = useCounts();
  const { records: requests, error, reload } = useQuoteRequests();
  const retry = () => {
    counts.reload();
    reload();
  };
  return (
    <>
      <PageHead
        title={
          <BidiText
            text={isMorning(now) ? text.morning : text.evening}
            values={{ name: name.trim().split(/\s+/)[0] }}
          />
        }
      >
        {formatLongDate(now)}
      </PageHead>
      {(counts.error || error) && (
        <Banner tone="bad" onRetry={retry}>
          {text.failed}
        </Banner>
      )}
      <div className="stats">
        {countedScreens.map((screen) => (
          <Stat key={screen} screen={screen} count={counts.values?.[screen]} failed={counts.error !== null} />
        ))}
        <Stat screen="quote-requests" count={requests?.length} failed={error !== null} />
      </div>
      <RecentRequests requests={requests} failed={error !== null} now={now} />
      <section className="quickbox">
        <h2>{text.quick}</h2>
        <nav className="quick" aria-label={text.quick}>
          {quickScreens.map((screen) => (
            <Link key={screen} className="card" to={addressOf(screen)}>
              <Icon of={screenIcons[screen]} />
              {screenNames[screen]}
            </Link>
          ))}
        </nav>
      </section>
    </>
  );
}

const countedScreens = ["services", "packages", "packages-server"] as const;
type Counts = Record<(typeof countedScreens)[number], number>;

/** How many records the API lists for each screen. */
function useCounts() {
  const query = useQuery({
    queryKey: ["counts"],
    async queryFn() {
      const lists = await Promise.all(countedScreens.map((screen) => apiClient(`/api/${screen}`).list()));
      return Object.fromEntries(
        countedScreens.map((screen, index) => [screen, lists[index]?.length]),
      ) as Counts;
    },
  });
  return { values: query.data, error: query.error, reload: () => void query.refetch() };
}

function Stat({ screen, count, failed }: { screen: ScreenKey; count: number | undefined; failed: boolean }) {
  return (
    <Link className="card stat" to={addressOf(screen)}>
      <span>{screenNames[screen]}</span>
      <Icon of={screenIcons[screen]} />
      <b className="num">{count === undefined ? failed ? "-" : <i className="sk" /> : formatNumber(count)}</b>
    </Link>
  );
}

type RecentProps = { requests: QuoteRequest[] | undefined; failed: boolean; now: Date };

function RecentRequests({ requests, failed, now }: RecentProps) {
  const address = addressOf("quote-requests");
  return (
    <Card as="section" className="box">
      <div className="bh">
        <h2>{text.recent}</h2>
        <Link className="more sm" to={address}>
          {text.all}
          <Icon of={ArrowLeft} />
        </Link>
      </div>
      {requests?.length === 0 || (failed && !requests) ? (
        <p className="muted sm">{failed ? "-" : text.noRequests}</p>
      ) : (
        <ul className="rows">
          {requests
            ? requests.slice(0, recentCount).map(({ id, name, companyName, createdAt }) => (
                <li key={id}>
                  <Link to={`${address}?id=${id}`}>
                    <RowIcon />
                    <p>
                      <BidiText text={text.requestFrom} values={{ name: <b>{companyName || name}</b> }} />
                    </p>
                    <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
                  </Link>
                </li>
              ))
            : Array.from({ length: recentCount }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows that wait are all alike
                <li key={row}>
                  <div>
                    <RowIcon />
                    <i className="sk" />
                  </div>
                </li>
              ))}
        </ul>
      )}
    </Card>
  );
}

function RowIcon() {
  return (
    <span className="ico">
      <Icon of={Inbox} />
    </span>
  );
}
