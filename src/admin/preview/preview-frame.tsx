import { type ReactNode, Suspense, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { UNSAFE_DataRouterDataContext as RouterData, useRevalidator } from "react-router";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import type { LibraryPicture } from "../../admin-kit/pictures/library.ts";
import { markTexts } from "../../content/page-content/preview/preview-marks.ts";
import type { Heard, ToFrame } from "../../content/page-content/preview/preview-messages.ts";
import { agencyWords } from "../../content/page-content/sections/agency-words.ts";
import { fieldsOf } from "../../content/page-content/sections/blocks/block-fields.ts";
import { knownSection, loadSection } from "../../content/page-content/sections/known-sections.ts";
import {
  type FieldValues,
  type PageField,
  type Section,
  shownValues,
} from "../../content/page-content/sections/section.ts";
import { withAgencyWords } from "../../content/page-content/sections/with-agency-words.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { BrandContext } from "../../ui/brand/brand.ts";
import type { PictureNote, PictureNotes } from "../../ui/pictures/picture-notes.tsx";
import { openField } from "./begin-at.ts";
import { hearClicks, show, tell, watchMarks } from "./preview-dom.ts";
import { useLiveBrand } from "./use-live-brand.ts";
import { useRecordsInFrame } from "./use-records-in-frame.ts";

const OnPage = lazyPart(() => import("./on-page.tsx"));

/**
 * The page below with the texts that its editor is typing. They take the place of the page's loader data, so that the
 * page's own components draw them: what stands here is what will be published; requirement ACNT-03.
 */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const data = useContext(RouterData);
  const { revalidate } = useRevalidator();
  const keys = Object.entries(data?.loaderData ?? {}).map(([route, loaded]) => sectionKeyOf(route, loaded));
  const editor = useEditor(keys, () => void revalidate());
  const notes = useNotes(editor?.drafts);
  const brand = useLiveBrand(editor?.drafts.brand);
  const [section = ""] = Object.keys(editor?.drafts ?? {});
  const drafted = editor?.drafts[section] ?? {};
  const records = useRecordsInFrame(
    section,
    drafted,
    editor !== undefined && (editor.isOnPage || editor.isSeen),
  );
  if (!data || !editor) return children;
  const settings = Object.values(data.loaderData).find(hasSettings)?.settings;
  const said = (section: Section, values: FieldValues) =>
    settings ? withAgencyWords(section, values, agencyWords(settings)) : values;
  const loaderData = Object.fromEntries(
    Object.entries(data.loaderData).map(([route, loaded]) => [
      route,
      withDraft(route, records ? records.drawRecords(loaded, section, drafted) : loaded, editor, notes, said),
    ]),
  );
  return (
    <RouterData.Provider value={{ ...data, loaderData }}>
      <BrandContext value={brand}>{children}</BrandContext>
      {editor.isOnPage ? (
        <Suspense fallback={<OpenFields />}>
          <OnPage editor={editor} />
        </Suspense>
      ) : (
        <OpenFields />
      )}
    </RouterData.Provider>
  );
}

/** A click on a text opens its field beside the page. */
function OpenFields() {
  useEffect(() => hearClicks(openField), []);
  return null;
}

/** Nothing before the first render in the browser, and nothing outside a frame. */
function useEditor(keys: readonly string[], onChosen: () => void): Heard | undefined {
  const [heard, setHeard] = useState<Heard>();
  const choose = useEffectEvent(onChosen);
  const [sections] = useState(keys);
  useEffect(() => {
    if (window.parent === window) return;
    let unwatch = () => {};
    let isHere = true;
    const begin = () => {
      if (!isHere) return;
      setHeard({ drafts: {}, errors: {}, isOnPage: false, isSeen: false });
      unwatch = watchMarks();
      tell({ kind: "ready" });
    };
    const hear = (changes: (known: Heard) => Partial<Heard>) =>
      setHeard((known) => known && { ...known, ...changes(known) });
    const onMessage = ({ origin, source, data }: MessageEvent<ToFrame>) => {
      if (origin !== location.origin || source !== window.parent) return;
      // Records that the draft did not name before are read by the page's own loader.
      if (data.kind === "chosen") choose();
      if (data.kind === "show") show(data.address);
      if (data.kind === "seen") hear(() => ({ isSeen: true }));
      if (data.kind === "onPage") hear(() => ({ isOnPage: data.isOn }));
      if (data.kind !== "texts") return;
      const { section, values, errors } = data;
      void cleaned(section, values).then((values) =>
        hear(({ drafts }) => ({ drafts: { ...drafts, [section]: values }, errors })),
      );
    };
    window.addEventListener("message", onMessage);
    void Promise.all(sections.map(loadSection)).then(begin);
    return () => {
      isHere = false;
      window.removeEventListener("message", onMessage);
      unwatch();
    };
  }, [sections]);
  return heard;
}

/** The texts of a section as they may be shown; what cleans rich text comes with the first section that has any. */
async function cleaned(key: string, values: FieldValues): Promise<FieldValues> {
  const section = knownSection(key);
  if (!section || !fieldsOf(section, values).some(isRich)) return values;
  const { cleanInBrowser } = await import("../../content/page-content/editor/clean-in-browser.ts");
  return cleanInBrowser(section, values);
}

function isRich({ kind, items = {} }: PageField): boolean {
  return kind === "richText" || Object.values(items).some((item) => item.kind === "richText");
}

/** What the library knows of the pictures that the editor puts in: the page's loader has not read of them. */
function useNotes(drafts: Heard["drafts"] | undefined): PictureNotes {
  const [notes, setNotes] = useState<PictureNotes>({});
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const value of Object.values(drafts ?? {}).flatMap((values) => Object.values(values))) {
      const path = typeof value === "object" && "image" in value ? value.image : value;
      if (typeof path !== "string" || !path.startsWith("/uploads/") || asked.current.has(path)) continue;
      asked.current.add(path);
      const forget = () => void asked.current.delete(path);
      readNote(path).then((note) => setNotes((known) => ({ ...known, [path]: note })), forget);
    }
  }, [drafts]);
  return notes;
}

async function readNote(path: string): Promise<PictureNote> {
  const [found] = await callApi<LibraryPicture[]>("GET", `/api/media?path=${encodeURIComponent(path)}`);
  return found ? { alt: found.isDecorative ? "" : found.alt, focal: [found.focalX, found.focalY] } : {};
}

/** Texts in the words of the agency, as the server says them. */
type Said = (section: Section, values: FieldValues) => FieldValues;

function withDraft(
  route: string,
  loaded: unknown,
  { drafts, isOnPage }: Heard,
  notes: PictureNotes,
  said: Said,
): unknown {
  if (!hasTexts(loaded)) return loaded;
  const section = knownSection(sectionKeyOf(route, loaded));
  if (!section) return loaded;
  const draft = drafts[section.key];
  const texts = draft ? said(section, draft) : loaded.texts;
  const marked = markTexts(section, texts);
  // Hidden items are shown again where they are typed; before that, an item is named by its place among all of them.
  return {
    ...loaded,
    texts: isOnPage ? marked : shownValues(marked),
    pictures: { ...loaded.pictures, ...notes },
  };
}

type Loaded = {
  texts: FieldValues;
  pictures?: PictureNotes;
  /** The key of the texts of a page of one's own, whose route is that of others too. */
  section?: string;
};

/** The routes are named after their sections: `preview/homepage`. */
function sectionKeyOf(route: string, loaded: unknown): string {
  const own = hasTexts(loaded) ? loaded.section : undefined;
  return own ?? route.replace(/^preview\//, "");
}

function hasTexts(loaded: unknown): loaded is Loaded {
  return typeof loaded === "object" && loaded !== null && "texts" in loaded;
}

/** The layout's data, by which the page knows the agency. */
function hasSettings(loaded: unknown): loaded is { settings: Settings } {
  return typeof loaded === "object" && loaded !== null && "settings" in loaded && "origin" in loaded;
}
