import type { KeyboardEvent, PointerEvent } from "react";
import { text } from "../editor/page-content-admin.text.ts";
import styles from "./width-handles.module.css";

/** In CSS pixels: from the narrowest phone to what has room beside the rail in the narrowest window with these handles. */
const widths = { least: 320, most: 1080 };

const steps: Record<string, number> = {
  // Left is where the page grows to, as Arabic lines do.
  ArrowLeft: 10,
  ArrowRight: -10,
  ArrowUp: 10,
  ArrowDown: -10,
  PageUp: 100,
  PageDown: -100,
  Home: -Number.MAX_SAFE_INTEGER,
  End: Number.MAX_SAFE_INTEGER,
};

type WidthHandlesProps = { width: number; onWidth(width: number): void };

/** The two sides of a page that is narrower than the window, dragged or moved by keys to any width; requirement EDIT-01. */
export function WidthHandles({ width, onWidth }: WidthHandlesProps) {
  const change = (by: number) =>
    onWidth(Math.round(Math.min(widths.most, Math.max(widths.least, width + by))));
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId); // the page's frame would take the moves
  };
  /** The page stands in the middle, so that it grows by as much at its other side. */
  const drag = (outward: 1 | -1) => (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) change(2 * outward * event.movementX);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(by);
  };
  return (
    <>
      <i
        className={styles.handle}
        data-side="start"
        aria-hidden="true"
        onPointerDown={begin}
        onPointerMove={drag(1)}
      />
      <div
        className={styles.handle}
        data-side="end"
        role="slider"
        tabIndex={0}
        aria-label={text.preview.width}
        aria-valuemin={widths.least}
        aria-valuemax={widths.most}
        aria-valuenow={width}
        aria-valuetext={text.preview.pixels(width)}
        onKeyDown={onKeyDown}
        onPointerDown={begin}
        onPointerMove={drag(-1)}
      />
    </>
  );
}
