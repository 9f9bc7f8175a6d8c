/** The scripts of the site's two font files, each of which lacks the letters of the other script. */
export type Script = "arabic" | "latin";
export type Run = { text: string; script: Script };

/** Measures the width of a run of one script, at font size 1. */
export type Advance = (run: Run) => number;

const latinWord = "[!-~\\u00A1-\\u024F\\u1E00-\\u1EFF\\u2013-\\u2026]+";
const latinWords = new RegExp(`(${latinWord}(?: +${latinWord})*)`);

/** The gap between two words, at font size 1. */
const gap = 0.27;

/**
 * The parts of a line in reading order, each in one script. The renderer shapes a text with one font only, so each part is drawn
 * and placed separately. Consecutive Latin words are one part, because they run from left to right.
 */
export function runsOf(line: string): (Run & { spaceBefore: boolean })[] {
  const parts = line.trim().split(latinWords);
  const runs: (Run & { spaceBefore: boolean })[] = [];
  let spaceBefore = false;
  parts.forEach((part, index) => {
    // split() puts the captured parts at the odd indexes.
    const script = index % 2 === 1 ? "latin" : "arabic";
    const text = part.trim();
    if (text) runs.push({ text, script, spaceBefore: spaceBefore || (/^ /.test(part) && runs.length > 0) });
    spaceBefore = text ? / $/.test(part) : spaceBefore || part !== "";
  });
  return runs;
}

/** The width of a line, at font size 1. */
export function widthOf(line: string, advance: Advance): number {
  return placeRuns(line, advance).width;
}

/** Where each part of a line starts, counted leftwards from the right end of the line, at font size 1. */
export function placeRuns(
  line: string,
  advance: Advance,
): { runs: (Run & { offset: number })[]; width: number } {
  let offset = 0;
  const runs = runsOf(line).map(({ spaceBefore, ...run }) => {
    const start = offset + (spaceBefore ? gap : 0);
    offset = start + advance(run);
    return { ...run, offset: start };
  });
  return { runs, width: offset };
}
