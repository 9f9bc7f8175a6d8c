import { getDocumentProxy } from "unpdf";

/** A run of letters of a PDF: its page from 1, and in points from the corner below at the left its place, width and size. */
export type PdfRun = { text: string; page: number; x: number; y: number; width: number; size: number };

/** The runs of letters of a PDF, each in reading order. */
export async function readRuns(bytes: Uint8Array): Promise<PdfRun[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const runs: PdfRun[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
      runs.push({
        text: item.str.normalize("NFKC").trim(),
        page,
        x,
        y,
        width: item.width,
        size: Math.abs(size),
      });
    }
  }
  return runs;
}

/**
 * Pairs of runs of a page that are drawn over each other. Runs of one line may be raised by up to `least` points, as some marks
 * are; so lie letters over each other only where they are further apart.
 */
export function overlaps(runs: readonly PdfRun[], { least = 0 } = {}): string[] {
  return runs.flatMap((one, index) =>
    runs.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const apart = Math.abs(one.y - other.y);
      // Six tenths of the smaller letters: lines of the same paragraph are further apart.
      const isOver = across > 2 && apart >= least && apart < 0.6 * Math.min(one.size, other.size);
      return one.page === other.page && isOver ? [`${one.text} over ${other.text} on page ${one.page}`] : [];
    }),
  );
}

/** The lines of a PDF in Arabic reading order: from top to bottom, and each line from right to left. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; lines: string[] }> {
  const runs = await readRuns(bytes);
  const pages = Math.max(...runs.map(({ page }) => page));
  const lines = Array.from({ length: pages }, (_, index) => {
    const byLine = Map.groupBy(
      runs.filter(({ page }) => page === index + 1),
      ({ y }) => Math.round(y / 3),
    );
    const fromTop = [...byLine].sort(([a], [b]) => b - a);
    return fromTop.map(([, line]) => {
      const fromRight = line.toSorted((a, b) => b.x - a.x);
      return fromRight.map(({ text }) => text).join(" ");
    });
  });
  return { pages, lines: lines.flat() };
}
