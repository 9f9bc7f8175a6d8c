import { getDocumentProxy } from "unpdf";

type Run = { str: string; transform: number[] };

/**
 * The lines of a PDF in Arabic reading order: from top to bottom, and each line from right to left. A PDF holds runs of
 * letters with their places on the sheet; the letters of a run are in reading order.
 */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; lines: string[] }> {
  const document = await getDocumentProxy(bytes);
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const runs = items.filter((item): item is Run & typeof item => "str" in item && item.str.trim() !== "");
    const byLine = Map.groupBy(runs, ({ transform: [, , , , , y = 0] }) => Math.round(y / 3));
    const fromTop = [...byLine].sort(([a], [b]) => b - a);
    for (const [, line] of fromTop) {
      const fromRight = line.toSorted((a, b) => (b.transform[4] ?? 0) - (a.transform[4] ?? 0));
      lines.push(fromRight.map(({ str }) => str.normalize("NFKC").trim()).join(" "));
    }
  }
  return { pages: document.numPages, lines };
}
