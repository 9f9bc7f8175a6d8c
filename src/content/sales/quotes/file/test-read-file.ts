import { type PdfRun, readRuns } from "../../../../../e2e/support/pdf-text.ts";

export { readRuns };

const isArabic = (text: string) => /\p{scx=Arab}/u.test(text);

/**
 * Reads a file as a person does: its lines from top to bottom, each from right to left, with what runs from left to right in its
 * own order, and a space where letters are apart. Marks of vowels, which lie over their letters, are left out.
 */
export async function readFile(bytes: Uint8Array): Promise<{ pages: number; lines: string[]; text: string }> {
  const runs = (await readRuns(bytes)).filter(({ text }) => !/^\p{M}+$/u.test(text));
  const pages = Math.max(...runs.map(({ page }) => page));
  const lines = Array.from({ length: pages }, (_, place) => {
    const byLine = Map.groupBy(
      runs.filter(({ page }) => page === place + 1),
      ({ y }) => Math.round(y / 3),
    );
    return [...byLine].sort(([one], [other]) => other - one).map(([, line]) => lineOf(line));
  }).flat();
  return { pages, lines, text: lines.join("\n") };
}

function lineOf(runs: readonly PdfRun[]): string {
  const fromRight = runs.toSorted((one, other) => other.x - one.x);
  const hasArabic = fromRight.some(({ text }) => isArabic(text));
  if (!hasArabic) return joined(fromRight.toReversed(), false);
  // Neighbours that run from left to right are read in their own order.
  const parts: PdfRun[][] = [];
  for (const run of fromRight) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    const isNear = before !== undefined && before.x - run.x - run.width < mostBetween;
    if (last && before && isNear && isArabic(before.text) === isArabic(run.text)) last.push(run);
    else parts.push([run]);
  }
  const texts = parts.map((part) => {
    const isRtl = part.some(({ text }) => isArabic(text));
    return { text: joined(isRtl ? part : part.toReversed(), isRtl), part };
  });
  return texts.map(({ text }) => text).join(" ");
}

const mostBetween = 6; // points: more than a space, less than between two columns

function joined(runs: readonly PdfRun[], isRtl: boolean): string {
  return runs.reduce((text, run, place) => {
    const before = runs[place - 1];
    if (!before) return run.text;
    const gap = isRtl ? before.x - run.x - run.width : run.x - before.x - before.width;
    return `${text}${gap > run.size * 0.12 ? " " : ""}${run.text}`;
  }, "");
}
