import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import { useOthers } from "../../../../admin-kit/presence/presence.tsx";
import type { Address } from "../../../../kernel/resource/address.ts";
import { PreviewPane } from "../../preview/preview-pane.tsx";
import { blockFields } from "../../sections/blocks/block-fields.ts";
import { addressOnPage, fieldOnPage, pageAt } from "../../sections/page-address.ts";
import type { Section } from "../../sections/section.ts";
import type { SectionState } from "../../wire.ts";
import { contentClient } from "../client.ts";
import { useLayout } from "../layout/use-layout.ts";
import { usePageRecords } from "../on-page/use-page-records.ts";
import { useToldErrors } from "../on-page/use-told-errors.ts";
import { useSectionEditor } from "../use-section-editor.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { PaneChoice, SectionBanners } from "./section-banners.tsx";
import { OpenField, SectionBody } from "./section-body.tsx";
import { SectionDialogs } from "./section-dialogs.tsx";
import { type SectionDialog, SectionHead } from "./section-head.tsx";
import screenStyles from "./section-screen.module.css";
import { actOfKeys, useSectionActs } from "./use-section-acts.ts";
import { useSectionPlace } from "./use-section-place.ts";

const AddBlockDialog = lazyPart(() => import("../layout/add-block-dialog.tsx"));

/** The screen of one section: its fields, the page with the draft beside them, and its actions. */
export function SectionScreen({ section, nav }: { section: Section; nav: ReactNode }) {
  const { editor, view } = useSectionEditor(section);
  const { server } = view;
  const [dialog, setDialog] = useState<SectionDialog | null>(null);
  const place = useSectionPlace(server !== undefined);
  const acts = useSectionActs(editor, place, () => setDialog("publish"));
  const records = usePageRecords(editor, contentClient(section.key).saveRecords, acts.showWrong);
  const goTo = useGoTo(section, place.open);
  const layout = useLayout(editor, (placed) => {
    const [first] = blockFields(placed);
    if (first) place.open(addressOnPage(section.key, first.id));
  });
  const told = useToldErrors(view);
  const others = useOthers({ place: `content/${section.key}`, field: place.at });
  useFreshList(server);
  const choose = (address: Address) => void records.begun().then(() => goTo(address));
  const edited = { editor, view, onSaveAlone: (field: string) => void records.saveAlone(field) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the whole screen
    <div
      className={screenStyles.screen}
      data-on-page={place.isOnPage || undefined}
      onKeyDown={(event) => actOfKeys(event, acts, place)}
    >
      <SectionHead section={section} view={view} acts={acts} others={others} onOpen={setDialog} />
      <SectionBanners editor={editor} view={view} acts={acts} />
      <PaneChoice place={place} />
      <div className={screenStyles.columns} data-pane={place.pane}>
        {nav}
        <SectionBody {...edited} place={place} onAddPart={layout.ask} />
        {server && place.panel && (
          <OpenField {...edited} address={place.panel} place={place} onAddPart={layout.ask} />
        )}
        {server && (
          <PreviewPane
            section={section}
            values={view.values}
            revision={server.revision}
            published={server.published}
            version={server.version?.number}
            changed={
              new Set(
                [...Object.keys(server.draft), ...view.unsaved].map((id) => addressOnPage(section.key, id)),
              )
            }
            beside={place.beside}
            shown={place.focus.shown}
            others={others}
            onAt={place.setTypedAt}
            onChosen={choose}
            onBegin={records.begin}
            onSaveAlone={(address) => edited.onSaveAlone(fieldOnPage(address))}
            errors={told}
            onTyped={(address, words) => void records.type(address, words)}
            onStep={(step) => void { ...acts, fields: () => place.showPage(false) }[step]()}
            onPart={layout.act}
            onDropped={(address, file) => void records.putPicture(address, file)}
            onItem={(address, act) => void records.changeItem(address, act)}
            isOnPage={place.isOnPage}
            isSeen={place.pane === "preview"}
            onOnPage={place.showPage}
          />
        )}
      </div>
      <LeaveGuard isDirty={view.unsaved.length > 0} />
      <SectionDialogs
        editor={editor}
        state={server}
        dialog={dialog}
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
