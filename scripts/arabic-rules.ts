import {
  ambiguousOpeners,
  closingMark,
  glossary,
  homographs,
  imperatives,
  needsPreposition,
  pluralAddress,
  screenGlossary,
  sentenceEnd,
} from "./arabic-words.text.ts";

/*
 * What a machine can check of the Arabic in `*.text.ts` and in the demo's seeds, phrase by phrase: a phrase is one string of
 * the source, without comments. `text-rules.ts` runs these rules with those about code.
 */

/** A name of the rule, which says what to write, and which phrases of which files break it. */
export type PhraseRule = {
  name: string;
  applies: (file: string) => boolean;
  breaks: (phrase: string, line: string) => boolean;
};

const isWords = (file: string) =>
  /\.text\.ts$/.test(file) &&
  !/^(scripts|bench|e2e)\/|\/testing\/|typed-day|working-week|service-facts|package-comparison|phone\.text|\/texts\/0082-/.test(
    file,
  );
const isSeed = (file: string) => /^seeds\/.*\.json$/.test(file);
const isText = (file: string) => isWords(file) || isSeed(file);
const isAdmin = (file: string) =>
  isWords(file) &&
  /^src\/(admin|admin-kit|accounts)\/|-admin\.text\.ts$|\/(desk|quotes|versions|tokens|templates|publish)[^/]*\.text\.ts$|\/(editor|publish|templates)\//.test(
    file,
  ) &&
  !/\/(mail|kinds)\/|-mail\.text/.test(file);

const arabic = /[\u0621-\u064A]/;

const imperativeFirst = new RegExp(`^(?:${imperatives.source})`);

export const phraseRules: readonly PhraseRule[] = [
  ...glossary.map(({ pattern, instead }) => ({
    name: `one word for one thing: ${instead}`,
    applies: isText,
    breaks: (phrase: string) => pattern.test(phrase),
  })),
  ...screenGlossary.map(({ pattern, instead }) => ({
    name: `one word for one thing: ${instead}`,
    applies: isWords,
    breaks: (phrase: string) => pattern.test(phrase),
  })),
  {
    name: `the verb takes a preposition: ${needsPreposition.instead}`,
    applies: isText,
    breaks: (phrase) => needsPreposition.pattern.test(phrase),
  },
  {
    name: "two sentences end with a mark",
    applies: isText,
    // Titles of pages and cards are set without one.
    breaks: (phrase, line) =>
      sentenceEnd.test(phrase) && !closingMark.test(phrase) && !/[tT]itle|heading/.test(line),
  },
  {
    name: "this beginning reads as another word: put its mark",
    applies: isText,
    breaks: (phrase) => ambiguousOpeners.some((opener) => opener.test(phrase)),
  },
  {
    name: "one reader is addressed in the singular",
    applies: isWords,
    breaks: (phrase) => pluralAddress.test(phrase),
  },
  {
    name: "a button of the admin is a verbal noun",
    applies: isAdmin,
    breaks: (phrase, line) =>
      imperativeFirst.test(phrase) && !closingMark.test(phrase) && !/\b\w*[hH]int\w*: /.test(line),
  },
];

/** The phrases of a line that hold Arabic: the strings, or the whole value of a line of JSON. */
export function phrasesOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, quoted, template]) => quoted ?? template ?? "")
    .filter((phrase) => arabic.test(phrase));
}

/**
 * Words that are written both with and without a doubled letter, in all texts together, as `word: where, where`; both
 * spellings of a homograph are right.
 */
export function doubleSpellings(files: readonly { file: string; content: string }[]): string[] {
  const spellings = new Map<string, Map<string, string>>();
  for (const { file, content } of files.filter(({ file }) => isText(file)))
    for (const [index, line] of content.split("\n").entries())
      for (const word of phrasesOf(line).flatMap(
        (phrase) => phrase.match(/[\u0621-\u0652\u0670\u0671]+/g) ?? [],
      )) {
        const written = word.replace(/[\u064B-\u0650\u0652\u0670]/g, "");
        const bare = written.replaceAll("\u0651", "");
        const known = spellings.get(bare) ?? new Map<string, string>();
        if (!known.has(written)) known.set(written, `${file}:${index + 1}`);
        spellings.set(bare, known);
      }
  return [...spellings]
    .filter(([bare, known]) => known.size > 1 && !homographs.has(bare))
    .map(([, known]) => [...known].map(([written, place]) => `${written} (${place})`).join(" / "));
}
