import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { cleanPasted } from "../../admin-kit/rich-text/clean-pasted.ts";
import RichEditor from "../../admin-kit/rich-text/rich-editor.tsx";
import { onPageText as words } from "../../content/page-content/editor/on-page/on-page.text.ts";
import { richTags } from "../../kernel/resource/kinds/rich-text.ts";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./on-page.module.css";
import type { PageTextProps } from "./page-text.tsx";
import { followRich } from "./page-text-place.ts";
import { tell } from "./preview-dom.ts";

/** Rich text written where it stands: its tools above it, over the page's own text, which goes on growing below. EDIT-01 */
export default function RichPageText({ address, place, value, error, onGo }: PageTextProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(value);
  /** Told to the editor and not heard back yet, as the frame cleans it. */
  const told = useRef<string[]>([]);
  useLayoutEffect(() => {
    if (!layer.current) return;
    const stop = followRich(address, layer.current);
    layer.current.scrollIntoView({ block: "nearest" });
    const unfocus = focusSoon(layer.current);
    return () => {
      unfocus();
      stop();
    };
  }, [address]);
  useEffect(() => {
    const heard = told.current.indexOf(value);
    if (heard >= 0) told.current.splice(0, heard + 1);
    // Taken back, or changed by somebody else.
    else setShown(value);
  }, [value]);
  const change = (html: string) => {
    // At once: drawn late, it would be taken for a change from elsewhere, and put the caret there.
    flushSync(() => setShown(html));
    told.current.push(cleanPasted(html, richTags));
    tell({ kind: "typed", address, text: html });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In the form of a link it ends that form alone.
    if (event.key !== "Escape" || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onGo(0);
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape ends it wherever the focus is in it
    <div className={`${styles.layer} ${styles.rich}`} data-edit-layer ref={layer} onKeyDown={onKeyDown}>
      <div className={styles.typed}>
        <RichEditor label={place.label} value={shown} onChange={change} />
      </div>
      <div className={styles.tools}>
        <b>{place.label}</b>
        <Button small onClick={() => onGo(0)}>
          {words.done}
        </Button>
        {error !== undefined && <p role="alert">{error}</p>}
      </div>
    </div>,
    document.body,
  );
}

const mostTries = 60; // frames

/** Focuses the text once its editor stands in the page, which it is put into later; answers how to stop. */
function focusSoon(layer: HTMLElement): () => void {
  let frame = 0;
  let tries = 0;
  const step = () => {
    const text = layer.querySelector<HTMLElement>("[role=textbox]");
    if (text?.contains(document.activeElement) || ++tries > mostTries) return;
    text?.focus({ preventScroll: true });
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
