import { Eye, EyeOff, Trash2, X } from "lucide-react";
import { useState } from "react";
import type { BulkAction } from "../../kernel/http/api-client.ts";
import type { PluralForms } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "../admin-kit.text.ts";
import { focusListHeading } from "../list/list-focus.ts";
import bulkStyles from "./bulk-bar.module.css";
import { deletedSeveral } from "./delete-confirmation.tsx";
import type { Selection } from "./use-selection.ts";

type BulkBarProps<Id extends number | string> = {
  selection: Selection<Id>;
  /** The noun for counting the chosen records. */
  noun: PluralForms;
  /** Applies the action to all records or none: `records.bulk` of useRecords. */
  bulk(ids: readonly Id[], action: BulkAction): Promise<unknown>;
  /** False for records that have no active flag. */
  canActivate?: boolean;
  /** What deleting the records means for others. */
  deleteNote?: string | undefined;
  onFailure(error: unknown, action: BulkAction): void;
};

/** The actions on the chosen records, shown while any are chosen. A delete asks first and can be undone. */
export function BulkBar<Id extends number | string>({
  selection,
  noun,
  bulk,
  canActivate = true,
  deleteNote,
  onFailure,
}: BulkBarProps<Id>) {
  const { ids } = selection;
  const count = countOf(noun, ids.length);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const apply = async (action: BulkAction, undo?: () => unknown) => {
    setBusy(true);
    try {
      await bulk(ids, action);
      toasts.success(text.bulkDone[action](count), undo && { undo, ...deletedSeveral(noun, ids.length) });
      selection.clear();
      focusListHeading();
    } catch (error) {
      onFailure(error, action);
    } finally {
      setBusy(false);
    }
  };
  const takeBack = async () => {
    try {
      await bulk(ids, "restore");
      toasts.success(text.restored);
    } catch {
      toasts.error(text.restoreFailed);
    }
  };
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={() => setAsking(false)}
      question={text.bulkDelete}
      note={[deleteNote, text.bulkDeleteNote(count)].filter(Boolean).join(" ")}
      onConfirm={() => apply("delete", takeBack)}
    />
  );
  if (ids.length === 0) return question;
  return (
    <section className={bulkStyles.bulk} data-bulk data-end-bar aria-label={text.bulk}>
      <p role="status">{text.chosen(count)}</p>
      {canActivate && (
        <>
          <Button variant="line" small disabled={isBusy} onClick={() => apply("activate")}>
            <Icon of={Eye} />
            {text.activate}
          </Button>
          <Button variant="line" small disabled={isBusy} onClick={() => apply("deactivate")}>
            <Icon of={EyeOff} />
            {text.deactivate}
          </Button>
        </>
      )}
      <Button variant="del" small disabled={isBusy} onClick={() => setAsking(true)}>
        <Icon of={Trash2} />
        {text.deleteChosen}
      </Button>
      <IconButton aria-label={text.clearSelection} onClick={selection.clear}>
        <Icon of={X} />
      </IconButton>
      {question}
    </section>
  );
}
