import { AtSign } from "lucide-react";
import { Link } from "react-router";
import { requestAddress } from "../../content/sales/requests/addresses.ts";
import type { Mentioned } from "../../content/sales/requests/arrivals/arrivals.ts";
import { relativeTime } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { bellText as text } from "./bell.text.ts";
import bellStyles from "./styles/bell.module.css";

const mostShown = 5;

type BellMentionsProps = { mentions: readonly Mentioned[]; now: Date; onFollow(): void };

/** The notes that mention the user, newest first; each opens its request, which marks the mention as seen. DESK-07 */
export function BellMentions({ mentions, now, onFollow }: BellMentionsProps) {
  if (mentions.length === 0) return null;
  return (
    <ul aria-label={text.mentions}>
      {mentions.slice(0, mostShown).map(({ id, requestId, kind, name, by, at }) => (
        <li key={id}>
          <Link to={requestAddress({ id: requestId, kind })} onClick={onFollow}>
            <span className={bellStyles.glyph}>
              <Icon of={AtSign} />
            </span>
            <span>
              <BidiText text={text.mention} values={{ by: <b>{by}</b>, name: <b>{name}</b> }} />
              <time dateTime={at}>{relativeTime(at, now)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
