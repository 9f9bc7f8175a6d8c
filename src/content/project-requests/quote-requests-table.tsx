// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { Trash2 } from "lucide-react";
import { formatDate, formatTime } from "../../kernel/format.ts";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { HitText } from "../../ui/hit-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { serviceName } from "./names.ts";
import { PhoneNumber } from "./phone-number.tsx";
import { quoteRequestsText as text } from "./quote-requests.text.ts";
import type { QuoteRequest } from "./quote-requests.ts";

type TableProps = {
  requests: readonly QuoteRequest[];
  /** Its hits are marked. */
  query: string;
  onOpen(request: QuoteRequest): void;
  onDelete(request: QuoteRequest): void;
};

const { columns } = text;

/** The columns of AREQ-01; stacked cards on phones, where only the roles keep it a table for screen readers. */
export function QuoteRequestsTable({ requests, ...row }: TableProps) {
  return (
    <Card className="over">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="tablewrap" tabIndex={0} aria-label={text.title}>
        <table className="tbl stack mid reqt" role="table">
          <thead role="rowgroup">
            <tr role="row">
              {Object.entries(columns).map(([key, label]) => (
                <th key={key} role="columnheader" scope="col">
                  {key === "actions" ? <span className="vh">{label}</span> : label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {requests.map((request) => (
              <Row key={request.id} request={request} {...row} />
            ))}
            {requests.length === 0 && (
              <tr role="row">
                <td role="cell" className="none" colSpan={Object.keys(columns).length}>
                  {text.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Row({ request, query, onOpen, onDelete }: Omit<TableProps, "requests"> & { request: QuoteRequest }) {
  const { id, name, companyName, services, phone, email, createdAt } = request;
  return (
    <tr role="row">
      <td role="cell" data-l={columns.id}>
        <span className="num">{id}</span>
      </td>
      <td role="cell" data-l={columns.name}>
        <button type="button" className="nm" aria-haspopup="dialog" onClick={() => onOpen(request)}>
          <bdi>
            <HitText text={name} query={query} />
          </bdi>
        </button>
      </td>
      <td role="cell" data-l={columns.company}>
        <span>
          {companyName.trim() ? (
            <bdi>
              <HitText text={companyName} query={query} />
            </bdi>
          ) : (
            text.noCompany
          )}
        </span>
      </td>
      <td role="cell" data-l={columns.services}>
        <ServiceList services={services} />
      </td>
      <td role="cell" data-l={columns.phone}>
        <PhoneNumber phone={phone} />
      </td>
      <td role="cell" className="mail" data-l={columns.email}>
        <Ltr>{email}</Ltr>
      </td>
      <td role="cell" data-l={columns.arrival}>
        <time dateTime={createdAt}>
          {formatDate(createdAt)} <small>{formatTime(createdAt)}</small>
        </time>
      </td>
      <td role="cell" className="x">
        <IconButton danger aria-label={text.deleteOf(name)} onClick={() => onDelete(request)}>
          <Icon of={Trash2} />
        </IconButton>
      </td>
    </tr>
  );
}

function ServiceList({ services }: { services: string[] }) {
  if (services.length === 0) return <span>{text.noCompany}</span>;
  return (
    <ul>
      {[...new Set(services)].map((key) => (
        <li key={key}>
          <i className="nq" />
          <bdi>{serviceName(key)}</bdi>
        </li>
      ))}
    </ul>
  );
}
