import type { Finding } from "../wire.ts";
import { letters } from "./letters.text.ts";
import type { Place } from "./place.ts";

/*
 * What the check before publishing reads in the words of a page. These are hints for a writer, and refuse nothing: a longer sentence may
 * be right, and two words may look like two spellings of one. Requirement OWN-04.
 */

const longestSentence = 40; // words; a reader of Arabic loses the thread of longer ones, whose verb and subject stand far apart
const shownWords = 6;

/** The first sentence of a text that is too long to be read at once. */
export function longSentences(place: Place): Finding[] {
  const sentences = place.lines.flatMap((line) => line.split(letters.afterSentence));
  for (const sentence of sentences) {
    const words = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    if (words.length > longestSentence)
      return [{ ...place.at, code: "longSentence", words: `${words.slice(0, shownWords).join(" ")}…` }];
  }
  return [];
}

/** The titles and descriptions that other pages have for search engines. */
export type SaidElsewhere = { titles: ReadonlySet<string>; descriptions: ReadonlySet<string> };

/** A title or description for search engines that another page has too. */
export function saidTwice(places: readonly Place[], { titles, descriptions }: SaidElsewhere): Finding[] {
  return places.flatMap(({ at, text }) => {
    const said = text.trim();
    if (at.field === "metaTitle" && titles.has(said)) return [{ ...at, code: "sameTitle" }];
    if (at.field === "metaDescription" && descriptions.has(said)) return [{ ...at, code: "sameDescription" }];
    return [];
  });
}

type Spelling = { word: string; count: number; place: Place };

/** Words that the page spells in two ways, at the first place of the rarer one. */
export function twoSpellings(places: readonly Place[]): Finding[] {
  const known = new Map<string, Map<string, Spelling>>();
  for (const place of places)
    for (const word of place.lines.flatMap((line) => line.match(arabicWord) ?? [])) count(known, word, place);
  return [...known.values()].flatMap((spellings) => {
    const [common, ...others] = [...spellings.values()].sort((a, b) => b.count - a.count);
    const rare = others.find(({ word }) => common && isOneWord(common.word, word));
    return common && rare
      ? [{ ...rare.place.at, code: "twoSpellings", words: `${rare.word} / ${common.word}` }]
      : [];
  });
}

const arabicWord = /[\u0621-\u064A\u064B-\u0652\u0670\u0640]+/g;
const marks = /[\u064B-\u0652\u0670\u0640]/g;

function count(known: Map<string, Map<string, Spelling>>, written: string, place: Place) {
  const word = written.replace(marks, "");
  const stem = word.replace(letters.article, "");
  if (stem.length < shortest) return;
  const key = folded(stem);
  const spellings = known.get(key) ?? new Map<string, Spelling>();
  known.set(key, spellings);
  const spelling = spellings.get(stem) ?? { word, count: 0, place };
  spelling.count += 1;
  spellings.set(stem, spelling);
}

const shortest = 4;

const { alef, alefs, seats, haa, taaMarbuta } = letters;
const anyAlef = new RegExp(`[${alefs}]`, "g");
const anySeat = new RegExp(`[${seats}]`, "g");
const lastTaa = new RegExp(`${taaMarbuta}$`);

/** The word without the choices of a spelling: hamzas, and taa marbuta beside haa at its end. */
const folded = (word: string) =>
  word.replace(anyAlef, alef).replace(anySeat, seats.slice(-1)).replace(lastTaa, haa);

/**
 * Whether two words that differ in such a letter alone are one word. A hamza above and one below an alef make two words (a plural and a
 * verbal noun), and behind an alef its seat follows the case. A haa at the end may mean «his», but not behind an article.
 */
function isOneWord(a: string, b: string): boolean {
  const [one, other] = [a.replace(letters.article, ""), b.replace(letters.article, "")];
  const isDefinite = [a, b].some((word) => word.endsWith(haa) && letters.article.test(word));
  return [...one].every((x, at) => {
    const y = other[at] ?? "";
    if (x === y) return true;
    if (alefs.includes(x) && alefs.includes(y)) return x === alef || y === alef;
    if (seats.includes(x) && seats.includes(y)) return one[at - 1] !== alef;
    return isDefinite;
  });
}
