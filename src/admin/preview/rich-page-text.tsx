import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { cleanPasted } from "../../admin-kit/rich-text/clean-pasted.ts";
import RichEditor from "../../admin-kit/rich-text/rich-editor.tsx";
import { onPageText as words } from "../../content/page-content/editor/on-page/on-page.text.ts";
import { tagsOf } from "../../kernel/resource/kinds/rich-text.ts";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./on-page.module.css";
import { type PageTextProps, Restore } from "./page-text.tsx";
import { followRich } from "./page-text-place.ts";
import { sendToEditor } from "./preview-dom.ts";

/** Edits rich text in place, over the page's own text, which grows below with the typed text. EDIT-01 */
export default function RichPageText({ address, place, value, published, error, onGo }: PageTextProps) {
  const { isLong = false } = place;
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(value);
  /** Texts sent to the editor that it has not echoed back yet, cleaned as the frame cleans them. */
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
    // The change was undone, or another person changed the text.
    else setShown(value);
  }, [value]);
  const change = (html: string) => {
    // Rendered at once: a later render would look like a change from elsewhere, and would move the caret.
    flushSync(() => setShown(html));
    told.current.push(cleanPasted(html, tagsOf(isLong)));
    sendToEditor({ kind: "typed", address, text: html });
  };
  const restore = (html: string) => {
    sendToEditor({ kind: "typed", address, text: html });
    layer.current?.querySelector<HTMLElement>("[role=textbox]")?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape in the form of a link closes that form only.
    if (event.key !== "Escape" || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onGo(0);
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape ends editing wherever the focus is inside the layer
    <div className={`${styles.layer} ${styles.rich}`} data-edit-layer ref={layer} onKeyDown={onKeyDown}>
      <div className={styles.typed}>
        <RichEditor label={place.label} value={shown} onChange={change} isLong={isLong} />
      </div>
      <div className={styles.tools}>
        <b>{place.label}</b>
        <Restore text={published} value={value} onRestore={restore} />
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

/** Focuses the text as soon as the editor, which renders later, is in the page; returns a function that stops this. */
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
