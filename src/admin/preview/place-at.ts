type Side = "top" | "left" | "width";

const placed = new WeakMap<HTMLElement, Map<Side, number>>();

/**
 * Puts an element at a place in CSS pixels, by its physical sides, as measured boxes are. Called in each frame: a value that is set
 * again, the same too, would make the browser compute styles and layout anew.
 */
export function placeAt(element: HTMLElement, sides: { readonly [side in Side]?: number }) {
  const before = placed.get(element) ?? new Map<Side, number>();
  placed.set(element, before);
  for (const side of ["top", "left", "width"] as const) {
    const value = sides[side];
    if (value === undefined || before.get(side) === value) continue;
    before.set(side, value);
    element.style[side] = `${value}px`;
  }
}
