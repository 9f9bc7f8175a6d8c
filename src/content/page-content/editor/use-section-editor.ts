import { useEffect, useMemo, useSyncExternalStore } from "react";
import { isSignedOut, onSignedIn } from "../../../kernel/http/signed-out.ts";
import type { Section } from "../sections/section.ts";
import { contentClient, tabName } from "./client.ts";
import { SectionEditor } from "./section-editor.ts";

const lookEvery = 5000; // ms: what others changed shows up by itself

/** The editor of a section while its screen is open; when the screen closes, unsaved changes are saved. */
export function useSectionEditor(section: Section) {
  const editor = useMemo(
    () => new SectionEditor(section, contentClient(section.key).editor(tabName()), tabName()),
    [section],
  );
  const view = useSyncExternalStore(editor.subscribe, editor.read, editor.read);
  useEffect(() => {
    void editor.load();
    const look = () => {
      if (document.visibilityState === "visible" && !isSignedOut()) void editor.load();
    };
    const timer = setInterval(look, lookEvery);
    const flush = () => void editor.save();
    const stopListening = onSignedIn(() => void editor.load());
    window.addEventListener("focus", look);
    window.addEventListener("online", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      clearInterval(timer);
      stopListening();
      window.removeEventListener("focus", look);
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", flush);
      void editor.save().finally(() => editor.stop());
    };
  }, [editor]);
  return { editor, view };
}
