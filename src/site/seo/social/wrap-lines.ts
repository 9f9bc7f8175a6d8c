/**
 * Breaks a text between words into lines that fit, and balances them, so that the last line is not one short word if the lines
 * can be about equally long.
 */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const lines = fill(words, width, measure);
  if (lines.length < 2) return lines;
  // Balanced as in the browser: the narrowest measure that needs no more lines.
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, measure).length <= lines.length) wide = middle;
    else narrow = middle;
  }
  return fill(words, wide, measure);
}

function fill(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines;
}
