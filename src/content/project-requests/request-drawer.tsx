import { Mail, MessageCircle, Phone, Trash2 } from "lucide-react";
import { formatDateTime, waLink } from "../../kernel/format.ts";
import { Tag } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { serviceName } from "./names.ts";
import { PhoneNumber } from "./phone-number.tsx";
import { quoteRequestsText as text } from "./quote-requests.text.ts";
import { dialLink, type QuoteRequest } from "./quote-requests.ts";

type DrawerProps = {
  /** Null keeps it closed. */
  request: QuoteRequest | null;
  onClose(): void;
  onDelete(request: QuoteRequest): void;
};

/** One request beside its list: quick contact, its details and its whole text. */
export function RequestDrawer({ request, onClose, onDelete }: DrawerProps) {
  const footer = request && (
    <Button variant="del" small onClick={() => onDelete(request)}>
      <Icon of={Trash2} />
      {text.delete}
    </Button>
  );
  return (
    <Drawer isOpen={request !== null} onClose={onClose} title={<bdi>{request?.name}</bdi>} footer={footer}>
      {request && (
        <>
          <QuickContact {...request} />
          <Details {...request} />
          <section>
            <h3>{text.request}</h3>
            <ul className="tagl">
              {[...new Set(request.services)].map((key) => (
                <li key={key}>
                  <Tag tone="commercial">
                    <bdi>{serviceName(key)}</bdi>
                  </Tag>
                </li>
              ))}
            </ul>
            <p className="msg" dir="auto">
              {request.message || text.noMessage}
            </p>
          </section>
        </>
      )}
    </Drawer>
  );
}

function QuickContact({ phone, email }: QuoteRequest) {
  return (
    <div className="qa">
      <a className="btn sm line" href={dialLink(phone)}>
        <Icon of={Phone} />
        <PhoneNumber phone={phone} />
      </a>
      {/* What could not be read as a number is kept as typed, and the messaging app takes whole numbers only. */}
      {/^\+\d+$/.test(phone) && (
        <a className="btn sm line" href={waLink(phone)} target="_blank" rel="noopener noreferrer">
          <Icon of={MessageCircle} />
          {text.whatsapp}
          <span className="vh">{text.newWindow}</span>
        </a>
      )}
      <a className="btn sm line" href={`mailto:${encodeURI(email)}`}>
        <Icon of={Mail} />
        {text.mail}
      </a>
    </div>
  );
}

function Details({ id, companyName, email, createdAt }: QuoteRequest) {
  const { columns } = text;
  return (
    <dl className="reqd">
      <dt>{columns.id}</dt>
      <dd className="num">{id}</dd>
      <dt>{columns.company}</dt>
      <dd>{companyName.trim() ? <bdi>{companyName}</bdi> : text.noCompany}</dd>
      <dt>{columns.email}</dt>
      <dd>
        <Ltr>{email}</Ltr>
      </dd>
      <dt>{columns.arrival}</dt>
      <dd>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </dd>
    </dl>
  );
}
