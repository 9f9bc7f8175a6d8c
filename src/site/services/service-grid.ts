export type Span = "feature" | "wide" | "plain";

/**
 * How the services fill a grid of three columns without a hole: the first is the wide feature unless the count divides by
 * three, and the last goes wide when a place is left; design rule of the services page.
 */
export function spanOf(index: number, count: number): Span {
  if (count % 3 === 0) return "plain";
  if (index === 0) return "feature";
  const holeLeft = (count + 1) % 3 !== 0;
  return holeLeft && index === count - 1 ? "wide" : "plain";
}
