import { useQueryClient } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ConfirmDialog } from "../../../admin-kit/lazy-confirm.ts";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { SkeletonCards } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import type { PageStep } from "../preview/preview-messages.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import { blockFields, fieldsOf } from "../sections/blocks/block-fields.ts";
import type { Section } from "../sections/section.ts";
import { withText } from "../sections/with-text.ts";
import { contentClient } from "./client.ts";
import { LayoutCard } from "./layout/layout-card.tsx";
import { useLayout } from "./layout/use-layout.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { usePageRecords } from "./on-page/use-page-records.ts";
import { text } from "./page-content-admin.text.ts";
import { SectionFields } from "./section-fields.tsx";
import { type SectionDialog, SectionHead } from "./section-head.tsx";
import { focusField, keepCaret, useFieldFocus } from "./use-field-focus.ts";
import { useSectionEditor } from "./use-section-editor.ts";

const FieldPanel = lazyPart(() => import("./field-panel.tsx"));
const AddBlockDialog = lazyPart(() => import("./layout/add-block-dialog.tsx"));
const PublishDialog = lazyPart(() => import("../publish/publish-dialog.tsx"));
const ShareDialog = lazyPart(() => import("../publish/share-dialog.tsx"));

/** One section: its fields, the page with the draft beside them, and what becomes of it. */
export function SectionScreen({ section, nav }: { section: Section; nav: ReactNode }) {
  const { editor, view } = useSectionEditor(section);
  const { server, values } = view;
  const client = contentClient(section.key);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const asked: string | undefined = useLocation().state?.address;
  const [open, setOpen] = useState<SectionDialog | null>(null);
  const [pane, setPane] = useState<"fields" | "preview">("fields");
  const [isAskedToSave, setAskedToSave] = useState(false);
  const [isOnPage, setOnPage] = useState(false);
  const [panel, setPanel] = useState<string | null>(null);
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
  /** Beside the page; over it where the page has all the room. */
  const openField = (address: string) => {
    if (!body.current?.checkVisibility()) setPanel(address);
    else focus.field(address);
  };
  const records = usePageRecords(editor, client.saveRecords, sayWhatIsWrong);
  const chosen = async (address: string) => {
    await records.begun();
    const [key] = address.split("/");
    if (key !== section.key) return void navigate(`/admin/content/${key}`, { state: { address } });
    openField(address);
  };
  const layoutField = section.fields.find(({ parts }) => parts);
  const layout = useLayout(editor, (placed) => {
    const [first] = blockFields(placed);
    if (first) openField(`${section.key}/${first.id}`);
  });
  const typed = (address: string, words: string) => {
    const [, field = ""] = address.split("/");
    const value = withText(editor.read().values, address, words);
    if (value !== undefined) editor.change(field, value);
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
  const showPane = (chosen: typeof pane) => {
    setPanel(null);
    setPane(chosen);
  };
  const showPage = (isShown: boolean) => {
    setPanel(null);
    setOnPage(isShown);
  };
  const onStep = (step: PageStep) => {
    const acts = { undo, redo, save, fields: () => showPage(false) };
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
      KeyE: () => showPage(!isOnPage),
      ...(isField && { KeyZ: event.shiftKey ? redo : undo, KeyY: redo }),
    }[event.code];
    if (!act) return;
    event.preventDefault();
    void act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the whole screen
    <div className="edscreen" data-on-page={isOnPage || undefined} onKeyDown={onKeys}>
      <SectionHead
        section={section}
        view={view}
        isSaving={isAskedToSave}
        onUndo={undo}
        onRedo={redo}
        onSave={save}
        onPublish={startPublishing}
        onOpen={setOpen}
      />
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
        <button type="button" aria-pressed={pane === "fields"} onClick={() => showPane("fields")}>
          {text.preview.edit}
        </button>
        <button type="button" aria-pressed={pane === "preview"} onClick={() => showPane("preview")}>
          {text.preview.show}
        </button>
      </div>
      <div className="ed" data-pane={pane}>
        {nav}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes */}
        <div className="edfields" ref={body} onFocus={focus.onFocus}>
          {server ? (
            <SectionFields
              section={section}
              editor={editor}
              view={view}
              onSaveAlone={(field) => void records.saveAlone(field)}
              layout={
                layoutField && (
                  <LayoutCard
                    startsOpen={section.startsEmpty ?? false}
                    field={layoutField}
                    values={values}
                    address={`${section.key}/${layoutField.id}`}
                    onChange={(placed) => editor.change(layoutField.id, placed)}
                    onOpen={(field) => openField(`${section.key}/${field}`)}
                    onAdd={layout.ask}
                  />
                )
              }
            />
          ) : view.loadFailed ? (
            <ErrorState title={text.loadFailed} onRetry={() => void editor.load()} />
          ) : (
            <>
              <p className="muted sm">{text.loading}</p>
              <SkeletonCards />
            </>
          )}
        </div>
        {server && panel && (
          <Suspense>
            <FieldPanel
              section={section}
              fields={fieldsOf(section, values).filter(({ parts }) => !parts)}
              address={panel}
              onShown={(element) => focusField(element, panel)}
              onGo={setPanel}
            >
              <SectionFields
                section={section}
                only={panel.split("/")[1]}
                editor={editor}
                view={view}
                onSaveAlone={(field) => void records.saveAlone(field)}
              />
            </FieldPanel>
          </Suspense>
        )}
        {server && (
          <PreviewPane
            section={section}
            values={values}
            revision={server.revision}
            shown={focus.shown}
            onChosen={(address) => void chosen(address)}
            onBegin={records.begin}
            onSaveAlone={(address) => void records.saveAlone(address.split("/")[1] ?? "")}
            errors={view.errors}
            onTyped={typed}
            onStep={onStep}
            onPart={layout.act}
            onItem={(address, act) => void records.changeItem(address, act)}
            isOnPage={isOnPage}
            isSeen={pane === "preview"}
            onOnPage={showPage}
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
            onOpenField={(address) => void chosen(address)}
          />
        </MountOnOpen>
      )}
      <MountOnOpen isOpen={layout.isAsked}>
        <AddBlockDialog isOpen={layout.isAsked} onClose={layout.close} onChosen={layout.add} />
      </MountOnOpen>
      <MountOnOpen isOpen={open === "share"}>
        <ShareDialog isOpen={open === "share"} onClose={() => setOpen(null)} section={section} />
      </MountOnOpen>
      <MountOnOpen isOpen={open === "discard"}>
        <ConfirmDialog
          isOpen={open === "discard"}
          onClose={() => setOpen(null)}
          onConfirm={discard}
          question={text.discardQuestion}
          note={text.discardNote}
          confirmLabel={text.discard}
          icon={EyeOff}
        />
      </MountOnOpen>
    </div>
  );
}
