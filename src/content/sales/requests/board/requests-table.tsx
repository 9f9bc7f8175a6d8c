// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table

import { Trash2 } from "lucide-react";
import { RecordTable } from "../../../../admin-kit/list/record-table.tsx";
import { useMay } from "../../../../admin-kit/may.ts";
import { SelectBox, SelectShownBox } from "../../../../admin-kit/rows/select-box.tsx";
import type { Selection } from "../../../../admin-kit/rows/use-selection.ts";
import { excerpt } from "../../../../kernel/text/arabic.ts";
import { relativeTime } from "../../../../kernel/text/format.ts";
import { IconButton } from "../../../../ui/controls/button.tsx";
import tableStyles from "../../../../ui/data-table.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { HitText } from "../../../../ui/text/hit-text.tsx";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import { TagChips } from "../../tags/tag-chips.tsx";
import { deskText as text } from "../desk.text.ts";
import { messageOf, wantedOf } from "../names.ts";
import type { Assignee, DeskRequest, RequestChanges, RequestKind } from "../requests.ts";
import { AssigneeMenu, StatusMenu } from "./desk-menus.tsx";
import { PhoneNumber } from "./phone-number.tsx";
import { quoteRequestsText } from "./quote-requests.text.ts";
import styles from "./requests-table.module.css";

export type RowActions = {
  onOpen(request: DeskRequest): void;
  onDelete(request: DeskRequest): void;
  onChange(request: DeskRequest, changes: RequestChanges): void;
};

type TableProps = RowActions & {
  kind: RequestKind;
  requests: readonly DeskRequest[];
  /** The search text, whose hits are marked. */
  query: string;
  selection: Selection<number>;
  assignees: readonly Assignee[];
  now: Date;
};

const { columns } = text;

/** The columns of AREQ-01 and AREQ-02; on phones stacked cards, which are a table only by their roles. */
export default function RequestsTable({ requests, ...row }: TableProps) {
  const { company, services, reason, ...common } = columns;
  const { id, name, ...rest } = common;
  const heads =
    row.kind === "quote" ? { id, name, company, services, ...rest } : { id, name, reason, ...rest };
  return (
    <RecordTable
      tableClass={styles.requests}
      label={text[row.kind].title}
      heads={heads}
      choice={<SelectShownBox bare selection={row.selection} />}
    >
      {requests.map((request) => (
        <Row key={request.id} request={request} {...row} />
      ))}
      {requests.length === 0 && (
        <tr role="row">
          <td role="cell" className={styles.none} colSpan={Object.keys(heads).length}>
            {text[row.kind].empty}
          </td>
        </tr>
      )}
    </RecordTable>
  );
}

type RowProps = Omit<TableProps, "requests"> & { request: DeskRequest };

function Row({ kind, request, query, selection, assignees, now, onOpen, onDelete, onChange }: RowProps) {
  const { id, name, phone, email, createdAt, news } = request;
  const canWrite = useMay("write");
  return (
    <tr role="row" data-key={id} className={news ? styles.unread : ""}>
      <td role="cell" data-l={columns.id}>
        <span className={styles.pick}>
          <SelectBox selection={selection} id={id} name={text[kind].selectOf(name)} />
          <span className={typeStyles.digits}>{id}</span>
        </span>
      </td>
      <td role="cell" data-l={columns.name}>
        <button type="button" className={styles.opener} data-open onClick={() => onOpen(request)}>
          {news && <i className={typeStyles.diamond} />}
          {news && <span className={typeStyles.unseen}>{text.unreadMark}</span>}
          <b>
            <bdi>
              <HitText text={name} query={query} />
            </bdi>
          </b>
        </button>
        <small>
          <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
        </small>
        <TagChips tags={request.tags} />
      </td>
      {kind === "quote" ? <QuoteCells request={request} query={query} /> : <MessageCell request={request} />}
      <td role="cell" data-l={columns.phone}>
        {phone ? <PhoneNumber phone={phone} /> : <span>{quoteRequestsText.noCompany}</span>}
      </td>
      <td role="cell" className={styles.mail} data-l={columns.email}>
        <Ltr>{email}</Ltr>
      </td>
      <td role="cell" className={styles.above} data-l={columns.status}>
        <StatusMenu request={request} onChoose={(chosen) => onChange(request, { status: chosen })} />
      </td>
      <td role="cell" className={styles.above} data-l={columns.assignee}>
        <AssigneeMenu
          request={request}
          assignees={assignees}
          onChoose={(assignee) => onChange(request, { assigneeId: assignee })}
        />
      </td>
      <td role="cell" className={tableStyles.tools}>
        {canWrite && (
          <IconButton danger aria-label={text[kind].deleteOf(name)} onClick={() => onDelete(request)}>
            <Icon of={Trash2} />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

function QuoteCells({ request, query }: { request: DeskRequest; query: string }) {
  const services = wantedOf(request);
  return (
    <>
      <td role="cell" data-l={columns.company}>
        <span>
          {request.companyName.trim() ? (
            <bdi>
              <HitText text={request.companyName} query={query} />
            </bdi>
          ) : (
            quoteRequestsText.noCompany
          )}
        </span>
      </td>
      <td role="cell" data-l={columns.services}>
        {services.length === 0 ? (
          <span>{quoteRequestsText.noCompany}</span>
        ) : (
          <ul>
            {services.map((name) => (
              <li key={name}>
                <i className={typeStyles.diamond} />
                <BidiName text={name} />
              </li>
            ))}
          </ul>
        )}
      </td>
    </>
  );
}

function MessageCell({ request }: { request: DeskRequest }) {
  return (
    <td role="cell" className={styles.reason} data-l={columns.reason}>
      <span>
        <b>
          <BidiName text={wantedOf(request).join(text.comma)} />
        </b>
        <small dir="auto">{excerpt(messageOf(request), 90)}</small>
      </span>
    </td>
  );
}
