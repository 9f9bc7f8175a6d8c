import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./tooltips.module.css";
import { type Tip, watchTips } from "./watch-tips.ts";

/**
 * Shows the name of each icon button near it, after 350 ms of pointer or focus; once in a layout. Icon buttons need nothing
 * for it; other elements give their words as `data-tooltip`. Hidden from screen readers, which read the name itself.
 */
export default function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => watchTips(setTip), []);
  useEffect(() => {
    const element = bubble.current;
    if (!element || !tip) return;
    element.showPopover();
    placeNear(element, tip.anchor.getBoundingClientRect());
    return () => element.hidePopover();
  }, [tip]);
  return createPortal(
    // The attribute keeps it reachable for the pointer while a dialog hides the rest of the page.
    <div
      ref={bubble}
      popover="manual"
      role="tooltip"
      aria-hidden="true"
      data-tooltip-bubble
      data-react-aria-top-layer="true"
      className={styles.tooltip}
    >
      {tip?.words}
    </div>,
    document.body,
  );
}

const distance = 6;
const edge = 8;

/** Below the anchor, above it where there is no room, and within the window. */
function placeNear(bubble: HTMLElement, anchor: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = bubble.getBoundingClientRect();
  const middle = clientWidth - anchor.x - anchor.width / 2;
  const start = Math.min(Math.max(middle - width / 2, edge), clientWidth - width - edge);
  const below = anchor.y + anchor.height + distance;
  const isBelow = below + height + edge <= clientHeight;
  bubble.style.insetInlineStart = `${start}px`;
  bubble.style.insetBlockStart = `${isBelow ? below : anchor.y - distance - height}px`;
}
