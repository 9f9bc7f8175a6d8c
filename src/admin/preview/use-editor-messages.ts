import { useEffect, useEffectEvent, useState } from "react";
import type { EditorState, ToFrame } from "../../content/page-content/preview/preview-messages.ts";
import { fieldsOf } from "../../content/page-content/sections/blocks/block-fields.ts";
import { knownSection, loadSection } from "../../content/page-content/sections/known-sections.ts";
import { type FieldValues, isAlike, type PageField } from "../../content/page-content/sections/section.ts";
import { openNeighbour } from "./open-neighbour.ts";
import { goToPart } from "./parts/parts-of-page.ts";
import { sendToEditor, show, watchMarks } from "./preview-dom.ts";

/**
 * The state that the editor around the frame has sent: drafts, errors and modes. It is undefined before the first effect in the
 * browser and outside a frame. `keys` are the sections of the page.
 */
export function useEditorMessages(keys: readonly string[], onChosen: () => void): EditorState | undefined {
  const [state, setState] = useState<EditorState>();
  const choose = useEffectEvent(onChosen);
  const [sections] = useState(keys);
  useEffect(() => {
    if (window.parent === window) return;
    let unwatch = () => {};
    let isHere = true;
    const begin = () => {
      if (!isHere) return;
      setState({
        drafts: {},
        published: {},
        errors: {},
        isOnPage: false,
        isSeen: false,
        others: [],
        remarks: [],
      });
      unwatch = watchMarks();
      sendToEditor({ kind: "ready" });
    };
    const change = (changes: (known: EditorState) => Partial<EditorState>) =>
      setState((known) => known && { ...known, ...changes(known) });
    const onMessage = ({ origin, source, data }: MessageEvent<ToFrame>) => {
      if (origin !== location.origin || source !== window.parent) return;
      // The draft names new records, which only the page's own loader can read.
      if (data.kind === "chosen") choose();
      if (data.kind === "show") show(data.address);
      if (data.kind === "beside") openNeighbour(data);
      if (data.kind === "seen") change(() => ({ isSeen: true }));
      if (data.kind === "part") goToPart(data.id);
      if (data.kind === "others") change(() => ({ others: data.others }));
      if (data.kind === "remarks") change(() => ({ remarks: data.remarks }));
      if (data.kind === "onPage") change(() => ({ isOnPage: data.isOn }));
      if (data.kind === "published")
        void cleaned(data.section, data.values).then((values) =>
          change(({ published }) => ({ published: { ...published, [data.section]: values } })),
        );
      if (data.kind !== "texts") return;
      const { section, values, errors } = data;
      void cleaned(section, values).then((values) =>
        change(({ drafts }) => ({
          drafts: { ...drafts, [section]: keepObjects(drafts[section], values) },
          errors,
        })),
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
  return state;
}

/** The new values, with each list or picture that is as before as the same object, so that nothing renders it again. */
function keepObjects(before: FieldValues = {}, values: FieldValues): FieldValues {
  const kept = Object.entries(values).map(([id, value]) => {
    const known = before[id];
    return [id, known !== undefined && isAlike(known, value) ? known : value];
  });
  return Object.fromEntries(kept);
}

/** The texts of a section with their rich text cleaned; the code that cleans it is loaded when a section first has any. */
async function cleaned(key: string, values: FieldValues): Promise<FieldValues> {
  const section = knownSection(key);
  if (!section || !fieldsOf(section, values).some(isRich)) return values;
  const { cleanInBrowser } = await loadCleaner();
  return cleanInBrowser(section, values);
}

type Cleaner = typeof import("../../content/page-content/editor/clean-in-browser.ts");
let cleaner: Promise<Cleaner> | undefined;

/** One import for all: two imports of the same module may end in either order, and older texts would be drawn last. */
function loadCleaner(): Promise<Cleaner> {
  cleaner ??= import("../../content/page-content/editor/clean-in-browser.ts").catch((error: unknown) => {
    cleaner = undefined;
    throw error;
  });
  return cleaner;
}

function isRich({ kind, items = {} }: PageField): boolean {
  return kind === "richText" || Object.values(items).some((item) => item.kind === "richText");
}
