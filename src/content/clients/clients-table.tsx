// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { Copy, Eye, History, Pencil, Trash2 } from "lucide-react";
import { SelectBox, SelectShownBox } from "../../admin-kit/select-box.tsx";
import type { Selection } from "../../admin-kit/use-selection.ts";
import { formatNumber, formatPrice } from "../../kernel/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { HitText } from "../../ui/hit-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Initials } from "../../ui/person.tsx";
import type { ClientRecord } from "./clients.ts";
import { text } from "./clients-admin.text.ts";

export type ClientActions = {
  onView(client: ClientRecord): void;
  onEdit(client: ClientRecord): void;
  onCopy(client: ClientRecord): void;
  onHistory(client: ClientRecord): void;
  onDelete(client: ClientRecord): void;
};

type TableProps = ClientActions & {
  clients: readonly ClientRecord[];
  /** Its hits are marked. */
  query: string;
  selection: Selection<number>;
};

const { heads } = text;

/** The columns of ACLI-01; stacked cards on phones, where only the roles keep it a table for screen readers. */
export function ClientsTable({ clients, ...row }: TableProps) {
  return (
    <Card className="over">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="tablewrap" tabIndex={0} aria-label={text.title}>
        <table className="tbl stack mid clt" role="table">
          <thead role="rowgroup">
            <tr role="row">
              {Object.entries(heads).map(([key, label]) => (
                <th key={key} role="columnheader" scope="col">
                  {key === "name" && <SelectShownBox bare selection={row.selection} />}
                  {key === "actions" ? <span className="vh">{label}</span> : label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {clients.map((client) => (
              <Row key={client.id} client={client} {...row} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

type RowProps = Omit<TableProps, "clients"> & { client: ClientRecord };

function Row({ client, query, selection, onView, onEdit, onCopy, onHistory, onDelete }: RowProps) {
  return (
    <tr role="row">
      <td role="cell" data-l={heads.name}>
        <span className="whos">
          <SelectBox selection={selection} id={client.id} name={client.name} />
          <button
            type="button"
            className="who"
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
        <span className="num">{formatNumber(client.projects)}</span>
      </td>
      <td role="cell" data-l={heads.totalValue}>
        <span className="num nw">{formatPrice(client.totalValue)}</span>
      </td>
      <td role="cell" className="x">
        <span className="ra">
          <IconButton aria-label={text.viewItem(client.name)} onClick={() => onView(client)}>
            <Icon of={Eye} />
          </IconButton>
          <IconButton aria-label={text.editItem(client.name)} onClick={() => onEdit(client)}>
            <Icon of={Pencil} />
          </IconButton>
          <IconButton aria-label={text.copyItem(client.name)} onClick={() => onCopy(client)}>
            <Icon of={Copy} />
          </IconButton>
          <IconButton aria-label={text.historyOf(client.name)} onClick={() => onHistory(client)}>
            <Icon of={History} />
          </IconButton>
          <IconButton danger aria-label={text.deleteItem(client.name)} onClick={() => onDelete(client)}>
            <Icon of={Trash2} />
          </IconButton>
        </span>
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
