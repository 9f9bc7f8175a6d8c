import { useEffect, useEffectEvent, useRef } from "react";
import type { EditorState } from "../../../content/page-content/preview/preview-messages.ts";
import { sendToEditor } from "../preview-dom.ts";
import { partWithin } from "./parts-of-page.ts";

/** Tells the editor which part stands at the top of the window, when the page is scrolled and when its drafts have changed. */
export function usePartWithin(drafts: EditorState["drafts"]) {
  const told = useRef<string | null>(null);
  const tell = useEffectEvent(() => {
    const part = partWithin();
    if (part !== told.current) sendToEditor({ kind: "within", part });
    told.current = part;
  });
  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    };
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, []);
  const layouts = JSON.stringify(Object.values(drafts).map(({ layout }) => layout));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the page follow the layouts
  useEffect(tell, [layouts]);
}
