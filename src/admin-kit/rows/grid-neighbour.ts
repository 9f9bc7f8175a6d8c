type Box = { left: number; right: number; top: number; bottom: number };
export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/**
 * The index of the item that an arrow key leads to, by the layout on the screen: left and right go through all items in reading
 * direction, up and down go to the item above or below. Undefined at the end of the list.
 */
export function gridNeighbour(
  boxes: readonly Box[],
  from: number,
  arrow: Arrow,
  isRtl: boolean,
): number | undefined {
  const here = boxes[from];
  if (!here) return undefined;
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
    const step = (arrow === "ArrowLeft") === isRtl ? 1 : -1;
    return boxes[from + step] ? from + step : undefined;
  }
  const isBeyond = (box: Box) =>
    arrow === "ArrowDown" ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1;
  const edge = (box: Box) => (arrow === "ArrowDown" ? box.top - here.bottom : here.top - box.bottom);
  const middle = (box: Box) => (box.left + box.right) / 2; // physical: compares places on the screen
  let best: number | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    if (!isBeyond(box)) continue;
    const rank = Math.round(edge(box)) * 100_000 + Math.abs(middle(box) - middle(here));
    if (rank < bestRank) [best, bestRank] = [index, rank];
  }
  return best;
}
