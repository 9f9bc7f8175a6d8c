import { Bell as BellIcon } from "lucide-react";
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { arrivalsFeed } from "../../content/project-requests/arrivals/arrivals-feed.ts";
import type { Arrivals } from "../../content/project-requests/requests.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { bellText as text } from "./bell.text.ts";
import { useReminderRing } from "./use-reminder-ring.ts";

// Fetched when the bell is opened.
const Latest = lazyPart(() => import("./bell-latest.tsx"));

/** What the server has told of requests and messages; null until then, and on the server. */
export function useArrivals(): Arrivals | null {
  return useSyncExternalStore(arrivalsFeed.subscribe, arrivalsFeed.read, () => null);
}

/** Counts what is unread, shows the newest, and says aloud what arrives; requirement SURV-03. */
export function Bell() {
  const arrivals = useArrivals();
  const [isOpen, setOpen] = useState(false);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []); // React Aria is not rendered on the server
  useReminderRing(arrivals?.reminders);
  const count = arrivals ? countOf(arrivals) : 0;
  const face = (
    <>
      <Icon of={BellIcon} />
      {count > 0 && (
        <span className="bc num" aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </>
  );
  const look = { className: "iconbtn bellb", "aria-label": text.label(count) };
  return (
    <>
      {isLive ? (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <AriaButton {...look}>{face}</AriaButton>
          <Popover className="pop bellpop" placement="bottom end" offset={6}>
            <Dialog aria-label={text.title}>
              <Suspense>
                {arrivals && <Latest arrivals={arrivals} onFollow={() => setOpen(false)} />}
              </Suspense>
            </Dialog>
          </Popover>
        </DialogTrigger>
      ) : (
        <button type="button" {...look}>
          {face}
        </button>
      )}
      <p className="vh" role="status">
        {useNewest(arrivals)}
      </p>
    </>
  );
}

const countOf = ({ quotes, messages, registrations, reminders, mentions }: Arrivals) =>
  quotes + messages + registrations + reminders.length + mentions.length;

/** The words for what came since the screen was opened; silent about what was there before. */
function useNewest(arrivals: Arrivals | null) {
  const since = useRef<string | null>(null);
  const sinceMention = useRef<string | null>(null);
  const newest = arrivals?.latest[0];
  const mention = arrivals?.mentions[0];
  if (!arrivals) return "";
  since.current ??= newest?.at ?? "";
  sinceMention.current ??= mention?.at ?? "";
  if (mention && mention.at > sinceMention.current && mention.at >= (newest?.at ?? ""))
    return text.mention.replace("{name}", mention.name).replace("{by}", mention.by);
  return newest && newest.at > since.current
    ? text.sentences[newest.kind][newest.news].replace("{name}", newest.name)
    : "";
}
