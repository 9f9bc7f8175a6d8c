import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { cleanPasted } from "../../admin-kit/rich-text/clean-pasted.ts";
import RichEditor from "../../admin-kit/rich-text/rich-editor.tsx";
import { onPageText as words } from "../../content/page-content/editor/on-page/on-page.text.ts";
import { richTags } from "../../kernel/resource/kinds/rich-text.ts";
import { Button } from "../../ui/controls/button.tsx";
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
    // The editor is put into the page after this.
    const frame = requestAnimationFrame(() =>
      layer.current?.querySelector<HTMLElement>("[role=textbox]")?.focus({ preventScroll: true }),
    );
    return () => {
      cancelAnimationFrame(frame);
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
    onGo(null);
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape ends it wherever the focus is in it
    <div className="pagetext richtext" data-edit-layer ref={layer} onKeyDown={onKeyDown}>
      <div className="typed">
        <RichEditor label={place.label} value={shown} onChange={change} />
      </div>
      <div className="bar">
        <b>{place.label}</b>
        <Button small onClick={() => onGo(null)}>
          {words.done}
        </Button>
        {error !== undefined && <p role="alert">{error}</p>}
      </div>
    </div>,
    document.body,
  );
}
