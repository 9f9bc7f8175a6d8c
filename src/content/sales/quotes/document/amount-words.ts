import { type Counted, numberWords as words } from "./amount-words.text.ts";

/** The largest sum that is said in words, in halalas: riyals below a thousand milliards. */
const mostInWords = 100_000_000_000_00 - 1;

/** Whether a sum has words: a whole number of halalas above 0. */
export const hasWords = (halalas: number): boolean =>
  Number.isInteger(halalas) && halalas > 0 && halalas <= mostInWords;

/**
 * A sum of halalas in Arabic words, nominative: twenty thousand one hundred and twenty-five riyals, and fifty halalas. The noun stands in
 * the form that the end of its number asks for, and the number in the gender that the noun asks for. Empty for a sum without words.
 * Requirement PAPER-02.
 */
export function arabicAmount(halalas: number): string {
  if (!hasWords(halalas)) return "";
  const [whole, rest] = [Math.floor(halalas / 100), halalas % 100];
  return joined([
    ...(whole > 0 ? [counted(whole, words.riyal, false)] : []),
    ...(rest > 0 ? [counted(rest, words.halala, false)] : []),
  ]);
}

/**
 * A number with its noun. Behind full hundreds the noun is bare, and one or two more are said by the noun alone: a hundred riyals and
 * two riyals. `isBeforeNoun` is for scales, which stand before a noun of their own and lose the ending of two and of the accusative.
 */
function counted(count: number, noun: Counted, isBeforeNoun: boolean): string {
  const last = count % 100;
  const rest = count - last;
  if (last === 0) return `${bare(count, true)} ${noun.bare}`;
  if (last > 2) {
    const form = last <= 10 ? noun.few : isBeforeNoun ? noun.bare : noun.many;
    return `${joined([...pieces(rest, false), belowHundred(last, noun.isFeminine)])} ${form}`;
  }
  const own = last === 1 ? noun.one : isBeforeNoun ? noun.twoOf : noun.two;
  return joined([...(rest > 0 ? [`${bare(rest, true)} ${noun.bare}`] : []), own]);
}

const bare = (count: number, isBeforeNoun: boolean) => joined(pieces(count, isBeforeNoun));

/** The scales and hundreds of a number whose last two digits are 0; the last of them may stand before a noun. */
function pieces(count: number, isBeforeNoun: boolean): string[] {
  const hundreds = Math.floor((count % 1000) / 100);
  const scales = [...words.scales.entries()]
    .map(([power, noun]) => ({ noun, of: Math.floor(count / 1000 ** (power + 1)) % 1000 }))
    .filter(({ of }) => of > 0);
  return [
    ...scales
      .map(({ noun, of }, place) => counted(of, noun, isBeforeNoun && hundreds === 0 && place === 0))
      .reverse(),
    ...(hundreds > 0
      ? [isBeforeNoun && hundreds === 2 ? words.twoHundredOf : (words.hundreds[hundreds] ?? "")]
      : []),
  ];
}

function belowHundred(count: number, isFeminine: boolean): string {
  const ones = isFeminine ? words.feminine : words.masculine;
  const [tens, unit] = [Math.floor(count / 10), count % 10];
  if (count === 8 && isFeminine) return words.eightOf;
  if (count <= 10) return ones[count] ?? "";
  if (tens === 1) {
    const [teens, ten] = isFeminine
      ? [words.feminineTeens, words.feminineTen]
      : [words.masculineTeens, words.masculineTen];
    const own = teens[unit - 1] ?? (unit === 8 && isFeminine ? words.eightOf : ones[unit]);
    return `${own} ${ten}`;
  }
  return joined([...(unit > 0 ? [ones[unit] ?? ""] : []), words.tens[tens] ?? ""]);
}

const joined = (said: readonly string[]) => said.join(words.and);
