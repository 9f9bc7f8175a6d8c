import { useQuery } from "@tanstack/react-query";
import {
  CircleCheck,
  CircleX,
  FolderKanban,
  Inbox,
  type LucideIcon,
  Mail,
  MailCheck,
  Send,
} from "lucide-react";
import { Link } from "react-router";
import { formatDate } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import dialogStyles from "../../../ui/overlays/dialog.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { readTimeline } from "./client.ts";
import timelineStyles from "./client-timeline.module.css";
import type { TimelineEntry } from "./clients.ts";
import { text } from "./clients-admin.text.ts";

const { details } = text;

const icons: Record<TimelineEntry["kind"], LucideIcon> = {
  request: Inbox,
  message: Mail,
  sent: Send,
  accepted: CircleCheck,
  declined: CircleX,
  mail: MailCheck,
  project: FolderKanban,
};

/** Everything that happened with a client, newest first, with links. */
export function ClientTimeline({ clientId }: { clientId: number }) {
  const timeline = useQuery({
    queryKey: ["clients", "timeline", clientId],
    queryFn: () => readTimeline(clientId),
  });
  return (
    <section aria-busy={timeline.isPending}>
      <h3 className={dialogStyles.subtitle}>{details.timeline}</h3>
      <Failure of={timeline.error && details.timelineFailed} onRetry={() => void timeline.refetch()} />
      {timeline.data?.length === 0 && (
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{details.noTimeline}</p>
      )}
      <ol className={timelineStyles.events}>
        {timeline.data?.map((entry) => (
          <li key={`${entry.kind} ${entry.at} ${entry.link}`}>
            <span className={timelineStyles.glyph}>
              <Icon of={icons[entry.kind]} />
            </span>
            <div>
              <p>
                {entry.link ? (
                  <Link to={entry.link}>{details.happened[entry.kind]}</Link>
                ) : (
                  details.happened[entry.kind]
                )}{" "}
                {entry.title && <BidiText text={entry.title} />}
              </p>
              <small>
                <time dateTime={entry.at}>{formatDate(entry.at)}</time>
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
