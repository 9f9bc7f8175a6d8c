import { Bell as BellIcon } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { arrivalsFeed } from "../../content/project-requests/arrivals/arrivals-feed.ts";
import type { Arrivals } from "../../content/project-requests/requests.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { bellText as text } from "./bell.text.ts";
import bellStyles from "./styles/bell.module.css";
import topBarStyles from "./styles/top-bar.module.css";
import { useReminderRing } from "./use-reminder-ring.ts";

// Loaded when the bell is opened.
const BellPopover = lazyPart(() => import("./bell-latest.tsx"));

/** The server's latest notifications; null until the first arrive, and during server rendering. */
export function useArrivals(): Arrivals | null {
  return useSyncExternalStore(arrivalsFeed.subscribe, arrivalsFeed.read, () => null);
}

/** Counts unread notifications, shows the newest, and announces new ones to screen readers; requirement SURV-03. */
export function Bell() {
  const arrivals = useArrivals();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useReminderRing(arrivals?.reminders);
  const count = arrivals ? countOf(arrivals) : 0;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttonStyles.iconButton} ${topBarStyles.bell}`}
        aria-label={text.label(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={BellIcon} />
        {count > 0 && (
          <span className={`${bellStyles.count} ${typeStyles.digits}`} aria-hidden="true">
            {count > 99 ? "99+" : count}
          </span>
        )}
      </button>
      <MountOnOpen isOpen={isOpen}>
        <BellPopover button={button} isOpen={isOpen} onOpenChange={setOpen} arrivals={arrivals} />
      </MountOnOpen>
      <p className={typeStyles.unseen} role="status">
        {useNewest(arrivals)}
      </p>
    </>
  );
}

const countOf = ({ quotes, messages, registrations, reminders, mentions }: Arrivals) =>
  quotes + messages + registrations + reminders.length + mentions.length;

/** The sentence about the newest notification; empty unless it arrived after the screen was opened. */
function useNewest(arrivals: Arrivals | null) {
  const since = useRef<string | null>(null);
  const sinceMention = useRef<string | null>(null);
  const newest = arrivals?.latest[0];
  const mention = arrivals?.mentions[0];
  if (!arrivals) return "";
  since.current ??= newest?.at ?? "";
  sinceMention.current ??= mention?.at ?? "";
  if (mention && mention.at > sinceMention.current && mention.at >= (newest?.at ?? ""))
    return text.mention.replace("{name}", () => mention.name).replace("{by}", () => mention.by);
  return newest && newest.at > since.current
    ? text.sentences[newest.kind][newest.news].replace("{name}", () => newest.name)
    : "";
}
