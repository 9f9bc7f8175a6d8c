import { useQueryClient } from "@tanstack/react-query";
import { EyeOff, Globe, History, Link2, Redo2, Save, Undo2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation, useNavigate } from "react-router";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { Presence } from "../../../admin-kit/presence/presence.tsx";
import { formatDateTime, formatTime } from "../../../kernel/text/format.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import { MenuButton } from "../../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import type { PageStep } from "../preview/preview-messages.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import type { Section } from "../sections/section.ts";
import { textAt, withText } from "../sections/text-at.ts";
import { contentClient } from "./client.ts";
import type { EditorView } from "./editor-view.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { text } from "./page-content-admin.text.ts";
import { SectionFields } from "./section-fields.tsx";
import { keepCaret, useFieldFocus } from "./use-field-focus.ts";
import { useSectionEditor } from "./use-section-editor.ts";

const PublishDialog = lazyPart(() => import("./publish-dialog.tsx"));
const ShareDialog = lazyPart(() => import("./share-dialog.tsx"));

type Open = "publish" | "share" | "discard" | null;

/** One section: its fields, the page with the draft beside them, and what becomes of it. */
export function SectionScreen({ section, nav }: { section: Section; nav: ReactNode }) {
  const { editor, view } = useSectionEditor(section);
  const { server, values } = view;
  const client = contentClient(section.key);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const asked: string | undefined = useLocation().state?.address;
  const [open, setOpen] = useState<Open>(null);
  const [pane, setPane] = useState<"fields" | "preview">("fields");
  const [isAskedToSave, setAskedToSave] = useState(false);
  const [isOnPage, setOnPage] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const focus = useFieldFocus(body, server === undefined ? undefined : asked);
  const drafts = server ? Object.keys(server.draft).length : 0;
  // The list of sections shows which of them have a draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the numbers of the draft
  useEffect(() => {
    if (server) void cache.invalidateQueries({ queryKey: ["content"] });
  }, [drafts, server?.version?.number, server?.schedule?.at]);

  const save = async () => {
    setAskedToSave(true);
    const isSaved = await editor.save();
    setAskedToSave(false);
    if (isSaved) toasts.success(text.saved);
    else sayWhatIsWrong();
  };
  const startPublishing = async () => {
    if (await editor.save()) setOpen("publish");
    else sayWhatIsWrong();
  };
  /** A failed call has its banner; wrong fields and open questions are shown where they are. */
  const sayWhatIsWrong = () => {
    const { conflicts, errors } = editor.read();
    const [path] = [...Object.keys(conflicts), ...Object.keys(errors)];
    if (path === undefined) return;
    toasts.error(text.publish.fixFirst);
    openField(`${section.key}/${path.replaceAll(".", "/")}`);
  };
  const openField = (address: string) => {
    // What is not shown takes no focus: on a phone the fields stand behind the page, and a page that is edited has all the room.
    flushSync(() => {
      setPane("fields");
      setOnPage(false);
    });
    focus.field(address);
  };
  const chosen = (address: string) => {
    const [key] = address.split("/");
    if (key !== section.key) return void navigate(`/admin/content/${key}`, { state: { address } });
    openField(address);
  };
  const typed = (address: string, words: string) => {
    const place = textAt(address);
    const value = place && withText(editor.read().values, place, words);
    if (place && value !== undefined) editor.change(place.field, value);
  };
  const stepBy = (step: () => string | undefined) => {
    let field: string | undefined;
    keepCaret(() => {
      field = step();
    });
    if (field && !isOnPage) focus.look(`${section.key}/${field}`);
  };
  const undo = () => stepBy(editor.undo);
  const redo = () => stepBy(editor.redo);
  const discard = async () => {
    try {
      await editor.discard(client.discard);
      toasts.success(text.discarded);
    } catch {
      toasts.error(text.saveFailed);
    }
  };
  const cancelSchedule = async () => {
    try {
      editor.take(await client.cancelSchedule());
      toasts.success(text.schedule.cancelled);
    } catch {
      toasts.error(text.schedule.failed);
    }
  };
  const onStep = (step: PageStep) => {
    const acts = { undo, redo, save, fields: () => setOnPage(false) };
    void acts[step]();
  };
  const onKeys = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    // Dialogs lie elsewhere in the page, and what is typed there is no field of the section; nor is a link's address.
    const isField =
      event.target instanceof Element &&
      event.currentTarget.contains(event.target) &&
      !event.target.closest(".rtl");
    const act = {
      KeyS: save,
      KeyE: () => setOnPage(!isOnPage),
      ...(isField && { KeyZ: event.shiftKey ? redo : undo, KeyY: redo }),
    }[event.code];
    if (!act) return;
    event.preventDefault();
    void act();
  };

  const head = (
    <div className="ph edhead">
      <div>
        <h1>{text.title}</h1>
        <p>
          {server?.version ? text.lead(section.label, server.version.number) : text.leadFirst(section.label)}
        </p>
      </div>
      <div className="acts">
        <Presence place={`content/${section.key}`} />
        <SaveState view={view} />
        <IconButton aria-label={text.undo} disabled={!view.canUndo} onClick={undo}>
          <Icon of={Undo2} />
        </IconButton>
        <IconButton aria-label={text.redo} disabled={!view.canRedo} onClick={redo}>
          <Icon of={Redo2} />
        </IconButton>
        <Link className="btn ghost sm" to={`/admin/content/${section.key}/versions`}>
          <Icon of={History} />
          {text.versions}
        </Link>
        <Button
          variant="line"
          small
          loading={isAskedToSave}
          loadingLabel={text.saving}
          disabled={view.unsaved.length === 0}
          onClick={save}
        >
          <Icon of={Save} />
          {text.save}
        </Button>
        <Button
          small
          disabled={!server || (drafts === 0 && view.unsaved.length === 0)}
          onClick={startPublishing}
        >
          <Icon of={Globe} />
          {text.publish.button}
        </Button>
        <MenuButton
          label={text.options}
          entries={[
            { id: "share", label: text.share, icon: Link2, onAction: () => setOpen("share") },
            "separator",
            {
              id: "discard",
              label: text.discard,
              icon: EyeOff,
              danger: true,
              isDisabled: drafts === 0 && view.unsaved.length === 0,
              onAction: () => setOpen("discard"),
            },
          ]}
        />
      </div>
    </div>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the whole screen
    <div className="edscreen" data-on-page={isOnPage || undefined} onKeyDown={onKeys}>
      {head}
      {view.saveFailed && (
        <Banner tone="bad" onRetry={() => void save()}>
          {text.saveFailed} {text.keptHere[view.saveFailed]}
        </Banner>
      )}
      {server?.schedule && (
        <Banner tone="info">
          {text.schedule.banner(formatDateTime(server.schedule.at), server.schedule.by)}{" "}
          <Button variant="line" small onClick={() => void cancelSchedule()}>
            {text.schedule.cancel}
          </Button>
        </Banner>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row */}
      <div className="seg panes" role="group" aria-label={text.preview.view}>
        <button type="button" aria-pressed={pane === "fields"} onClick={() => setPane("fields")}>
          {text.preview.edit}
        </button>
        <button type="button" aria-pressed={pane === "preview"} onClick={() => setPane("preview")}>
          {text.preview.show}
        </button>
      </div>
      <div className="ed" data-pane={pane}>
        {nav}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes */}
        <div className="edfields" ref={body} onFocus={focus.onFocus}>
          {server ? (
            <SectionFields section={section} editor={editor} view={view} />
          ) : view.loadFailed ? (
            <ErrorState title={text.loadFailed} onRetry={() => void editor.load()} />
          ) : (
            <>
              <p className="muted sm">{text.loading}</p>
              <SkeletonCards />
            </>
          )}
        </div>
        {server && (
          <PreviewPane
            section={section}
            values={values}
            revision={server.revision}
            shown={focus.shown}
            onChosen={chosen}
            errors={view.errors}
            onTyped={typed}
            onStep={onStep}
            isOnPage={isOnPage}
            onOnPage={setOnPage}
          />
        )}
      </div>
      <LeaveGuard isDirty={view.unsaved.length > 0} />
      {server && (
        <MountOnOpen isOpen={open === "publish"}>
          <PublishDialog
            isOpen={open === "publish"}
            onClose={() => setOpen(null)}
            section={section}
            state={server}
            onDone={(state) => editor.take(state)}
            onChanged={() => void editor.load()}
            onOpenField={chosen}
          />
        </MountOnOpen>
      )}
      <MountOnOpen isOpen={open === "share"}>
        <ShareDialog isOpen={open === "share"} onClose={() => setOpen(null)} section={section} />
      </MountOnOpen>
      <ConfirmDialog
        isOpen={open === "discard"}
        onClose={() => setOpen(null)}
        onConfirm={discard}
        question={text.discardQuestion}
        note={text.discardNote}
        confirmLabel={text.discard}
        icon={EyeOff}
      />
    </div>
  );
}

/** The mark from the first edit until the server has it; then when that was; requirement ACNT-02. */
function SaveState({ view }: { view: EditorView }) {
  const isDirty = view.unsaved.length > 0;
  return (
    <span className={isDirty ? "dirty" : "dirty calm"} role="status">
      {isDirty ? (
        <>
          <i className="nq" />
          {text.unsaved}
        </>
      ) : (
        view.savedAt && text.savedAt(formatTime(view.savedAt))
      )}
    </span>
  );
}
