import { useEffect, useMemo, useSyncExternalStore } from "react";
import { editsFeed } from "../../../admin-kit/presence/edits-feed.ts";
import { isSignedOut, onSignedIn } from "../../../kernel/http/signed-out.ts";
import type { Section } from "../sections/section.ts";
import { contentClient, tabName } from "./client.ts";
import { SectionEditor } from "./section-editor.ts";

/**
 * The editor of a section while its screen is open; when the screen closes, unsaved changes are saved. What others changed shows
 * up by itself: the stream of notifications tells of it, so that an open editor asks for nothing while nothing happens.
 */
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
    let content: number | undefined;
    const unfollow = editsFeed.subscribe(() => {
      const edits = editsFeed.read();
      const isPublic = edits === null || edits.content !== content;
      content = edits?.content;
      if (isPublic || (edits.drafts[section.key] ?? 0) > (editor.read().server?.revision ?? 0)) look();
    });
    const flush = () => void editor.save();
    const stopListening = onSignedIn(() => void editor.load());
    window.addEventListener("focus", look);
    window.addEventListener("online", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      unfollow();
      stopListening();
      window.removeEventListener("focus", look);
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", flush);
      void editor.save().finally(() => editor.stop());
    };
  }, [editor, section]);
  return { editor, view };
}
