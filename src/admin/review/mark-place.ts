/** A point in the middle of a mark, or a box, in pixels of the window. */
export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

const reach = 15; // px from the middle of a rhombus of 24 px to its tips, with its edge
const edge = 12; // px from its middle to the side of the window, which may cut its tip
const furthest = 72; // px from the first letter that a mark may stand
const step = 6;

/**
 * Where the mark of a text stands: in the margin above its first letter, or the nearest place where it lies on no ink, because a dot
 * is a letter in Arabic. `lines` are the boxes of the text's lines, `ink` those of all texts and of marks that stand already. The
 * text begins at the right unless `isLeftToRight`.
 */
export function markPlace(
  lines: readonly Box[],
  ink: readonly Box[],
  { width, isLeftToRight = false }: { width: number; isLeftToRight?: boolean },
): Point | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const side = isLeftToRight ? -1 : 1;
  const start = isLeftToRight ? first.left : first.right;
  const within = ({ x, y }: Point) => ({ x: Math.min(Math.max(x, edge), width - edge), y });
  const wanted = within({ x: start + 8 * side, y: first.top - 7 });
  const near = ink.filter((box) => isTouched(wanted, box, furthest + 2 * reach));
  const isFree = (place: Point) => !near.some((box) => isTouched(place, box));
  const others = [
    { x: start + (reach + 2) * side, y: (first.top + first.bottom) / 2 },
    { x: start - (reach - 3) * side, y: first.top - reach - 1 },
    ...around(wanted, side),
  ];
  return [wanted, ...others.map(within)].find(isFree) ?? wanted;
}

/** Points around another one, the nearest first, those in the margin and above before the others. */
function* around({ x, y }: Point, side: number): Generator<Point> {
  for (let far = step; far <= furthest; far += step)
    for (let across = far; across >= -far; across -= step) {
      const along = far - Math.abs(across);
      yield { x: x + across * side, y: y - along };
      yield { x: x + across * side, y: y + along };
    }
}

/** Whether a rhombus around a point touches a box: the distances along both axes to its nearest point are then less than its reach. */
export function isTouched({ x, y }: Point, { left, top, right, bottom }: Box, far = reach): boolean {
  const across = Math.max(left - x, 0, x - right);
  const along = Math.max(top - y, 0, y - bottom);
  return across + along < far;
}

/** What a mark that stands keeps from others. */
export const boxOfMark = ({ x, y }: Point): Box => ({ left: x - 9, top: y - 9, right: x + 9, bottom: y + 9 });
