import { AlarmClock } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import { isoDay, isoDayAfter, relativeTime } from "../../../../kernel/text/format.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { HitText } from "../../../../ui/text/hit-text.tsx";
import { tagsText } from "../../tags/tags.text.ts";
import { deskText as text } from "../desk.text.ts";
import { wantedOf } from "../names.ts";
import type { Assignee, DeskRequest, RequestKind } from "../requests.ts";
import { stageOf } from "../stages.ts";
import { Owner } from "./owner.tsx";
import styles from "./request-list.module.css";
import { StageWord } from "./stage-word.tsx";
import type { DeskAddress } from "./use-desk-address.ts";

type ListProps = {
  kind: RequestKind;
  requests: readonly DeskRequest[];
  assignees: readonly Assignee[];
  /** The search text, whose hits are marked. */
  query: string;
  /** Whether the requests are sorted by arrival, so that headings can name the days. */
  isByDay: boolean;
  /** Whether the list shows several stages, so that each row must name its own. */
  isMixed: boolean;
  now: Date;
  desk: DeskAddress;
};

/** The list beside the open request, with two lines for each request; requirement DESK-01. */
export function RequestList({ kind, requests, isByDay, now, ...row }: ListProps) {
  if (requests.length === 0) return <p className={styles.empty}>{text[kind].empty}</p>;
  const groups = isByDay ? groupsOf(requests, now) : [{ label: "", requests }];
  return (
    <div className={styles.rows}>
      {groups.map((group) => (
        <section key={group.label} aria-label={group.label || text[kind].title}>
          {group.label && (
            <h2 className={styles.dayname}>
              <span>{group.label}</span>
            </h2>
          )}
          <ul>
            {group.requests.map((request) => (
              <Row key={request.id} request={request} now={now} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A service that has no name here is shown by its key. */
const beginsLatin = /^\P{L}*\p{Script=Latin}/u;

const mostShown = 2;

type RowProps = Omit<ListProps, "kind" | "requests" | "isByDay"> & { request: DeskRequest };

function Row({ request, assignees, query, isMixed, now, desk }: RowProps) {
  const { id, name, companyName, createdAt, news, remindOn, tags } = request;
  const owner = assignees.find((assignee) => assignee.id === request.assigneeId);
  const stage = stageOf(request);
  const asked = wantedOf(request);
  return (
    <li data-key={id} className={news ? `${styles.entry} ${styles.unread}` : styles.entry}>
      <Link
        to={desk.addressOf(id)}
        data-open
        preventScrollReset
        aria-current={desk.id === id ? "true" : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          desk.open(id);
        }}
      >
        <i className={styles.mark} />
        <span className={styles.first}>
          {news && <span className={typeStyles.unseen}>{text.unreadMark}</span>}
          <b>
            <bdi>
              <HitText text={name} query={query} />
            </bdi>
          </b>
          {companyName.trim() && (
            <>
              {" · "}
              <bdi>
                <HitText text={companyName} query={query} />
              </bdi>
            </>
          )}
        </span>
        <time className={styles.aged} dateTime={createdAt}>
          {relativeTime(createdAt, now)}
        </time>
        <span className={styles.second}>
          {tags.slice(0, mostShown).map((tag) => (
            <Fragment key={tag}>
              <bdi className={styles.keyword}>{tag}</bdi>{" "}
            </Fragment>
          ))}
          {tags.length > mostShown && (
            <>
              <bdi dir="ltr" className={styles.more}>
                {tagsText.more(tags.length - mostShown)}
              </bdi>{" "}
            </>
          )}
          {isMixed && <StageWord stage={stage} />}
          {isMixed && asked.length > 0 && " · "}
          {asked.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && text.comma}
              <bdi className={beginsLatin.test(name) ? styles.latin : undefined}>{name}</bdi>
            </Fragment>
          ))}
        </span>
        <span className={styles.owner}>
          {remindOn && <Icon of={AlarmClock} />}
          {remindOn && <span className={typeStyles.unseen}>{text.hasReminder}</span>}
          <Owner owner={owner} />
        </span>
      </Link>
    </li>
  );
}

/** Groups the requests by today, yesterday, the seven days before and earlier, in the order of the list. */
function groupsOf(requests: readonly DeskRequest[], now: Date) {
  const daysAgo = (days: number) => isoDayAfter(now, -days);
  const labelOf = ({ createdAt }: DeskRequest) => {
    const arrived = isoDay(createdAt);
    if (arrived >= daysAgo(0)) return text.days.today;
    if (arrived === daysAgo(1)) return text.days.yesterday;
    return arrived > daysAgo(7) ? text.days.week : text.days.earlier;
  };
  const groups: { label: string; requests: DeskRequest[] }[] = [];
  for (const request of requests) {
    const label = labelOf(request);
    const last = groups.at(-1);
    if (last?.label === label) last.requests.push(request);
    else groups.push({ label, requests: [request] });
  }
  return groups;
}
