import { CircleDot, Phone, Trash2, UserCheck } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { ContactLinks } from "../../../admin-kit/contact-links.tsx";
import { useMay } from "../../../admin-kit/may.ts";
import { formatDateTime, hasNumber } from "../../../kernel/text/format.ts";
import { mailLink } from "../../../kernel/text/mail-link.ts";
import { Tag } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Drawer } from "../../../ui/overlays/dialog.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { deskText } from "../desk.text.ts";
import { askedNames, messageOf } from "../names.ts";
import type { Assignee, BulkChange, DeskRequest, RequestChanges } from "../requests.ts";
import { PhoneNumber } from "./phone-number.tsx";
import { quoteRequestsText, requestWords } from "./quote-requests.text.ts";
import { dialLink } from "./quote-requests.ts";
import { RequestDeskFields } from "./request-desk-fields.tsx";
import styles from "./request-drawer.module.css";
import { RequestNotes } from "./request-notes.tsx";
import { RequestReply } from "./request-reply.tsx";
import { SamePerson } from "./same-person.tsx";

const { drawer: text } = deskText;

export type DrawerSlots = {
  /** Opens the client form that this request fills in; AREQ-02. */
  onConvert(request: DeskRequest): void;
  /** What other slices show of a request: its quotes. */
  renderMore?: ((request: DeskRequest) => ReactNode) | undefined;
  /** Who is signed in, as the prepared reply says it. */
  me: string;
};

type DrawerProps = DrawerSlots & {
  /** Null keeps it closed. */
  request: DeskRequest | null;
  assignees: readonly Assignee[];
  onClose(): void;
  onDelete(request: DeskRequest): void;
  change(request: DeskRequest, changes: RequestChanges): Promise<boolean>;
  mark(request: DeskRequest, action: Extract<BulkChange["action"], "read" | "unread">): unknown;
};

/** One request beside its list: quick contact, who does what until when, its text, its quotes and its log. */
export function RequestDrawer({ request, onClose, ...rest }: DrawerProps) {
  const canWrite = useMay("write");
  return (
    <Drawer
      isOpen={request !== null}
      onClose={onClose}
      title={
        <>
          <BidiName text={request?.name} />
          {request && <small className="sub2">{deskText[request.kind].number(request.id)}</small>}
        </>
      }
      footer={request && canWrite && <Footer request={request} onClose={onClose} {...rest} />}
    >
      {request && <Content key={request.id} request={request} {...rest} />}
    </Drawer>
  );
}

function Footer({ request, onConvert, onDelete, mark, onClose }: DrawerProps & { request: DeskRequest }) {
  return (
    <>
      {request.clientId === null ? (
        <Button small onClick={() => onConvert(request)}>
          <Icon of={UserCheck} />
          {text.convert}
        </Button>
      ) : (
        <Link className="btn sm line" to={`/admin/clients?view=${request.clientId}`}>
          <Icon of={UserCheck} />
          {text.client}
        </Link>
      )}
      <Button
        variant="ghost"
        small
        onClick={() => {
          void mark(request, "unread");
          onClose();
        }}
      >
        <Icon of={CircleDot} />
        {text.markUnread}
      </Button>
      <Button variant="del" small onClick={() => onDelete(request)}>
        <Icon of={Trash2} />
        {text.delete}
      </Button>
    </>
  );
}

type ContentProps = Omit<DrawerProps, "request" | "onClose"> & { request: DeskRequest };

function Content({ request, assignees, change, mark, me, renderMore }: ContentProps) {
  // Opened is read, once: marked as unread again, it stays so until it is opened the next time.
  const canWrite = useMay("write");
  const open = useEffectEvent(() => {
    if (request.news && canWrite) void mark(request, "read");
  });
  useEffect(() => open(), []);
  return (
    <>
      <QuickContact {...request} />
      <fieldset className={styles.controls} disabled={!canWrite}>
        <SamePerson request={request} onLink={(id) => change(request, { clientId: id })} />
        <RequestDeskFields request={request} assignees={assignees} change={change} />
      </fieldset>
      <section>
        <h3>{deskText[request.kind].original}</h3>
        <Asked {...request} />
      </section>
      <Details {...request} />
      <RequestReply request={request} me={me} />
      <fieldset className={styles.controls} disabled={!canWrite}>
        {renderMore?.(request)}
        <RequestNotes request={request} />
      </fieldset>
    </>
  );
}

function Asked(request: DeskRequest) {
  const tags = [...new Set(askedNames(request.requestedServices))];
  return (
    <>
      <ul className="tagl">
        {tags.map((tag) => (
          <li key={tag}>
            <Tag tone="commercial">
              <BidiName text={tag} />
            </Tag>
          </li>
        ))}
      </ul>
      <p className="msg" dir="auto">
        {messageOf(request) || text.noMessage}
      </p>
    </>
  );
}

function QuickContact({ phone, email }: DeskRequest) {
  return (
    <div className="qa">
      {hasNumber(phone) && (
        <a className="btn sm line" href={dialLink(phone)}>
          <Icon of={Phone} />
          <PhoneNumber phone={phone} />
        </a>
      )}
      <ContactLinks phone={phone} email={email} words={text} />
    </div>
  );
}

function Details({ companyName, email, createdAt, source }: DeskRequest) {
  const { columns } = deskText;
  return (
    <dl className="reqd">
      <dt>{columns.company}</dt>
      <dd>{companyName.trim() ? <BidiName text={companyName} /> : quoteRequestsText.noCompany}</dd>
      <dt>{columns.email}</dt>
      <dd>
        {email ? <Ltr>{email}</Ltr> : text.noMailGiven}
        {email && !mailLink(email) && <small className="muted block">{text.noMail}</small>}
      </dd>
      <dt>{requestWords.labels.source}</dt>
      <dd>{requestWords.values.source[source]}</dd>
      <dt>{text.arrival}</dt>
      <dd>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </dd>
    </dl>
  );
}
