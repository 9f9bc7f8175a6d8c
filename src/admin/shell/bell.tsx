import { Bell as BellIcon, CircleCheck, CircleX, Inbox, Mail, UserPlus } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { Link } from "react-router";
import { requestAddress } from "../../content/project-requests/addresses.ts";
import { arrivalsFeed } from "../../content/project-requests/arrivals/arrivals-feed.ts";
import type { Arrival, Arrivals } from "../../content/project-requests/requests.ts";
import { relativeTime } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { bellText as text } from "./bell.text.ts";

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
  const count = arrivals ? arrivals.quotes + arrivals.messages + arrivals.registrations : 0;
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
              {arrivals && <Latest arrivals={arrivals} onFollow={() => setOpen(false)} />}
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

/** The words for what came since the screen was opened; silent about what was there before. */
function useNewest(arrivals: Arrivals | null) {
  const since = useRef<string | null>(null);
  const newest = arrivals?.latest[0];
  if (!arrivals) return "";
  since.current ??= newest?.at ?? "";
  return newest && newest.at > since.current
    ? text.sentences[newest.kind][newest.news].replace("{name}", newest.name)
    : "";
}

function Latest({
  arrivals: { latest, quotes, messages, registrations, mail },
  onFollow,
}: {
  arrivals: Arrivals;
  onFollow(): void;
}) {
  const now = new Date();
  return (
    <>
      <h2>{text.title}</h2>
      {latest.length === 0 ? (
        <p className="muted sm">
          <b>{text.empty}</b> {text.emptyText}
        </p>
      ) : (
        <ul>
          {latest.map((arrival) => (
            <li key={`${arrival.kind} ${arrival.id}`}>
              <Link to={addressOfArrival(arrival)} onClick={onFollow}>
                <span className="ico">
                  <Icon of={iconOf(arrival)} />
                </span>
                <span>
                  <BidiText
                    text={text.sentences[arrival.kind][arrival.news]}
                    values={{ name: <b>{arrival.name}</b> }}
                  />
                  <time dateTime={arrival.at}>{relativeTime(arrival.at, now)}</time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="acts">
        <Link className="btn ghost sm" to="/admin/quote-requests?unread=1" onClick={onFollow}>
          {text.quotes(quotes)}
        </Link>
        <Link className="btn ghost sm" to="/admin/messages?unread=1" onClick={onFollow}>
          {text.messages(messages)}
        </Link>
        {registrations > 0 && (
          <Link className="btn ghost sm" to="/admin/clients?status=inactive" onClick={onFollow}>
            {text.registrations(registrations)}
          </Link>
        )}
      </p>
      {mail !== "on" && <p className="hint">{text.mail[mail]}</p>}
    </>
  );
}

function addressOfArrival({ id, kind }: Arrival) {
  return kind === "registration" ? `/admin/clients?view=${id}` : requestAddress({ id, kind });
}

function iconOf({ kind, news }: Arrival) {
  if (news === "accepted") return CircleCheck;
  if (news === "declined") return CircleX;
  return kindIcons[kind];
}

const kindIcons = { quote: Inbox, message: Mail, registration: UserPlus };
