// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FilterX } from "lucide-react";
import { useState } from "react";
import { ExportLink } from "../../admin-kit/csv/csv-buttons.tsx";
import { DayField } from "../../admin-kit/day/day-field.tsx";
import toolbarStyles from "../../admin-kit/list/list-toolbar.module.css";
import { Choice } from "../../admin-kit/list/list-toolbar.tsx";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { apiClient, callApi } from "../../kernel/http/api-client.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { countOf, formatDateTime } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import cardStyles from "../../ui/card.module.css";
import { Button } from "../../ui/controls/button.tsx";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import type { AuditEntry, AuditTable, UserRow } from "../users/answers.ts";
import { auditText as text } from "../users/users.text.ts";
import { actionName, actionOptions } from "./audit.text.ts";
import styles from "./audit-trail.module.css";

/** The filters of the list. `from` and `to` are days in Riyadh, both inclusive. */
const auditFilters = ["actor", "resource", "action", "from", "to"] as const;

const perPage = 50;
const auditClient = apiClient<AuditEntry>("/api/audit");
const { columns } = text;

/** The audit trail: who did what and when, filtered, in pages, and as a file; SEC-12. The filters are kept in the address. */
export function AuditTrail({ users }: { users: readonly UserRow[] }) {
  const { filters, page, isFiltered, setFilter, clear, hrefOf } = useListAddress(auditFilters, []);
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
  const audit = useQuery({
    queryKey: ["audit", chosen, page],
    queryFn: () => auditClient.page({ ...chosen, limit: perPage, offset: (page - 1) * perPage }),
    placeholderData: keepPreviousData,
  });
  const tables = useQuery({
    queryKey: ["audit-tables"],
    queryFn: () => callApi<AuditTable[]>("GET", "/api/audit/tables"),
    staleTime: Number.POSITIVE_INFINITY, // the tables change only with a new version of the server
  });
  const actors = users.map(({ id, name }) => ({ value: String(id), label: name }));
  const resources = (tables.data ?? []).map(({ name, title }) => ({ value: name, label: title }));
  const choices = [
    { name: "actor", label: text.actor, all: text.allActors, options: actors },
    { name: "resource", label: text.resource, all: text.allResources, options: resources },
    { name: "action", label: text.action, all: text.allActions, options: actionOptions },
  ] as const;
  return (
    <section className={styles.audit} aria-label={text.title}>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.lead}</p>
      <search className={toolbarStyles.toolbar}>
        {choices.map(({ name, label, all, options }) => (
          <Choice
            key={name}
            label={label}
            options={[{ value: "", label: all }, ...options]}
            value={filters[name]}
            onChange={(value) => setFilter(name, value)}
          />
        ))}
        <DayFilter label={text.from} value={filters.from} onChange={(value) => setFilter("from", value)} />
        <DayFilter
          label={text.to}
          value={filters.to}
          notBefore={filters.from}
          onChange={(value) => setFilter("to", value)}
        />
        {isFiltered && (
          <Button variant="ghost" small onClick={clear}>
            <Icon of={FilterX} />
            {text.clear}
          </Button>
        )}
        <ExportLink address={`/api/audit/export.csv?${new URLSearchParams(chosen)}`} />
        <p className={toolbarStyles.hits} role="status">
          {audit.data && countOf(staffCounted.operation, audit.data.total)}
        </p>
      </search>
      {audit.data ? (
        audit.data.total === 0 ? (
          isFiltered ? (
            <NoMatch onClear={clear} />
          ) : (
            <EmptyState title={text.empty} />
          )
        ) : (
          <>
            <Entries entries={audit.data.records} />
            <Pagination current={page} total={Math.ceil(audit.data.total / perPage)} hrefOf={hrefOf} />
          </>
        )
      ) : audit.error ? (
        <ErrorState title={text.failed} onRetry={() => void audit.refetch()} />
      ) : (
        <SkeletonTable columns={Object.values(columns)} />
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className={`${cardStyles.card} ${cardStyles.clipping}`}>
      <DataTable label={text.title} heads={columns} stacked>
        {entries.map((entry) => (
          <tr key={entry.id} role="row">
            <td role="cell" data-l={columns.at}>
              <time className={typeStyles.unbroken} dateTime={entry.at}>
                {formatDateTime(entry.at)}
              </time>
            </td>
            <td role="cell" data-l={columns.actor}>
              <BidiName text={nameOf(entry)} />
            </td>
            <td role="cell" data-l={columns.action}>
              {actionName(entry.action)}
            </td>
            <td role="cell" data-l={columns.record}>
              {entry.title}
              {entry.resource !== "sessions" && entry.recordId !== "" && (
                <>
                  {" "}
                  <bdi className={`${typeStyles.muted} ${typeStyles.digits}`}>{entry.recordId}</bdi>
                </>
              )}
            </td>
            <td role="cell" data-l={columns.fields}>
              <span className={styles.fields}>
                {entry.action === "update" && entry.labels.join(joiners.comma)}
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

type DayFilterProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  notBefore?: string | undefined;
};

/** Filters by a day once the field is left with a valid date; anything else does not filter. */
function DayFilter({ label, value, notBefore, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState({ day: value, value });
  if (typed.value !== value) setTyped({ day: value, value });
  return (
    <DayField
      isCompact
      label={label}
      value={typed.day}
      notBefore={notBefore}
      onChange={(day) => setTyped({ day, value })}
      onCommit={(day) => day !== value && onChange(day)}
    />
  );
}

function nameOf({ actor, actorId }: AuditEntry) {
  if (actorId !== null) return actor;
  return wordFor<string>(text.nobody, actor) ?? actor;
}
