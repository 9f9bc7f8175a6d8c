import { type ReactNode, Suspense, useEffect } from "react";
import { useMatches, useRevalidator } from "react-router";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { agencyWords } from "../../content/page-content/sections/agency-words.ts";
import { DraftedDataContext } from "../../content/page-content/sections/drafted-data.ts";
import type { FieldValues, Section } from "../../content/page-content/sections/section.ts";
import { withAgencyWords } from "../../content/page-content/sections/with-agency-words.ts";
import { demoAgencyName } from "../../content/settings/settings.text.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { BrandContext } from "../../ui/brand/brand.ts";
import { WithPictureNotes } from "../../ui/pictures/picture-notes.tsx";
import { sendToEditor, watchClicks } from "./preview-dom.ts";
import { openField } from "./shown-records.ts";
import { useEditorMessages } from "./use-editor-messages.ts";
import { useLiveBrand } from "./use-live-brand.ts";
import { useNewPictureNotes } from "./use-new-picture-notes.ts";
import { useRecordsInFrame } from "./use-records-in-frame.ts";
import { sectionKeyOf, withDraft } from "./with-draft.ts";

const OnPage = lazyPart(() => import("./on-page.tsx"));
const RemarkMarks = lazyPart(async () => ({
  default: (await import("../review/remark-marks.tsx")).RemarkMarks,
}));
const OtherPlaces = lazyPart(() => import("./other-places.tsx"));

/**
 * Shows a page with the texts being typed in its editor. `useDrafted` gives these texts to the page's own components in place of
 * the loader's data, so the preview shows exactly what will be published; requirement ACNT-03.
 */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  const keys = matches.map(({ id, loaderData }) => sectionKeyOf(id, loaderData));
  const editor = useEditorMessages(keys, () => void revalidate());
  const notes = useNewPictureNotes(editor?.drafts);
  const brand = useLiveBrand(editor?.drafts.brand);
  const [section = ""] = Object.keys(editor?.drafts ?? {});
  const drafted = editor?.drafts[section] ?? {};
  const isUsed = editor !== undefined && (editor.isOnPage || editor.isSeen);
  const records = useRecordsInFrame(section, drafted, isUsed);
  const settings = matches.map(({ loaderData }) => loaderData).find(hasSettings)?.settings;
  useTellAgency(settings, editor !== undefined);
  if (!editor) return children;
  const said = (section: Section, values: FieldValues) =>
    settings ? withAgencyWords(section, values, agencyWords(settings)) : values;
  const draft = <Loaded,>(loaded: Loaded): Loaded => {
    const route = matches.find(({ loaderData }) => loaderData === loaded)?.id ?? "";
    return withDraft(route, records ? records.drawRecords(loaded, drafted) : loaded, editor, said);
  };
  return (
    <DraftedDataContext value={draft}>
      <WithPictureNotes notes={notes}>
        <BrandContext value={brand}>{children}</BrandContext>
      </WithPictureNotes>
      {editor.others.length > 0 && (
        <Suspense>
          <OtherPlaces others={editor.others} />
        </Suspense>
      )}
      {editor.remarks.length > 0 && (
        <Suspense>
          <RemarkMarks
            remarks={editor.remarks}
            onRead={(address) => sendToEditor({ kind: "remark", address })}
          />
        </Suspense>
      )}
      {editor.isOnPage ? (
        <Suspense fallback={<OpenFields />}>
          <OnPage editor={editor} />
        </Suspense>
      ) : (
        <OpenFields />
      )}
    </DraftedDataContext>
  );
}

/** Tells the editor whose page this is, for what it shows of the page's head. */
function useTellAgency(settings: Settings | undefined, isListening: boolean) {
  const agency = settings && {
    words: agencyWords(settings),
    isHouse: settings.agencyName === demoAgencyName,
  };
  const told = JSON.stringify(agency);
  useEffect(() => {
    if (isListening && told !== undefined) sendToEditor({ kind: "agency", agency: JSON.parse(told) });
  }, [isListening, told]);
}

/** A click on a text opens its field beside the page. */
function OpenFields() {
  useEffect(() => watchClicks(openField), []);
  return null;
}

/** Whether these are the data of the layout, which hold the agency's settings. */
function hasSettings(loaded: unknown): loaded is { settings: Settings } {
  return typeof loaded === "object" && loaded !== null && "settings" in loaded && "origin" in loaded;
}
