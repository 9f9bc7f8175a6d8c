/** The visible text without direction marks, spaces and colons, because a heading may be broken and a list be a table. */
export function wordsOf(html: string) {
  const entities: Record<string, string> = {
    "&amp;": "&",
    "&quot;": '"',
    "&#x27;": "'",
    "&lt;": "<",
    "&gt;": ">",
  };
  return html
    .replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[\u2066-\u2069\u200e\u200f\s:]/g, "");
}
