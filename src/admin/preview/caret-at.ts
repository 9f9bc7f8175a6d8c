/** A place between two letters. */
type Caret = { node: Node; offset: number };

/**
 * The place between letters at a point of the window; undefined where there is none. Safari knows `caretPositionFromPoint` since
 * 26.2 only, and has had the older call of the same purpose ever since; requirement ENGINE-01.
 */
export function caretAt(x: number, y: number): Caret | undefined {
  // The library of types knows the newest browsers only.
  if (typeof document.caretPositionFromPoint === "function") {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = document.caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
