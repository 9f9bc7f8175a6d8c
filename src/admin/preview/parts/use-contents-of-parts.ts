import { useEffect, useRef } from "react";
import type { EditorState } from "../../../content/page-content/preview/preview-messages.ts";
import { sendToEditor } from "../preview-dom.ts";
import { fieldsOfParts } from "./parts-of-page.ts";

const settles = 300; // ms without a letter, so that typing waits for nothing

/** Tells the editor which fields each part of the page shows, whenever that has changed. */
export function useContentsOfParts(drafts: EditorState["drafts"]) {
  const told = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows follows the drafts
  useEffect(() => {
    const timer = setTimeout(() => {
      const fields = fieldsOfParts();
      const now = JSON.stringify(fields);
      if (now !== told.current) sendToEditor({ kind: "contents", fields });
      told.current = now;
    }, settles);
    return () => clearTimeout(timer);
  }, [drafts]);
}
