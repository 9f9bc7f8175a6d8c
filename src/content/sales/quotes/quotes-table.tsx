// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { ExternalLink, FilePenLine, Inbox, Link2 } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { RecordTable } from "../../../admin-kit/list/record-table.tsx";
import { MenuButton } from "../../../admin-kit/menu/menu-button.tsx";
import toolStyles from "../../../admin-kit/rows/row-tools.module.css";
import {
  formatDate,
  formatPrice,
  isoDay,
  isoDayAfter,
  relativeDay,
  relativeTime,
} from "../../../kernel/text/format.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import tableStyles from "../../../ui/data-table.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { HitText } from "../../../ui/text/hit-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { linkOf } from "./client.ts";
import { copyLink } from "./copy-link.ts";
import { StageWord } from "./quote-stages.tsx";
import { text } from "./quotes.text.ts";
import { type QuoteRecord, stageOf } from "./quotes.ts";
import styles from "./quotes-table.module.css";

const { list: words } = text;
const { heads } = words;

type TableProps = { quotes: readonly QuoteRecord[]; query: string };

/** The quotes as a table; stacked cards on phones. */
export function QuotesTable({ quotes, query }: TableProps) {
  return (
    <RecordTable tableClass={styles.quotes} label={text.title} heads={heads}>
      {quotes.map((quote) => (
        <Row key={quote.id} quote={quote} query={query} />
      ))}
    </RecordTable>
  );
}

function Row({ quote, query }: { quote: QuoteRecord; query: string }) {
  const now = new Date();
  const stage = stageOf(quote, isoDay(now));
  const name = quote.number ?? text.draft;
  const isSoon = (stage === "sent" || stage === "seen") && quote.validUntil <= isoDayAfter(now, 3);
  return (
    <tr role="row" data-quote={quote.id}>
      <td role="cell" data-l={heads.number}>
        <Link className={styles.title} to={`/admin/quotes/${quote.id}`} data-open>
          <b>{quote.number ? <Ltr>{quote.number}</Ltr> : text.draft}</b>
          <small>
            <BidiName text={quote.items[0]?.title ?? ""} />
          </small>
        </Link>
      </td>
      <td role="cell" data-l={heads.customer}>
        <span className={styles.pair}>
          <bdi>
            <HitText text={quote.customerName} query={query} />
          </bdi>
          <small>
            <bdi>
              <HitText text={quote.customerCompany} query={query} />
            </bdi>
          </small>
        </span>
      </td>
      <td role="cell" data-l={heads.stage}>
        <span className={styles.pair}>
          <StageWord stage={stage} />
          <small>{eventOf(quote, now)}</small>
        </span>
      </td>
      <td role="cell" data-l={heads.total}>
        <b className={`${typeStyles.digits} ${typeStyles.unbroken}`}>{formatPrice(quote.total / 100)}</b>
      </td>
      <td role="cell" data-l={heads.age}>
        {quote.sentAt ? relativeDay(quote.sentAt, now) : words.unsent}
      </td>
      <td role="cell" data-l={heads.end}>
        {quote.state === "sent" ? (
          <span className={isSoon ? styles.soon : undefined} title={formatDate(quote.validUntil)}>
            {relativeDay(quote.validUntil, now)}
          </span>
        ) : (
          <span className={typeStyles.muted} aria-hidden="true">
            {words.none}
          </span>
        )}
      </td>
      <td role="cell" className={tableStyles.tools}>
        <span className={toolStyles.tools}>
          {quote.path && stage !== "withdrawn" && (
            <IconButton aria-label={text.ofQuote(text.link.copy, name)} onClick={() => void copyLink(quote)}>
              <Icon of={Link2} />
            </IconButton>
          )}
          <RowMenu quote={quote} name={name} />
        </span>
      </td>
    </tr>
  );
}

function RowMenu({ quote, name }: { quote: QuoteRecord; name: string }) {
  const navigate = useNavigate();
  const link = linkOf(quote);
  return (
    <MenuButton
      label={text.ofQuote(words.more, name)}
      entries={[
        {
          id: "open",
          label: words.open,
          icon: FilePenLine,
          onAction: () => void navigate(`/admin/quotes/${quote.id}`),
        },
        {
          id: "request",
          label: words.request,
          icon: Inbox,
          onAction: () => void navigate(`/admin/quote-requests/${quote.requestId}`),
        },
        ...(link
          ? [
              {
                id: "document",
                label: words.document,
                icon: ExternalLink,
                onAction: () => void window.open(link, "_blank", "noopener"),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The last event of a quote: the project, the answer, or the first look of the customer. */
function eventOf({ seenAt, projectId, answeredAt, answeredBy, answerNote }: QuoteRecord, now: Date) {
  if (projectId) return words.project;
  if (!answeredAt) return seenAt ? relativeTime(seenAt, now) : "";
  return <BidiName text={answerNote.split("\n")[0] || words.by(answeredBy, relativeDay(answeredAt, now))} />;
}
