import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import { useOthers } from "../../../../admin-kit/presence/presence.tsx";
import type { Present } from "../../../../kernel/presence/present.ts";
import type { Address } from "../../../../kernel/resource/address.ts";
import { PreviewPane, type PreviewPaneProps } from "../../preview/preview-pane.tsx";
import { useRemarks } from "../../review/remarks-layer.tsx";
import { RemarksContext } from "../../review/use-review.ts";
import { blockFields } from "../../sections/blocks/block-fields.ts";
import type { HeadAgency } from "../../sections/head-words.ts";
import { addressOnPage, fieldOnPage, pageAt } from "../../sections/page-address.ts";
import type { Section } from "../../sections/section.ts";
import type { SectionState } from "../../wire.ts";
import { contentClient } from "../client.ts";
import { useLayout } from "../layout/use-layout.ts";
import { type PageRecordActs, usePageRecords } from "../on-page/use-page-records.ts";
import { useToldErrors } from "../on-page/use-told-errors.ts";
import { AgencyContext } from "../search/agency-context.ts";
import { SectionFields } from "../section-fields.tsx";
import { useSectionEditor } from "../use-section-editor.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { PaneChoice, SectionBanners } from "./section-banners.tsx";
import { type EditedProps, OpenField, SectionBody } from "./section-body.tsx";
import { SectionDialogs } from "./section-dialogs.tsx";
import { type SectionDialog, SectionHead } from "./section-head.tsx";
import screenStyles from "./section-screen.module.css";
import { actOfKeys, type SectionActs, useSectionActs } from "./use-section-acts.ts";
import { type SectionPlace, useSectionPlace } from "./use-section-place.ts";

const AddBlockDialog = lazyPart(() => import("../layout/add-block-dialog.tsx"));

/** The screen of one section: its fields, the page with the draft beside them, and its actions. */
export function SectionScreen({ section, nav }: { section: Section; nav: ReactNode }) {
  const { editor, view } = useSectionEditor(section);
  const { server } = view;
  const [agency, setAgency] = useState<HeadAgency>();
  const [dialog, setDialog] = useState<SectionDialog | null>(null);
  const place = useSectionPlace(server !== undefined);
  const acts = useSectionActs(editor, place, setDialog);
  const records = usePageRecords(editor, contentClient(section.key).saveRecords, acts.showWrong);
  const goTo = useGoTo(section, place.open);
  const layout = useLayout(editor, (placed) => {
    const [first] = blockFields(placed);
    if (first) place.open(addressOnPage(section.key, first.id));
  });
  const others = useOthers({ place: `content/${section.key}`, field: place.at });
  useFreshList(server);
  const remarks = useRemarks(section, server);
  const choose = (address: Address) => void records.begun().then(() => goTo(address));
  const edited = { editor, view, onSaveAlone: (field: string) => void records.saveAlone(field) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the whole screen
    <div
      className={screenStyles.screen}
      data-on-page={place.isOnPage || undefined}
      onKeyDown={(event) => actOfKeys(event, acts, place)}
    >
      <SectionHead
        section={section}
        view={view}
        acts={acts}
        others={others}
        review={remarks.inHead}
        onOpen={setDialog}
      />
      <SectionBanners editor={editor} view={view} acts={acts} />
      <PaneChoice place={place} />
      <div className={screenStyles.columns} data-pane={place.pane}>
        {nav}
        <AgencyContext value={agency}>
          <RemarksContext value={remarks.notes}>
            <SectionBody {...edited} place={place} onAddPart={layout.ask} />
          </RemarksContext>
          {server && place.panel && (
            <OpenField {...edited} address={place.panel} place={place} onAddPart={layout.ask} />
          )}
        </AgencyContext>
        {server && (
          <DraftedPage
            {...edited}
            server={server}
            place={place}
            acts={acts}
            records={records}
            others={others}
            {...remarks.onPage}
            onAgency={setAgency}
            onPart={layout.act}
            onChosen={choose}
          />
        )}
      </div>
      {remarks.listOf({
        onOpenField: choose,
        fieldAt: (address) =>
          view.values[fieldOnPage(address)] !== undefined && (
            <SectionFields {...edited} section={section} only={fieldOnPage(address)} />
          ),
      })}
      <LeaveGuard isDirty={view.unsaved.length > 0} />
      <SectionDialogs
        editor={editor}
        state={server}
        dialog={dialog}
        review={remarks.view}
        onOpen={setDialog}
        onOpenRemarks={remarks.openAll}
        onClose={() => setDialog(null)}
        onOpenField={choose}
        onDiscard={acts.discard}
      />
      <MountOnOpen isOpen={layout.isAsked}>
        <AddBlockDialog isOpen={layout.isAsked} onClose={layout.close} onChosen={layout.add} />
      </MountOnOpen>
    </div>
  );
}

type DraftedPageProps = Omit<EditedProps, "onSaveAlone"> &
  Pick<PreviewPaneProps, "onPart" | "onAgency" | "remarks" | "onRemark"> & {
    server: SectionState;
    place: SectionPlace;
    acts: SectionActs;
    records: PageRecordActs;
    others: readonly Present[];
    onChosen(address: Address): void;
  };

/** The page with the draft, beside its fields or in their place, and what is done on it. */
function DraftedPage({ editor, view, server, place, acts, records, ...given }: DraftedPageProps) {
  const { section } = editor;
  const told = useToldErrors(view);
  const changed = [...Object.keys(server.draft), ...view.unsaved];
  return (
    <PreviewPane
      {...given}
      section={section}
      values={view.values}
      revision={server.revision}
      published={server.published}
      version={server.version?.number}
      changed={new Set(changed.map((id) => addressOnPage(section.key, id)))}
      beside={place.beside}
      shown={place.focus.shown}
      onAt={place.setTypedAt}
      onBegin={records.begin}
      onSaveAlone={(address) => void records.saveAlone(fieldOnPage(address))}
      errors={told}
      onTyped={(address, words) => void records.type(address, words)}
      onStep={(step) => void { ...acts, fields: () => place.showPage(false) }[step]()}
      onDropped={(address, file) => void records.putPicture(address, file)}
      onItem={(address, act) => void records.changeItem(address, act)}
      isOnPage={place.isOnPage}
      isSeen={place.pane === "preview"}
      onOnPage={place.showPage}
    />
  );
}

/** Opens a field of this section, or the screen of the section that holds it. */
function useGoTo(section: Section, open: (address: Address) => void) {
  const navigate = useNavigate();
  return (address: Address) => {
    const page = pageAt(address) ?? section.key; // records are edited with the page that shows them
    if (page === section.key) open(address);
    else void navigate(`/admin/content/${page}#${address}`);
  };
}

/** Refreshes the list of sections, which shows which of them have a draft. */
function useFreshList(state: SectionState | undefined) {
  const cache = useQueryClient();
  const drafts = state ? Object.keys(state.draft).length : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a number of the draft changes
  useEffect(() => {
    if (state) void cache.invalidateQueries({ queryKey: ["content"] });
  }, [drafts, state?.version?.number, state?.schedule?.at]);
}
