import { ChevronDown, CircleDot, MailOpen, OctagonAlert, Trash2, X } from "lucide-react";
import { useState } from "react";
import { focusListHeading } from "../../../../admin-kit/list/list-focus.ts";
import bulkStyles from "../../../../admin-kit/rows/bulk-bar.module.css";
import type { Selection } from "../../../../admin-kit/rows/use-selection.ts";
import { staffCounted } from "../../../../admin-kit/staff-counts.text.ts";
import { oneOf } from "../../../../kernel/objects.ts";
import { countOf } from "../../../../kernel/text/format.ts";
import { Button, IconButton } from "../../../../ui/controls/button.tsx";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog.tsx";
import { catchLostFocus } from "../../../../ui/overlays/lost-focus.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { tagsText } from "../../tags/tags.text.ts";
import { hasTag, type UsedTag } from "../../tags/tags.ts";
import type { BulkChange } from "../bulk.ts";
import { assigneeOptions, stageOptions } from "../desk/desk-options.ts";
import { deskText } from "../desk.text.ts";
import {
  type Assignee,
  type DeskRequest,
  type LostReason,
  type RequestKind,
  type RequestStatus,
  requestStatuses,
} from "../requests.ts";
import { spamText } from "../screen/spam.text.ts";
import { ChoiceMenu } from "./desk-menus.tsx";

const { bulk: text } = deskText;

type BulkProps = {
  kind: RequestKind;
  selection: Selection<number>;
  assignees: readonly Assignee[];
  changeSeveral(ids: readonly number[], change: BulkChange): Promise<unknown>;
  /** Asks why requests were lost; null when the person cancelled. */
  askReason(requestId: number | null): Promise<LostReason | null>;
  /** The requests of the list, of which some are selected, and the tags in use. */
  requests: readonly DeskRequest[];
  tags: readonly UsedTag[];
  /** Puts the selected requests aside as spam. */
  onSpam(): Promise<void>;
};

/** Applies one action to the selected requests: to all or, when one is missing, to none. A delete can be undone. */
export function RequestsBulkBar({ kind, selection, assignees, requests, tags, ...deeds }: BulkProps) {
  const { changeSeveral, askReason, onSpam } = deeds;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { ids } = selection;
  if (ids.length === 0) return null;
  const count = countOf(kind === "quote" ? staffCounted.request : staffCounted.message, ids.length);
  const apply = async (change: BulkChange, undo?: BulkChange, undone: readonly number[] = ids) => {
    setBusy(true);
    try {
      await changeSeveral(ids, change);
      selection.clear();
      toasts.success(text.done, undo ? { undo: () => changeSeveral(undone, undo) } : {});
      catchLostFocus(); // this bar disappears with the selection
    } catch {
      toasts.error(text.failed);
    } finally {
      setBusy(false);
    }
  };
  const move = async (status: RequestStatus) => {
    const [only, ...others] = ids;
    const reason =
      status === "lost" && kind === "quote"
        ? await askReason(others.length === 0 && only !== undefined ? only : null)
        : {};
    if (reason) await apply({ action: "status", status, ...reason });
  };
  const tag = (action: "tag" | "untag", value: string) => {
    // An undo must not touch those that had the tag before, or had it not.
    const changed = requests.filter(
      (request) => ids.includes(request.id) && hasTag(request.tags, value) === (action === "untag"),
    );
    const back = action === "tag" ? "untag" : "tag";
    const undo = changed.length > 0 ? ({ action: back, tag: value } as const) : undefined;
    return apply(
      { action, tag: value },
      undo,
      changed.map(({ id }) => id),
    );
  };
  return (
    <section className={bulkStyles.bulk} data-bulk data-end-bar aria-label={text.label}>
      <p role="status">{count}</p>
      <Choice
        label={text.status}
        options={stageOptions(kind)}
        disabled={isBusy}
        onChoose={(value) => {
          const status = oneOf(requestStatuses, value);
          if (status) void move(status);
        }}
      />
      <Choice
        label={text.assign}
        options={assigneeOptions(assignees).map((one) => ({ ...one, value: one.value || "none" }))}
        disabled={isBusy}
        onChoose={(id) => void apply({ action: "assign", assigneeId: Number(id) || null })}
      />
      <TagMenu tags={tags} disabled={isBusy} onChoose={tag} />
      <Button variant="ghost" small disabled={isBusy} onClick={() => void apply({ action: "read" })}>
        <Icon of={MailOpen} />
        {text.read}
      </Button>
      <Button variant="ghost" small disabled={isBusy} onClick={() => void apply({ action: "unread" })}>
        <Icon of={CircleDot} />
        {text.unread}
      </Button>
      <Button variant="ghost" small disabled={isBusy} onClick={() => void onSpam()}>
        <Icon of={OctagonAlert} />
        {spamText.selected}
      </Button>
      <Button variant="del" small disabled={isBusy} onClick={() => setAsking(true)}>
        <Icon of={Trash2} />
        {text.delete}
      </Button>
      <IconButton aria-label={text.clear} onClick={selection.clear}>
        <Icon of={X} />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        question={text.deleteQuestion(count)}
        onConfirm={async () => {
          await apply({ action: "delete" }, { action: "restore" });
          focusListHeading();
        }}
      />
    </section>
  );
}

type TagMenuProps = {
  tags: readonly UsedTag[];
  disabled: boolean;
  onChoose(action: "tag" | "untag", tag: string): Promise<void>;
};

/** Gives the selected requests a tag that is in use, or takes it from them; requirement DESK-09. */
function TagMenu({ tags, disabled, onChoose }: TagMenuProps) {
  if (tags.length === 0) return null;
  const entries = (["tag", "untag"] as const).flatMap((action) =>
    tags.map(({ tag }) => ({ action, tag, value: `${action} ${tag}`, label: tagsText.bulk[action](tag) })),
  );
  return (
    <Choice
      label={tagsText.bulk.label}
      options={entries}
      disabled={disabled}
      onChoose={(value) => {
        const chosen = entries.find((entry) => entry.value === value);
        if (chosen) void onChoose(chosen.action, chosen.tag);
      }}
    />
  );
}

type ChoiceProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  disabled: boolean;
  onChoose(value: string): void;
};

/** A menu that runs an action for the chosen option. */
function Choice({ label, options, disabled, onChoose }: ChoiceProps) {
  return (
    <ChoiceMenu
      label={label}
      className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
      face={
        <>
          {label}
          <Icon of={ChevronDown} />
        </>
      }
      options={options}
      isDisabled={disabled}
      onChoose={onChoose}
    />
  );
}
