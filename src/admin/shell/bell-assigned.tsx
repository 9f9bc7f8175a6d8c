import { ListTodo, UserCheck } from "lucide-react";
import { Link } from "react-router";
import { requestAddress } from "../../content/sales/requests/addresses.ts";
import type { Assigned } from "../../content/sales/requests/arrivals/arrivals.ts";
import { arrivalsFeed, seeNews } from "../../content/sales/requests/arrivals/arrivals-feed.ts";
import { relativeTime } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { bellText as text } from "./bell.text.ts";
import { addressOf } from "./screens.ts";
import bellStyles from "./styles/bell.module.css";

const mostShown = 5;

type BellAssignedProps = { assigned: readonly Assigned[]; now: Date; onFollow(): void };

/** What colleagues assigned to the user, newest first; following it marks it as seen. Requirement DESK-07. */
export function BellAssigned({ assigned, now, onFollow }: BellAssignedProps) {
  if (assigned.length === 0) return null;
  return (
    <ul aria-label={text.assigned}>
      {assigned.slice(0, mostShown).map((one) => (
        <li key={`${one.kind} ${one.id}`}>
          <Link
            to={addressOfAssigned(one)}
            onClick={() => {
              onFollow();
              void see(one);
            }}
          >
            <span className={bellStyles.glyph}>
              <Icon of={one.kind === "task" ? ListTodo : UserCheck} />
            </span>
            <span>
              <BidiText
                text={text.given[one.kind]}
                values={{ by: <b>{one.by}</b>, title: <b>{one.title}</b> }}
              />
              <time dateTime={one.at}>{relativeTime(one.at, now)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function addressOfAssigned({ kind, id }: Assigned) {
  return kind === "task" ? `${addressOf("tasks")}?edit=${id}` : requestAddress({ kind, id });
}

/** On a failure it stays in the bell. */
async function see({ kind, id }: Assigned) {
  await seeNews(kind, id).catch(() => {});
  await arrivalsFeed.refresh();
}
