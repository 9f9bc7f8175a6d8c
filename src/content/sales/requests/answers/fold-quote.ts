import { afterFrom, fromLine, headerLines, wroteLines } from "./fold-quote.text.ts";

const mostLines = 5000;
const brokenOver = 3; // lines, of one that a program broke

/** What a mail says, and what it quotes of the mails before it. A mail that is all quotation says all of it. THREAD-01 */
export function foldQuote(text: string): { said: string; quoted: string } {
  const lines = text.replace(/\r\n?/g, "\n").split("\n").slice(0, mostLines);
  const plain = lines.map((line) => line.replace(/[\p{Cf}]/gu, "").trim());
  const begin = beginOf(plain);
  if (begin === undefined) return { said: text.trim(), quoted: "" };
  const before = lines.slice(0, begin.line);
  const rest = lines.slice(begin.line);
  const { below, quotation } = begin.isHeader
    ? { below: [], quotation: rest }
    : splitMarked(rest, begin.length);
  const said = tidy([...before, ...below]);
  // Nothing of one's own: somebody wrote inside the quotation, or forwarded it.
  return said === "" ? { said: tidy(lines), quoted: "" } : { said, quoted: tidy(quotation) };
}

type Begin = { line: number; length: number; isHeader: boolean };

/** Where the quotation begins; `isHeader` where no mark at its lines tells what belongs to it. */
function beginOf(lines: readonly string[]): Begin | undefined {
  for (let line = 0; line < lines.length; line++) {
    const text = lines[line] ?? "";
    if (text === "") continue;
    if (isHeaderBlock(lines, line)) return { line, length: 1, isHeader: true };
    for (let length = 1; length <= brokenOver; length++) {
      const joined = lines.slice(line, line + length).join(" ");
      if (!wroteLines.some((pattern) => pattern.test(joined))) continue;
      const next = lines.slice(line + length).find((one) => one !== "");
      return { line, length, isHeader: !next?.startsWith(">") };
    }
    if (text.startsWith(">")) return { line, length: 0, isHeader: false };
  }
  return undefined;
}

function isHeaderBlock(lines: readonly string[], line: number): boolean {
  const text = lines[line] ?? "";
  if (!headerLines.some((pattern) => pattern.test(text))) return false;
  if (!fromLine.test(text)) return true;
  return lines.slice(line + 1, line + 4).some((next) => afterFrom.test(next));
}

/** Of lines that begin with a quotation marked by `>`: the marked ones, and what was written between and below them. */
function splitMarked(lines: readonly string[], head: number) {
  const quotation = lines.slice(0, head);
  const below: string[] = [];
  for (const line of lines.slice(head)) {
    const isMarked = line
      .replace(/[\p{Cf}]/gu, "")
      .trimStart()
      .startsWith(">");
    (isMarked ? quotation : below).push(line);
  }
  return { below, quotation };
}

const tidy = (lines: readonly string[]) =>
  lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
