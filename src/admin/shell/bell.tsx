import { Bell as BellIcon } from "lucide-react";
import { useRef, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import type { Arrivals } from "../../content/sales/requests/arrivals/arrivals.ts";
import { useArrivals } from "../../content/sales/requests/arrivals/use-arrivals.ts";
import { keepOrder } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { shortCount, bellText as text } from "./bell.text.ts";
import bellStyles from "./styles/bell.module.css";
import topBarStyles from "./styles/top-bar.module.css";
import { useUnreadCount } from "./unread/use-unread-count.ts";
import { useOpenedNotice } from "./use-opened-notice.ts";
import { useReminderRing } from "./use-reminder-ring.ts";

// Loaded when the bell is opened.
const BellPopover = lazyPart(() => import("./bell-latest.tsx"));

/** Counts unread notifications, shows the newest, and announces new ones to screen readers; requirement SURV-03. */
export function Bell() {
  const arrivals = useArrivals();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useReminderRing(arrivals?.reminders);
  useOpenedNotice();
  useUnreadCount(arrivals?.bell);
  const count = arrivals?.bell ?? 0;
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
            {shortCount(count)}
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

/** The sentence about the newest notification; empty unless it arrived after the screen was opened. */
function useNewest(arrivals: Arrivals | null) {
  const since = useRef<string | null>(null);
  const [newest] = arrivals ? told(arrivals) : [];
  if (!arrivals) return "";
  since.current ??= newest?.at ?? "";
  return newest && newest.at > since.current ? newest.sentence : "";
}

/** The newest of each kind of notification, in words; the latest first. */
function told({ latest, mentions, assigned, quoteNews }: Arrivals) {
  const sentences = [
    ...assigned.map(({ at, kind, title, by }) => ({
      at,
      sentence: text.given[kind].replace("{title}", () => title).replace("{by}", () => by),
    })),
    ...mentions.map(({ at, name, by }) => ({
      at,
      sentence: text.mention.replace("{name}", () => name).replace("{by}", () => by),
    })),
    ...quoteNews.map(({ at, kind, name, number }) => ({
      at,
      sentence: text.quoteNews[kind]
        .replace("{name}", () => name)
        .replace("{number}", () => keepOrder(number)),
    })),
    ...latest.map(({ at, kind, news, name }) => ({
      at,
      sentence: text.sentences[kind][news].replace("{name}", () => name),
    })),
  ];
  return sentences.sort((one, other) => other.at.localeCompare(one.at));
}
