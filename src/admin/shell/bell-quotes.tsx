import { Eye, Hourglass } from "lucide-react";
import { Link } from "react-router";
import type { QuoteNews } from "../../content/sales/notices/news.ts";
import { requestAddress } from "../../content/sales/requests/addresses.ts";
import { arrivalsFeed, seeNews } from "../../content/sales/requests/arrivals/arrivals-feed.ts";
import { relativeTime } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { bellText as text } from "./bell.text.ts";
import bellStyles from "./styles/bell.module.css";

type BellQuotesProps = { news: readonly QuoteNews[]; now: Date; onFollow(): void };

/** Quotes that their customers opened or that end tomorrow; following one puts it away. Requirement NOTICE-01. */
export function BellQuotes({ news, now, onFollow }: BellQuotesProps) {
  if (news.length === 0) return null;
  return (
    <ul aria-label={text.quotesTitle}>
      {news.map(({ id, kind, requestId, number, name, at }) => (
        <li key={`${kind} ${id}`}>
          <Link
            to={requestAddress({ id: requestId, kind: "quote" })}
            onClick={() => {
              onFollow();
              void putAway(kind, id);
            }}
          >
            <span className={bellStyles.glyph}>
              <Icon of={kind === "seen" ? Eye : Hourglass} />
            </span>
            <span>
              <BidiText
                text={text.quoteNews[kind]}
                values={{ name: <b>{name}</b>, number: <bdi>{number}</bdi> }}
              />
              <time dateTime={at}>{relativeTime(at, now)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** On a failure it stays in the bell. */
async function putAway(kind: QuoteNews["kind"], id: number) {
  await seeNews(kind, id).catch(() => {});
  await arrivalsFeed.refresh();
}
