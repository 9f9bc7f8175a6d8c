/**
 * How the cards of the whole list lie in three columns: the first spans the row, and the last fills what would stay empty
 * in its row.
 */
export function spanOf(index: number, count: number): "plain" | "wide" | "rest" {
  if (index === 0) return "wide";
  const left = (count - 1) % 3;
  if (index < count - 1 || left === 0) return "plain";
  return left === 1 ? "wide" : "rest";
}
