import { EyeOff, Globe, History, Link2, ListChecks, Redo2, Save, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MenuButton } from "../../../../admin-kit/menu/menu-button.tsx";
import headStyles from "../../../../admin-kit/page-head.module.css";
import { People } from "../../../../admin-kit/presence/presence.tsx";
import { staffCounted } from "../../../../admin-kit/staff-counts.text.ts";
import type { Present } from "../../../../kernel/presence/present.ts";
import { countOf, formatTime } from "../../../../kernel/text/format.ts";
import { Button, IconButton } from "../../../../ui/controls/button.tsx";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import dialogStyles from "../../../../ui/overlays/dialog.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import type { Section } from "../../sections/section.ts";
import type { EditorView } from "../editor-view.ts";
import { text } from "../page-content-admin.text.ts";
import screenStyles from "./section-screen.module.css";
import type { SectionActs } from "./use-section-acts.ts";

/** The actions that open a dialog first. */
export type SectionDialog = "publish" | "check" | "share" | "ask" | "discard";

type SectionHeadProps = {
  section: Section;
  view: EditorView;
  acts: SectionActs;
  /** Who else has the section open. */
  others: readonly Present[];
  /** What clients say about the draft. */
  review: ReactNode;
  onOpen(dialog: SectionDialog): void;
};

/** The name of a section, who else edits it, whether it is saved, and the buttons of its actions. */
export function SectionHead({ section, view, acts, others, review, onOpen }: SectionHeadProps) {
  const { server } = view;
  const drafts = server ? Object.keys(server.draft).length : 0;
  return (
    <div className={`${headStyles.head} ${screenStyles.head}`} data-page-head>
      <div>
        <h1>{text.title}</h1>
        <p>{leadOf(section, server)}</p>
      </div>
      <div className={buttonStyles.actions}>
        <People present={others} />
        <SaveState view={view} />
        {review}
        {drafts > 0 && (
          <span className={screenStyles.drafts}>{text.drafted(countOf(staffCounted.edit, drafts))}</span>
        )}
        <IconButton aria-label={text.undo} disabled={!view.canUndo} onClick={acts.undo}>
          <Icon of={Undo2} />
        </IconButton>
        <IconButton aria-label={text.redo} disabled={!view.canRedo} onClick={acts.redo}>
          <Icon of={Redo2} />
        </IconButton>
        <Link
          className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
          to={`/admin/content/${section.key}/versions`}
        >
          <Icon of={History} />
          {text.versions}
        </Link>
        <Button
          variant="line"
          small
          loading={acts.isSaving}
          loadingLabel={text.saving}
          disabled={view.unsaved.length === 0}
          onClick={acts.save}
        >
          <Icon of={Save} />
          {text.save}
        </Button>
        <Button
          small
          disabled={!server || (drafts === 0 && view.unsaved.length === 0 && !server.isUnseen)}
          onClick={acts.publish}
        >
          <Icon of={Globe} />
          {text.publish.button}
        </Button>
        <MenuButton
          label={text.options}
          entries={[
            { id: "check", label: text.check, icon: ListChecks, isDisabled: !server, onAction: acts.check },
            { id: "share", label: text.share, icon: Link2, onAction: () => onOpen("share") },
            "separator",
            {
              id: "discard",
              label: text.discard,
              icon: EyeOff,
              danger: true,
              isDisabled: drafts === 0 && view.unsaved.length === 0,
              onAction: () => onOpen("discard"),
            },
          ]}
        />
      </div>
    </div>
  );
}

/** Marks the section as unsaved from the first edit until the server has it, then says when it was saved; ACNT-02. */
function SaveState({ view }: { view: EditorView }) {
  const isDirty = view.unsaved.length > 0;
  return (
    <span
      className={isDirty ? dialogStyles.unsaved : `${dialogStyles.unsaved} ${dialogStyles.calm}`}
      role="status"
    >
      {isDirty ? (
        <>
          <i className={typeStyles.diamond} />
          {text.unsaved}
        </>
      ) : (
        view.savedAt && text.savedAt(formatTime(view.savedAt))
      )}
    </span>
  );
}

/** The name of a section, and what visitors read of it. */
function leadOf({ label, record }: Section, server: EditorView["server"]): string {
  if (server?.isUnseen) return text.leadUnseen(label);
  if (server?.version) return text.lead(label, server.version.number);
  return record && server ? text.leadRecord(label) : text.leadFirst(label);
}
