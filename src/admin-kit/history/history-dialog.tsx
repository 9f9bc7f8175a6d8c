import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History, RotateCcw } from "lucide-react";
import { useState } from "react";
import versionsStyles from "../../content/page-content/versions.module.css";
import { AppError } from "../../kernel/errors.ts";
import { apiClient, type HistoryEntry } from "../../kernel/http/api-client.ts";
import { formatDateTime } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { Failure } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text } from "../admin-kit.text.ts";
import { focusWhenCalm } from "../list/list-focus.ts";
import { useMay } from "../may.ts";
import historyStyles from "./history.module.css";
import { HistoryDifference, type HistoryFormat } from "./history-difference.tsx";

const { history: words } = text;

type HistoryDialogProps = HistoryFormat & {
  /** The calls of the resource: `/api/services`. */
  path: string;
  /** The record; null keeps the dialog closed. */
  id: number | string | null;
  /** The name of the record. */
  title: string;
  onClose(): void;
  /** Called after a version was restored, to read the list again. */
  onRestored(): unknown;
};

/** Who changed a record, when and what, with a button to restore a version; for personal records only fields are named. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const { id, title, onClose } = props;
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={`${words.title}: ${title}`}>
      {id !== null && <Versions key={id} {...props} id={id} />}
    </Dialog>
  );
}

function Versions({
  path,
  id,
  labels,
  format,
  onRestored,
}: HistoryDialogProps & { id: NonNullable<HistoryDialogProps["id"]> }) {
  const client = apiClient<unknown>(path);
  const cache = useQueryClient();
  const canWrite = useMay("write");
  const queryKey = ["history", path, id];
  const { data: entries, error, refetch } = useQuery({ queryKey, queryFn: () => client.history(id) });
  const [chosen, setChosen] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const entry = entries?.find((one) => one.id === chosen) ?? entries?.[0];
  const isCurrent = entry === entries?.[0];

  const restore = async () => {
    if (!entry) return;
    try {
      await client.restoreVersion(id, entry.id);
      setFailure(undefined);
      toasts.success(words.restored);
      setChosen(undefined);
      await cache.invalidateQueries({ queryKey });
      await onRestored();
      // The pressed button is gone, because the newest version is now shown.
      focusWhenCalm("[data-entries] button", '[role="alertdialog"]');
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === "proof-needed") return; // the user cancelled the proof of identity
      setFailure(code === "not-found" ? text.deletedElsewhere : words.restoreFailed);
    }
  };

  if (error && !entries)
    return (
      <div className={dialogStyles.body}>
        <ErrorState card={false} title={words.loadFailed} onRetry={() => void refetch()} />
      </div>
    );
  if (!entries)
    return (
      <div className={dialogStyles.body} aria-busy="true">
        <SkeletonCards />
      </div>
    );
  if (!entry)
    return (
      <div className={dialogStyles.body}>
        <EmptyState card={false} title={words.empty} />
      </div>
    );
  return (
    <>
      <div className={dialogStyles.body}>
        <Failure of={failure} onDismiss={() => setFailure(undefined)} />
        <div className={historyStyles.history}>
          <VersionList
            entries={entries}
            chosen={entry}
            labels={labels}
            onChoose={({ id }) => setChosen(id)}
          />
          <section className={versionsStyles.difference} aria-label={words.changes} aria-live="polite">
            <HistoryDifference entry={entry} labels={labels} format={format} />
          </section>
        </div>
      </div>
      <footer>
        <span className={typeStyles.muted}>{words.note}</span>
        {canWrite && entry.after !== null && !isCurrent && (
          <Button small onClick={() => setAsking(true)}>
            <Icon of={RotateCcw} />
            {words.restore}
          </Button>
        )}
      </footer>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={restore}
        question={words.restoreQuestion}
        note={words.note}
        confirmLabel={words.restore}
        confirmVariant="primary"
        icon={History}
        tone="warn"
      />
    </>
  );
}

type VersionListProps = {
  entries: readonly HistoryEntry[];
  chosen: HistoryEntry;
  labels: Record<string, string>;
  onChoose(entry: HistoryEntry): void;
};

function VersionList({ entries, chosen, labels, onChoose }: VersionListProps) {
  const fieldsOf = ({ action, fields }: HistoryEntry) =>
    action === "update"
      ? fields
          .map((name) => labels[name])
          .filter(Boolean)
          .join(text.comma)
      : "";
  return (
    <ol className={historyStyles.versions} data-entries aria-label={words.title}>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <button type="button" aria-pressed={entry === chosen} onClick={() => onChoose(entry)}>
            <span className={`${historyStyles.number} ${typeStyles.digits}`} aria-hidden="true">
              {entries.length - index}
            </span>
            <span>
              <b>
                {wordFor(words.actions, entry.action) ?? entry.action} {fieldsOf(entry)}
              </b>
              <small>
                <BidiName text={wordFor(words.actors, entry.actor) ?? entry.actor} />
                {text.comma}
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              </small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
