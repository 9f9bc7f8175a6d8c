/** A place between two letters. */
type Caret = { node: Node; offset: number };

/**
 * The place between letters at a point of the window; undefined where there is none. Safari knows `caretPositionFromPoint` since
 * 26.2 only, and has had the older call of the same purpose ever since; requirement ENGINE-01.
 */
export function caretAt(x: number, y: number): Caret | undefined {
  // newer: the branch below is for browsers without it
  if (typeof document.caretPositionFromPoint === "function") {
    // newer: see above
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  // newer: Firefox, which lacks it, has had the other call for long
  const range = document.caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
