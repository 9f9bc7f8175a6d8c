/** A stretch of a text that runs from left to right inside Arabic, or what lies between two of them. */
export type BidiPart = { text: string; isLatin: boolean };

type Range = { start: number; end: number };

/**
 * Splits a text at its runs that read from left to right: names, phones, addresses, file names, figures of several parts. A
 * run spans the spaces and signs between its words and keeps the signs that belong to it, as in `C#`, `.NET` and
 * `Acme Co. Ltd.`; the pieces of a split run would be shown in the order of Arabic. A line without Arabic is one run.
 * Plain numbers read the same in both directions and are no run. Requirements SHELL-08, AR-05.
 */
export function bidiParts(text: string): BidiPart[] {
  const parts: BidiPart[] = [];
  let end = 0;
  for (const run of latinRanges(text, mostRuns)) {
    if (run.start > end) parts.push({ text: text.slice(end, run.start), isLatin: false });
    parts.push({ text: text.slice(run.start, run.end), isLatin: true });
    end = run.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLatin: false });
  return parts;
}

/** Most runs of one text that become elements; a text that has more was not written to be read. */
export const mostRuns = 100;

/** Where the runs lie, ascending: the first `most` of them. */
export function latinRanges(text: string, most = Number.POSITIVE_INFINITY): Range[] {
  if (!letterOrDigit.test(text)) return [];
  const runs: Range[] = [];
  for (const { index, 0: line } of text.matchAll(/[^\r\n]+/g)) {
    if (runs.length >= most) break;
    const inLine = rightToLeft.test(line) || !letter.test(line) ? rangesOf(line) : [wholeLine(line)];
    for (const { start, end } of inLine) runs.push({ start: start + index, end: end + index });
  }
  return runs.filter(({ start, end }) => !/^\d+$/.test(text.slice(start, end))).slice(0, most);
}

// Letters, digits and punctuation of the scripts that run from right to left.
const rightward = "\\p{scx=Arab}\\p{scx=Hebr}\\p{scx=Syrc}";
const rightToLeft = new RegExp(`[${rightward}]`, "u");
const letter = new RegExp(`(?![${rightward}])\\p{L}`, "u");
const letterOrDigit = new RegExp(`${letter.source}|\\d`, "u");
/** Arabic, and the quotation marks that Arabic sentences use, end a run. */
const wall = new RegExp(`[${rightward}«»]`, "u");

const address = String.raw`(?:(?:https?|ftp):\/\/|www\.|(?<![a-z\d.-])(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,63}(?::\d+)?\/)[^\s<>"«»\u060C\u061B\u061F]+`;
const phone = String.raw`\+\d(?:[ ().-]{0,2}\d){6,14}|\(0\d{1,3}\)(?:[ .-]?\d){6,8}`;
// Signs before a word are its own behind a space, a bracket, or the article and the letters that Arabic joins to a word.
const signsBefore = String.raw`(?:(?<=(?:^|[\s(\[{"'“«])[\u0648\u0641\u0628\u0643\u0644]?(?:\u0627\u0644)?\u0640*)(?:\.{0,2}[\/\\]|\.(?!\.)|[@#$€£¥~_+±−]|--|-(?=\d))+)?`;
const word = `(?:(?![${rightward}])\\p{L}\\p{M}*|\\d|\\p{No})+`;
const token = new RegExp(`${address}|${phone}|${signsBefore}${word}`, "giu");

/** Signs that bind figures without letters to one: `24/7`, `2026-0001`, `1,400.5`, and the space of phones. */
const bindsFigures = /^(?:[@._:/%+,'&?=#~-]+| )$/;

function rangesOf(line: string): Range[] {
  const runs: (Range & { hasLetter: boolean })[] = [];
  for (const { index, 0: found } of line.matchAll(token)) {
    const next = { start: index, end: index + withoutMarks(found), hasLetter: letter.test(found) };
    const last = runs.at(-1);
    const between = line.slice(last?.end, index);
    if (last && !wall.test(between) && (last.hasLetter || bindsFigures.test(between))) {
      last.end = next.end;
      last.hasLetter ||= next.hasLetter;
    } else runs.push(next);
  }
  return runs.flatMap((run) => withSigns(line, run));
}

/** The length of a match without the punctuation of the sentence behind an address. */
function withoutMarks(found: string): number {
  if (!found.includes("/")) return found.length;
  let unopened = found.split(")").length - found.split("(").length;
  let end = found.length;
  for (; ; end--) {
    const last = found.charAt(end - 1);
    if (last === ")" && unopened > 0) unopened--;
    else if (!/[.,;:!?'…]/.test(last)) return end;
  }
}

const closers = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["“", "”"],
]);
const openers = new Map([...closers].map(([opener, closer]) => [closer, opener]));

/**
 * A run with the signs around it that belong to it. A bracket whose other half lies farther away belongs to the sentence, and
 * splits the run.
 */
function withSigns(line: string, run: Range): Range[] {
  const own = { start: run.start, end: run.end };
  const unclosed: number[] = [];
  const alone: number[] = [];
  for (let place = run.start; place < run.end; place++) {
    const sign = line.charAt(place);
    const opener = openers.get(sign);
    if (closers.has(sign)) unclosed.push(place);
    else if (!opener || unclosed.pop() !== undefined) continue;
    else if (line.charAt(own.start - 1) === opener) own.start--;
    else alone.push(place);
  }
  for (; ; own.end++) {
    const opener = line.charAt(unclosed.at(-1) ?? own.end);
    if (closers.get(opener) === line.charAt(own.end)) unclosed.pop();
    else if (!belongs(line, own)) break;
  }
  const parting = [...alone, ...unclosed].sort((a, b) => a - b);
  if (parting.length === 0) return [own];
  const ends = [...parting, own.end];
  return ends.flatMap((end, index) =>
    rangesBetween(line, index === 0 ? own.start : (ends[index - 1] ?? 0) + 1, end),
  );
}

function rangesBetween(line: string, from: number, to: number): Range[] {
  return rangesOf(line.slice(from, to)).map(({ start, end }) => ({ start: start + from, end: end + from }));
}

/** Whether the sign right behind a run is its own. */
function belongs(line: string, { start, end }: Range): boolean {
  const sign = line.charAt(end);
  if (sign === "") return false;
  if (/[+#%‰™®©°′″$€£¥_]/.test(sign)) return true;
  // Only what is near decides, so that a line of many runs takes no more time than its length.
  const behind = line.slice(end + 1, end + 1 + near);
  const before = line.slice(Math.max(0, start - near), start);
  const run = line.slice(Math.max(start, end - near), end);
  if (/[/\\]/.test(sign)) return /[./\\]\S*$/.test(run) && !/^[\p{L}/\\]/u.test(behind);
  const isQuoted = /["“«]\s*$/.test(before) && /^["”»]/.test(behind);
  if (sign === "." && !behind.startsWith("."))
    return isQuoted || abbreviated.test(run) || (initial.test(run) && behind.trim() !== "");
  if (sign !== "!" && sign !== "?") return false;
  // A comma between its words, or a colon before it, tells that the run is a sentence of its own.
  return isQuoted || /[,;] /.test(run) || (/:\s*$/.test(before) && behind.trim() === "");
}

const near = 200; // characters

/** The dot of an abbreviation stays with it, also where it ends the sentence. */
const abbreviated =
  /(?:\.\p{L}|(?<!\p{L})(?:co|corp|inc|ltd|llc|pty|pvt|plc|bros|est|intl|assoc|dept|univ|jr|sr|mr|mrs|ms|dr|prof|eng|gen|st|mt|ave|blvd|rd|no|vol|etc|vs))$/iu;
/** «John A. Smith», and «John A.» before more words. */
const initial = /\p{L}[\s.]+\p{Lu}$/u;

/** A whole line without its list marker. */
function wholeLine(line: string): Range {
  const start = /^\s*(?:[-*•–—]\s+)?/.exec(line)?.[0].length ?? 0;
  return { start, end: line.trimEnd().length };
}
