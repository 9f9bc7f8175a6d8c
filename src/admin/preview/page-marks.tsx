import { useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { placeAt } from "./place-at.ts";

export type PageMark = {
  /** What the box stands for; no two marks have the same. */
  key: string;
  label: string;
  /** Where it is in the window; undefined while the page does not show it. */
  box(): DOMRect | undefined;
};

/** Draws labelled boxes over places of the page, and keeps them there while the page moves. */
export function PageMarks({
  marks,
  className,
}: {
  marks: readonly PageMark[];
  className?: string | undefined;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const hasMarks = marks.length > 0;
  const place = useEffectEvent(() => {
    for (const [at, mark] of marks.entries()) cover(layer.current?.children[at], mark.box());
  });
  useEffect(() => {
    if (!hasMarks) return;
    let frame = 0;
    const step = () => {
      place();
      frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [hasMarks]);
  if (!hasMarks) return null;
  return createPortal(
    <div ref={layer}>
      {marks.map(({ key, label }) => (
        <div key={key} className={className}>
          <small>{label}</small>
        </div>
      ))}
    </div>,
    document.body,
  );
}

function cover(mark: Element | undefined, box: DOMRect | undefined) {
  if (!(mark instanceof HTMLElement)) return;
  if (mark.hidden === (box !== undefined)) mark.hidden = !box;
  if (box) placeAt(mark, { x: box.left, y: box.top, width: box.width, height: box.height });
}
