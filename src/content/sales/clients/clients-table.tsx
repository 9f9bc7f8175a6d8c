// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { Eye } from "lucide-react";
import { RecordTable } from "../../../admin-kit/list/record-table.tsx";
import type { RowProps } from "../../../admin-kit/rows/row-actions.tsx";
import { RowActions } from "../../../admin-kit/rows/row-actions.tsx";
import { SelectBox, SelectShownBox } from "../../../admin-kit/rows/select-box.tsx";
import { formatNumber, formatPrice } from "../../../kernel/text/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import tableStyles from "../../../ui/data-table.module.css";
import avatarStyles from "../../../ui/pictures/avatar.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { Initials } from "../../../ui/pictures/person.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { HitText } from "../../../ui/text/hit-text.tsx";
import { TagChips } from "../tags/tag-chips.tsx";
import type { ClientRecord } from "./clients.ts";
import { text } from "./clients-admin.text.ts";
import styles from "./clients-table.module.css";

type TableProps = RowProps<ClientRecord> & {
  clients: readonly ClientRecord[];
  onView(client: ClientRecord): void;
};

const { heads } = text;

/** The columns of ACLI-01; stacked cards on phones, where only the roles keep it a table for screen readers. */
export function ClientsTable({ clients, ...row }: TableProps) {
  return (
    <RecordTable
      tableClass={styles.clients}
      label={text.title}
      heads={heads}
      choice={<SelectShownBox bare selection={row.selection} />}
    >
      {clients.map((client) => (
        <Row key={client.id} client={client} {...row} />
      ))}
    </RecordTable>
  );
}

type ClientRowProps = Omit<TableProps, "clients"> & { client: ClientRecord };

function Row({ client, query, selection, onView, ...actions }: ClientRowProps) {
  return (
    <tr role="row">
      <td role="cell" data-l={heads.name}>
        <span className={styles.named}>
          <SelectBox selection={selection} id={client.id} name={client.name} />
          <button
            type="button"
            className={`${avatarStyles.person} ${styles.opener}`}
            data-open
            aria-haspopup="dialog"
            onClick={() => onView(client)}
          >
            <Initials name={client.name} />
            <span>
              <b>
                <bdi>
                  <HitText text={client.name} query={query} />
                </bdi>
              </b>
              <span>
                <bdi dir="ltr">
                  <HitText text={client.email} query={query} />
                </bdi>
              </span>
            </span>
          </button>
        </span>
        <TagChips tags={client.tags} />
      </td>
      <td role="cell" data-l={heads.company}>
        <bdi>
          <HitText text={client.company} query={query} />
        </bdi>
      </td>
      <td role="cell" data-l={heads.status}>
        <ClientBadge client={client} />
      </td>
      <td role="cell" data-l={heads.projects}>
        <span className={typeStyles.digits}>{formatNumber(client.projects)}</span>
      </td>
      <td role="cell" data-l={heads.totalValue}>
        <span className={`${typeStyles.digits} ${typeStyles.unbroken}`}>
          {formatPrice(client.totalValue)}
        </span>
      </td>
      <td role="cell" className={tableStyles.tools}>
        <RowActions record={client} name={client.name} {...actions}>
          <IconButton aria-label={text.viewItem(client.name)} onClick={() => onView(client)}>
            <Icon of={Eye} />
          </IconButton>
        </RowActions>
      </td>
    </tr>
  );
}

export function ClientBadge({ client }: { client: Pick<ClientRecord, "status"> }) {
  return (
    <Badge tone={client.status === "active" ? "success" : "neutral"}>
      {text.values.status[client.status]}
    </Badge>
  );
}
