import { findFolded, foldForSearch, joinOverlaps, type TextRange } from "../../../kernel/text/search.ts";
import { nameParts } from "../privacy.text.ts";

/** The words of a person's name, folded, by which texts of other people are searched. */
export type PersonName = readonly string[];

const shortestWord = 2; // letters

/** The significant words of a name; undefined when none is left to search by. "Servant of" joined to the next word counts as two words. */
export function readName(name: string): PersonName | undefined {
  const words = foldForSearch(name)
    .replace(joinedServant, "$1 ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord && !links.has(word));
  return words.length > 0 ? [...new Set(words)] : undefined;
}

/**
 * Where a text names the person: every occurrence of a word of the name, with the particles that Arabic writes before it, when
 * the text has both the first and the last word. Words that follow each other are one range.
 */
export function findName(text: string, name: PersonName): TextRange[] {
  const ends = [name[0], name.at(-1)];
  const found = name.map((word) => ({ word, ranges: wholeWords(text, word) }));
  if (ends.some((end) => found.every(({ word, ranges }) => word !== end || ranges.length === 0))) return [];
  const ranges = joinOverlaps(found.flatMap(({ ranges }) => ranges));
  const runs: TextRange[] = [];
  for (const range of ranges) {
    const last = runs.at(-1);
    if (last && isLink(text.slice(last.end, range.start))) last.end = range.end;
    else runs.push({ ...range });
  }
  return runs;
}

/** The text with `instead` in place of each occurrence of the name. */
export function withoutName(text: string, name: PersonName, instead: string): string {
  let left = text;
  for (const { start, end } of findName(text, name).reverse())
    left = left.slice(0, start) + instead + left.slice(end);
  return left;
}

const links = new Set(nameParts.links.map(foldForSearch));
const servant = foldForSearch(nameParts.servant);
const article = foldForSearch(nameParts.article);
const joinedServant = new RegExp(`(?<!\\p{L})(${servant})(?=${article}\\p{L})`, "gu");

/** The occurrences of a folded word that are words of their own, apart from a particle before them. */
function wholeWords(text: string, word: string): TextRange[] {
  return findFolded(text, word).filter(({ start, end }) => {
    const before = foldForSearch(/[\p{L}\p{N}]*$/u.exec(bare(text.slice(0, start)))?.[0] ?? "");
    const after = foldForSearch(/^[\p{L}\p{N}]*/u.exec(bare(text.slice(end)))?.[0] ?? "");
    const isJoined = word === servant && after.startsWith(article);
    return (particles.test(before) || before.endsWith(servant)) && (after === "" || isJoined);
  });
}

/** The text without marks and invisible signs, which do not end a word. */
const bare = (text: string) => text.replace(/[\p{M}\p{Cf}\u0640]/gu, "");

const particles = new RegExp(`^${nameParts.particles}$`, "u");

/** Whether what stands between two words of a name is nothing but spaces and links such as "son of". */
const isLink = (between: string) =>
  foldForSearch(between)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === "" || links.has(word));
