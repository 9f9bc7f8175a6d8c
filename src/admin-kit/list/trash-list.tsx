// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArchiveRestore } from "lucide-react";
import { callApi } from "../../kernel/http/api-client.ts";
import type { TrashEntry } from "../../kernel/resource/trash.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf, relativeTime } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import tableStyles from "../../ui/data-table.module.css";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text as kitText } from "../admin-kit.text.ts";
import { useMay } from "../may.ts";
import { PageHead } from "../page-head.tsx";
import { focusListHeading } from "./list-focus.ts";
import { RecordTable } from "./record-table.tsx";

const { trash: text } = kitText;
const shown = 200;

type TrashListProps = {
  /** The calls of the resource: `/api/services`. */
  path: string;
  /** The title of the list. */
  title: string;
  /** Filters the trash when several lists share a table. */
  query?: { [name: string]: string };
  /** Called after a record was restored, to read the list again. */
  onRestored(): unknown;
};

/** The records deleted from a list in the last 30 days, each with a button to restore it; requirement DESK-04. */
export default function TrashList({ path, title, query = {}, onRestored }: TrashListProps) {
  const cache = useQueryClient();
  const canWrite = useMay("write");
  const address = `${path}/trash?${new URLSearchParams({ ...query, limit: String(shown) })}`;
  const { data, error, refetch } = useQuery({
    queryKey: ["trash", address],
    queryFn: () => callApi<TrashEntry[]>("GET", address),
    staleTime: 0,
  });
  const restore = async (entry: TrashEntry) => {
    try {
      await callApi("POST", `${path}/${encodeURIComponent(entry.id)}/restore`);
      toasts.success(kitText.restored);
    } catch {
      toasts.error(kitText.restoreFailed);
    }
    await Promise.all([cache.invalidateQueries({ queryKey: ["trash"] }), onRestored()]);
    focusListHeading();
  };
  return (
    <>
      <PageHead
        title={text.heading(title)}
        actions={
          <LinkButton variant="line" small to="?">
            {text.back}
          </LinkButton>
        }
      >
        {text.lead}
      </PageHead>
      {error ? (
        <ErrorState title={text.failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />
      ) : data.length === 0 ? (
        <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
      ) : (
        <RecordTable label={text.heading(title)} heads={text.heads}>
          {data.map((entry) => (
            <Row key={entry.id} entry={entry} onRestore={canWrite ? () => restore(entry) : undefined} />
          ))}
        </RecordTable>
      )}
    </>
  );
}

function Row({ entry, onRestore }: { entry: TrashEntry; onRestore: (() => void) | undefined }) {
  const name = entry.title || text.untitled;
  return (
    <tr role="row">
      <td role="cell" data-l={text.heads.title}>
        <b>
          <BidiName text={name} />
        </b>
        {entry.suspect !== null && (
          <small>
            <Badge tone="warn">{text.suspect}</Badge> <BidiName text={entry.suspect} />
          </small>
        )}
      </td>
      <td role="cell" data-l={text.heads.deleted}>
        {relativeTime(entry.deletedAt, new Date())}
        {entry.deletedBy && (
          <>
            {text.by}
            <BidiName text={entry.deletedBy} />
          </>
        )}
      </td>
      <td role="cell" data-l={text.heads.left}>
        {countOf(counted.day, entry.daysLeft)}
      </td>
      <td role="cell" className={tableStyles.tools}>
        {onRestore && (
          <Button variant="line" small aria-label={text.restoreItem(name)} onClick={onRestore}>
            <Icon of={ArchiveRestore} />
            {text.restore}
          </Button>
        )}
      </td>
    </tr>
  );
}
