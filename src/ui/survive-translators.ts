type Changed = Pick<Node, "insertBefore" | "removeChild">;

/**
 * Lets the page survive a browser's translator, which moves each text node into a `<font>` or replaces it: React then removes
 * the element that stands in its place, or nothing if it is gone, in place of failing as a whole. Called once, before React
 * starts, with `Node.prototype`.
 */
export function surviveTranslators(prototype: Changed) {
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const standing = childOf(this, child);
    if (standing) removeChild.call(this, standing);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && (childOf(this, before) ?? null));
    return node;
  };
}

/** The child of a parent that is a node, or holds it. */
function childOf(parent: Node, node: Node): Node | undefined {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place ?? undefined;
}
