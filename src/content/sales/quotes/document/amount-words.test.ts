import fc from "fast-check";
import { expect, test } from "vitest";
import { arabicAmount } from "./amount-words.ts";
import { englishAmount } from "./english-amount.ts";

const known: readonly [number, string, string][] = [
  [1_00, "ريال واحد", "One Saudi riyal"],
  [2_00, "ريالان", "Two Saudi riyals"],
  [3_00, "ثلاثة ريالات", "Three Saudi riyals"],
  [8_00, "ثمانية ريالات", "Eight Saudi riyals"],
  [10_00, "عشرة ريالات", "Ten Saudi riyals"],
  [11_00, "أحد عشر ريالًا", "Eleven Saudi riyals"],
  [12_00, "اثنا عشر ريالًا", "Twelve Saudi riyals"],
  [19_00, "تسعة عشر ريالًا", "Nineteen Saudi riyals"],
  [20_00, "عشرون ريالًا", "Twenty Saudi riyals"],
  [21_00, "واحد وعشرون ريالًا", "Twenty-one Saudi riyals"],
  [99_00, "تسعة وتسعون ريالًا", "Ninety-nine Saudi riyals"],
  [100_00, "مئة ريال", "One hundred Saudi riyals"],
  [101_00, "مئة ريال وريال واحد", "One hundred and one Saudi riyals"],
  [102_00, "مئة ريال وريالان", "One hundred and two Saudi riyals"],
  [103_00, "مئة وثلاثة ريالات", "One hundred and three Saudi riyals"],
  [111_00, "مئة وأحد عشر ريالًا", "One hundred and eleven Saudi riyals"],
  [200_00, "مئتا ريال", "Two hundred Saudi riyals"],
  [250_00, "مئتان وخمسون ريالًا", "Two hundred and fifty Saudi riyals"],
  [800_00, "ثمانمئة ريال", "Eight hundred Saudi riyals"],
  [1_000_00, "ألف ريال", "One thousand Saudi riyals"],
  [1_001_00, "ألف ريال وريال واحد", "One thousand and one Saudi riyals"],
  [1_050_00, "ألف وخمسون ريالًا", "One thousand and fifty Saudi riyals"],
  [2_000_00, "ألفا ريال", "Two thousand Saudi riyals"],
  [2_200_00, "ألفان ومئتا ريال", "Two thousand two hundred Saudi riyals"],
  [2_203_00, "ألفان ومئتان وثلاثة ريالات", "Two thousand two hundred and three Saudi riyals"],
  [3_000_00, "ثلاثة آلاف ريال", "Three thousand Saudi riyals"],
  [11_000_00, "أحد عشر ألف ريال", "Eleven thousand Saudi riyals"],
  [11_500_00, "أحد عشر ألفًا وخمسمئة ريال", "Eleven thousand five hundred Saudi riyals"],
  [
    ...([20_125_00, "عشرون ألفًا ومئة وخمسة وعشرون ريالًا"] as const),
    "Twenty thousand one hundred and twenty-five Saudi riyals",
  ],
  [100_000_00, "مئة ألف ريال", "One hundred thousand Saudi riyals"],
  [101_000_00, "مئة ألف وألف ريال", "One hundred and one thousand Saudi riyals"],
  [102_000_00, "مئة ألف وألفا ريال", "One hundred and two thousand Saudi riyals"],
  [200_000_00, "مئتا ألف ريال", "Two hundred thousand Saudi riyals"],
  [200_005_00, "مئتا ألف وخمسة ريالات", "Two hundred thousand and five Saudi riyals"],
  [1_000_000_00, "مليون ريال", "One million Saudi riyals"],
  [2_000_000_00, "مليونا ريال", "Two million Saudi riyals"],
  [3_001_000_00, "ثلاثة ملايين وألف ريال", "Three million one thousand Saudi riyals"],
  [10_000_000_000_00, "عشرة مليارات ريال", "Ten billion Saudi riyals"],
  [1, "هللة واحدة", "One halala"],
  [2, "هللتان", "Two halalas"],
  [3, "ثلاث هللات", "Three halalas"],
  [8, "ثماني هللات", "Eight halalas"],
  [10, "عشر هللات", "Ten halalas"],
  [11, "إحدى عشرة هللة", "Eleven halalas"],
  [12, "اثنتا عشرة هللة", "Twelve halalas"],
  [18, "ثماني عشرة هللة", "Eighteen halalas"],
  [21, "إحدى وعشرون هللة", "Twenty-one halalas"],
  [22, "اثنتان وعشرون هللة", "Twenty-two halalas"],
  [28, "ثمانٍ وعشرون هللة", "Twenty-eight halalas"],
  [
    ...([6_357_20, "ستة آلاف وثلاثمئة وسبعة وخمسون ريالًا وعشرون هللة"] as const),
    "Six thousand three hundred and fifty-seven Saudi riyals and twenty halalas",
  ],
  [0, "", ""],
  [Number.NaN, "", ""],
  [1.5, "", ""],
  [-100_00, "", ""],
];
test.each(known)("PAPER-02 %d halalas in words are «%s», «%s»", (halalas, arabic, english) => {
  expect(arabicAmount(halalas)).toBe(arabic);
  expect(englishAmount(halalas)).toBe(english);
});

const ones: Record<string, number> = {
  ...{ واحد: 1, واحدة: 1, أحد: 1, إحدى: 1, اثنان: 2, اثنا: 2, اثنتان: 2, اثنتا: 2, ثلاثة: 3, ثلاث: 3 },
  ...{ أربعة: 4, أربع: 4, خمسة: 5, خمس: 5, ستة: 6, ست: 6, سبعة: 7, سبع: 7, ثمانية: 8, ثماني: 8, ثمانٍ: 8 },
  ...{ تسعة: 9, تسع: 9, عشرة: 10, عشر: 10, عشرون: 20, ثلاثون: 30, أربعون: 40, خمسون: 50, ستون: 60 },
  ...{ سبعون: 70, ثمانون: 80, تسعون: 90, مئة: 100, مئتان: 200, مئتا: 200, ثلاثمئة: 300, أربعمئة: 400 },
  ...{ خمسمئة: 500, ستمئة: 600, سبعمئة: 700, ثمانمئة: 800, تسعمئة: 900 },
};
const nouns: Record<string, { of: number; isTwo?: boolean }> = {
  ...{ ألف: { of: 1e3 }, ألفًا: { of: 1e3 }, آلاف: { of: 1e3 }, ألفان: { of: 1e3, isTwo: true } },
  ...{ ألفا: { of: 1e3, isTwo: true }, مليون: { of: 1e6 }, مليونًا: { of: 1e6 }, ملايين: { of: 1e6 } },
  ...{ مليونان: { of: 1e6, isTwo: true }, مليونا: { of: 1e6, isTwo: true } },
};
const units: Record<string, { of: number; isTwo?: boolean }> = {
  ...{ ريال: { of: 100 }, ريالات: { of: 100 }, ريالًا: { of: 100 }, ريالان: { of: 100, isTwo: true } },
  ...{ هللة: { of: 1 }, هللات: { of: 1 }, هللتان: { of: 1, isTwo: true } },
};

/** Reads words back into halalas, by another way than they are said: from the first word to the last, without recursion. */
function readArabic(said: string): number {
  let [all, above, group] = [0, 0, 0];
  let isBehindUnit = false;
  for (const word of said.split(" ")) {
    const isOne = /^واحدة?$/.test(word);
    const bare = word.startsWith("و") && !isOne ? word.slice(1) : word;
    const [number, noun, unit] = [ones[bare], nouns[bare], units[bare]];
    if (number !== undefined)
      group += isOne && isBehindUnit ? 0 : number; // «ريال واحد»: the noun counted already
    else if (noun) [above, group] = [above + (noun.isTwo ? 2 : group || 1) * noun.of, 0];
    else if (unit) [all, above, group] = [all + (unit.isTwo ? 2 : above + group || 1) * unit.of, 0, 0];
    else throw new Error(`«${word}» is no word of a sum`);
    isBehindUnit = unit !== undefined;
  }
  return all;
}

const englishWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const englishTens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function readEnglish(said: string): number {
  let [all, above, group] = [0, 0, 0];
  for (const word of said.toLowerCase().split(/[ -]/)) {
    const [small, ten] = [englishWords.split(" ").indexOf(word), englishTens.indexOf(word)];
    const power = ["thousand", "million"].indexOf(word);
    if (small > 0) group += small;
    else if (ten >= 0) group += 20 + ten * 10;
    else if (word === "hundred") group *= 100;
    else if (power >= 0) [above, group] = [above + group * 1000 ** (power + 1), 0];
    else if (/^(riyal|halala)s?$/.test(word))
      [all, above, group] = [all + (above + group) * (word.startsWith("r") ? 100 : 1), 0, 0];
    else if (word !== "and" && word !== "saudi") throw new Error(`"${word}" is no word of a sum`);
  }
  return all;
}

/** The form that the noun of a number has, by the rules of plurals of Unicode. */
const plurals = new Intl.PluralRules("ar");
const forms = {
  riyal: {
    one: /(^| )و?ريال واحد/,
    two: /(^| )و?ريالان/,
    few: / ريالات/,
    many: / ريالًا/,
    other: / ريال(?= |$)/,
  },
  halala: { one: /هللة واحدة$/, two: /هللتان$/, few: / هللات$/, many: / هللة$/, other: /never/ },
};
const formOf = (count: number) => {
  const form = plurals.select(count % 100 === 1 || count % 100 === 2 ? count % 100 : count);
  return form === "zero" ? "other" : form;
};

function expectReadBack(halalas: number) {
  const [arabic, english] = [arabicAmount(halalas), englishAmount(halalas)];
  expect(readArabic(arabic)).toBe(halalas);
  expect(readEnglish(english)).toBe(halalas);
  const [riyals, rest] = [Math.floor(halalas / 100), halalas % 100];
  if (riyals > 0) expect(arabic).toMatch(forms.riyal[formOf(riyals)]);
  if (rest > 0) expect(arabic).toMatch(forms.halala[formOf(rest)]);
}

test("PAPER-02 all sums up to 9,999 riyals, and all of halalas, read back from their words are the same sums", () => {
  for (let count = 1; count <= 9_999; count++) expectReadBack(count * 100);
  for (let count = 1; count < 100; count++) {
    expectReadBack(count);
    expectReadBack(20_125_00 + count);
  }
});

test("PAPER-02 sums up to 999,999,999.99 read back from their words are the same sums", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999_99 }), expectReadBack), { numRuns: 2000 });
  const round = fc
    .tuple(fc.integer({ min: 0, max: 9_999 }), fc.constantFrom(1, 10, 100, 1000, 10_000, 100_000))
    .map(([count, by]) => Math.max(1, count * by) * 100)
    .filter((halalas) => halalas <= 999_999_999_99);
  fc.assert(fc.property(round, expectReadBack), { numRuns: 2000 });
});
