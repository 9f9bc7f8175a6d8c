import { escapeHtml } from "../../../kernel/text/escape-html.ts";

type Body = { paragraphs: string[]; points?: string[]; closing?: string[] };

/** The default text of a rich field: paragraphs, points and what follows them, as HTML. */
export function richBody({ paragraphs, points = [], closing = [] }: Body): string {
  const list =
    points.length > 0
      ? `<ul>${points.map((point) => `<li><p>${escapeHtml(point)}</p></li>`).join("")}</ul>`
      : "";
  return paragraphs.map(paragraph).join("") + list + closing.map(paragraph).join("");
}

const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
