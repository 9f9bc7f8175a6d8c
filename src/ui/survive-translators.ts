type Changed = Pick<Node, "insertBefore" | "removeChild">;
/** What stands in the place of a node that a translator took out of the page. */
type Replaced = WeakMap<Node, Node>;

/**
 * Lets the page survive a browser's translator, which moves each text node into a `<font>` or replaces it: React then removes
 * the element that stands in its place, or nothing if it is gone, in place of failing as a whole. Called once, before React
 * starts, with `Node.prototype`.
 */
export function surviveTranslators(prototype: Changed, replaced: Replaced = new WeakMap()) {
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const standing = childOf(this, child, replaced);
    if (standing) removeChild.call(this, standing);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && (childOf(this, before, replaced) ?? null));
    return node;
  };
}

/** The child of a parent that is a node, holds it, or stands in its place. */
function childOf(parent: Node, node: Node, replaced: Replaced): Node | undefined {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode ?? replaced.get(place) ?? null;
  return place ?? undefined;
}

/**
 * Notes from now on by which `<font>` each text of a document is replaced. A text that React changes afterwards takes its place
 * again, because the words that stand there are those of before.
 */
export function noteReplaced(root: Node): Replaced {
  const replaced: Replaced = new WeakMap();
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const standing = replaced.get(target);
      if (type === "characterData" && standing?.isConnected)
        standing.parentNode?.replaceChild(target, standing);
      // A translator replaces a text in one step, or inserts beside it and removes it.
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      for (const gone of removedNodes) {
        if (!font || gone.nodeType !== Node.TEXT_NODE || gone.parentNode) continue;
        replaced.set(gone, font);
        observer.observe(gone, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return replaced;
}
