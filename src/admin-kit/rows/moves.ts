/** A copy of the list with the item at `from` moved to `to`; unchanged when either is outside the list. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  if (from === to || to < 0 || to >= items.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** A copy of the list with the dragged items moved together before or after the target. */
export function dropItems<T>(
  items: readonly T[],
  dragged: ReadonlySet<T>,
  target: T,
  position: "before" | "after",
): T[] {
  if (dragged.has(target)) return [...items];
  const rest = items.filter((item) => !dragged.has(item));
  const at = rest.indexOf(target) + (position === "after" ? 1 : 0);
  return [...rest.slice(0, at), ...items.filter((item) => dragged.has(item)), ...rest.slice(at)];
}
