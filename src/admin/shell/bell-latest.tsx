import { CircleCheck, CircleX, Inbox, Mail, UserPlus } from "lucide-react";
import { Dialog } from "react-aria-components";
import { Link } from "react-router";
import { PushOffer } from "../../accounts/notices/push-offer.tsx";
import menuStyles from "../../admin-kit/menu/menu.module.css";
import { UnderButton, type UnderButtonProps } from "../../admin-kit/menu/under-button.tsx";
import { requestAddress } from "../../content/sales/requests/addresses.ts";
import type { Arrival, Arrivals } from "../../content/sales/requests/arrivals/arrivals.ts";
import { relativeTime } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { bellText as text } from "./bell.text.ts";
import { BellAssigned } from "./bell-assigned.tsx";
import { BellMentions } from "./bell-mentions.tsx";
import { BellQuotes } from "./bell-quotes.tsx";
import { BellReminders } from "./bell-reminders.tsx";
import { addressOf } from "./screens.ts";
import bellStyles from "./styles/bell.module.css";

type BellPopoverProps = UnderButtonProps & {
  arrivals: Arrivals | null;
};

/** The popover under the bell; requirements SURV-03, DESK-06, DESK-07. */
export default function BellPopover({ button, isOpen, onOpenChange, arrivals }: BellPopoverProps) {
  return (
    <UnderButton
      className={`${menuStyles.popover} ${bellStyles.latest}`}
      button={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label={text.title}>
        {arrivals && <Latest arrivals={arrivals} onFollow={() => onOpenChange(false)} />}
      </Dialog>
    </UnderButton>
  );
}

/** Due reminders, notes that mention the user, the newest arrivals, and links to their lists. */
function Latest({
  arrivals: { latest, reminders, mentions, assigned, quoteNews, quotes, messages, registrations, mail },
  onFollow,
}: {
  arrivals: Arrivals;
  onFollow(): void;
}) {
  const now = new Date();
  return (
    <>
      <h2>{text.title}</h2>
      {reminders.length > 0 && <BellReminders reminders={reminders} onFollow={onFollow} />}
      <BellAssigned assigned={assigned} now={now} onFollow={onFollow} />
      <BellMentions mentions={mentions} now={now} onFollow={onFollow} />
      <BellQuotes news={quoteNews} now={now} onFollow={onFollow} />
      {latest.length + reminders.length + mentions.length + assigned.length + quoteNews.length === 0 ? (
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>
          <b>{text.empty}</b> {text.emptyText}
        </p>
      ) : (
        <ul>
          {latest.map((arrival) => (
            <li key={`${arrival.kind} ${arrival.id}`}>
              <Link to={addressOfArrival(arrival)} onClick={onFollow}>
                <span className={bellStyles.glyph}>
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
      {assigned.length > 0 && <PushOffer />}
      <p className={buttonStyles.actions}>
        <Link
          className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
          to="/admin/quote-requests?unread=1"
          onClick={onFollow}
        >
          {text.quotes(quotes)}
        </Link>
        <Link
          className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
          to="/admin/messages?unread=1"
          onClick={onFollow}
        >
          {text.messages(messages)}
        </Link>
        {registrations > 0 && (
          <Link
            className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
            to="/admin/clients?status=inactive"
            onClick={onFollow}
          >
            {text.registrations(registrations)}
          </Link>
        )}
      </p>
      <p>
        <Link to={addressOf("notices")} onClick={onFollow}>
          {text.choose}
        </Link>
      </p>
      {mail !== "on" && <p className={formStyles.hint}>{text.mail[mail]}</p>}
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
