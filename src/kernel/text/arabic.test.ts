import { describe, expect, test } from "vitest";
import { excerpt, foldDigits, parseNumber } from "./arabic.ts";
import { findFolded, foldForSearch, searchWords } from "./search.ts";

describe("search folding", () => {
  test.each([
    ["إدارة", "اداره"],
    ["أحمد آل ٱلحربي", "احمد ال الحربي"],
    ["مسؤول شؤون", "مسوول شوون"],
    ["شئون", "شيون"],
    ["على علي علی", "علي علي علي"],
    ["کتاب", "كتاب"],
    ["شُرْفَةٌ", "شرفه"],
    ["مـــوقع", "موقع"],
    ["١٢٣ ۴۵۶", "123 456"],
    ["Website ＡＢＣ", "website abc"],
    ["ﻻﷲ", "لاالله"],
    ["می\u200Cخواهم ب\u200Dه\uFEFF", "ميخواهم به"],
    ["\u202Bنص\u200F \u2066x\u2069", "نص x"],
    ["من ٣٬٤٩٩٫٥٠ ريال", "من 3499٫50 ريال"],
  ])("AR-01 folds %s", (typed, folded) => {
    expect(foldForSearch(typed)).toBe(folded);
  });

  const spelledAlike = [
    ["عبد الله", "عبدالله", "عَبْدُ اللّٰه", "عبد\u00A0الله", "عبد  الله", "عبد-الله"],
    ["أبو بكر", "أبوبكر", "ابو بكر"],
    ["عبد رب النبي", "عبدرب النبي"],
    ["أم كلثوم", "أمكلثوم"],
    ["صلاح الدين", "صلاحالدين"],
    ["ضيف الله", "ضيفالله"],
    ["أبو عبد الله", "أبوعبدالله", "أبو عبدالله"],
    ["آل سعود", "آلسعود", "ال سعود"],
    ["Al-Otaibi", "AlOtaibi", "al otaibi"],
    ["055-500-0111", "0555000111", "055 500 0111", "٠٥٥ ٥٠٠ ٠١١١", "055.500.0111", "(055) 500-0111".slice(1)],
    ["2026-0001", "20260001", "2026/0001", "2026–0001"],
    ["1,200", "1200", "١٬٢٠٠", "١،٢٠٠"],
  ];
  test.each(spelledAlike)("AR-01 TRIAL-01 F7: %s folds like its other spellings", (...spellings) => {
    expect(new Set(spellings.map(foldForSearch)).size, spellings.map(foldForSearch).join()).toBe(1);
  });

  test.each(spelledAlike)(
    "AR-01 TRIAL-01 F7: any spelling of %s finds every other one and marks it",
    (...spellings) => {
      for (const query of spellings)
        for (const written of spellings) {
          const text = `مع ${written}، غدًا`;
          const hits = findFolded(text, query);
          expect(hits.length, `${query} in ${text}`).toBeGreaterThan(0);
          const between = text.slice(hits[0]?.start, hits.at(-1)?.end);
          expect(foldForSearch(between).endsWith(foldForSearch(written).replace(/^0/, ""))).toBe(true);
        }
    },
  );

  test("AR-01 TRIAL-01 F7: what only looks like one name or number stays apart", () => {
    expect(foldForSearch("مبدع الله")).not.toBe(foldForSearch("مبد عالله"));
    expect(foldForSearch("عام 2024 12 مشروعًا")).toBe("عام 2024 12 مشروعا");
    expect(foldForSearch("1.5")).not.toBe(foldForSearch("15"));
    expect(foldForSearch("كتاب\nالله")).toBe("كتاب\nالله");
  });

  test("AR-01 does not fold letters that only look alike", () => {
    expect(foldForSearch("حجر")).not.toBe(foldForSearch("حجز"));
    expect(foldForSearch("ماء")).not.toBe(foldForSearch("ما"));
  });

  test("AR-01 folds every character alike alone and inside a text, and a second time to the same", () => {
    for (let code = 0; code <= 0x1ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const text = `ا${String.fromCodePoint(code)}ب`;
      const folded = foldForSearch(text);
      if (folded !== [...text].map(foldForSearch).join("") || folded !== foldForSearch(folded)) {
        expect.fail(`U+${code.toString(16)} folds to ${JSON.stringify(folded)}`);
      }
    }
  });
});

describe("hits on the original text", () => {
  const marked = (text: string, query: string) =>
    findFolded(text, query).map(({ start, end }) => text.slice(start, end));

  test("AR-01 marks the hit as it is written, with its marks", () => {
    expect(marked("محمّدٌ ومُحَمَّد", "محمد")).toEqual(["محمّدٌ", "مُحَمَّد"]);
    expect(marked("خدمات الإدارةِ الكاملة", "اداره")).toEqual(["إدارةِ"]);
    expect(marked("تصميم مـــواقع", "مواقع")).toEqual(["مـــواقع"]);
    expect(marked("بسم ﷲ", "لل")).toEqual(["ﷲ"]);
    expect(marked("من ١٤٠٠ ريال", "1400")).toEqual(["١٤٠٠"]);
    expect(marked("Wéb \u{1F600} WEB", "web")).toEqual(["Wéb", "WEB"]);
  });

  test("AR-01 marks each word of the query, overlaps joined", () => {
    expect(marked("تصميم متجر إلكتروني", "متجر تصميم")).toEqual(["تصميم", "متجر"]);
    expect(findFolded("abcd", "abc bcd")).toEqual([{ start: 0, end: 4 }]);
  });

  test.each([
    ["من 3,499 ريال", "3499", "3,499"],
    ["من 3,499 ريال", "٣٬٤٩٩", "3,499"],
    ["من ٣٬٤٩٩ ريال", "3,499", "٣٬٤٩٩"],
    ["من 3499.50 ريال", "3,499.50", "3499.50"],
    ["مسؤول المبيعات", "مسئول", "مسؤول"],
    ["مسئول المبيعات", "مسؤول", "مسئول"],
    ["شؤون", "شئون", "شؤون"],
    ["می\u200Cخواهم", "ميخواهم", "می\u200Cخواهم"],
    ["ميخواهم", "می\u200Cخواهم", "ميخواهم"],
    ["موقع", "مو\u200D\u0640قع", "موقع"],
  ])("AR-01 in %j «%s» marks %j", (text, query, hit) => {
    expect(marked(text, query)).toEqual([hit]);
  });

  test("AR-01 the spellings of a word are limited, and short numbers and phone numbers have only one", () => {
    expect(searchWords("ئ".repeat(200))).toHaveLength(1);
    expect(searchWords("ئ".repeat(200))[0]).toHaveLength(4);
    expect(searchWords("900 0551234567")).toEqual([["900"], ["551234567"]]);
    expect(searchWords("مسئول مسئول")).toEqual([["مسيول", "مسوول"]]);
  });

  test("AR-01 marks nothing for an empty query or a query of marks only", () => {
    expect(findFolded("نص", "")).toEqual([]);
    expect(findFolded("نص", "  \u064E ")).toEqual([]);
    expect(findFolded("", "نص")).toEqual([]);
  });

  test("AR-01 whatever is marked folds to the query, and it marks exactly when the folded text has it", () => {
    const random = seededRandom(7);
    const letters = [
      "أ",
      "ا",
      "ة",
      "ه",
      "ى",
      "ي",
      "م",
      "ّ",
      "ُ",
      "ـ",
      "ﻻ",
      "ﷲ",
      "٣",
      "3",
      "é",
      "e\u0301",
      "😀",
      " ",
    ];
    const pick = (length: number) =>
      Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join("");
    for (let round = 0; round < 3000; round += 1) {
      const text = pick(12);
      const query = pick(2).trim();
      const word = foldForSearch(query).trim();
      if (!word || /\s/.test(word)) continue;
      const hits = findFolded(text, query);
      expect(hits.length > 0).toBe(foldForSearch(text).includes(word));
      let before = 0;
      for (const { start, end } of hits) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(foldForSearch(text.slice(start, end))).toContain(word);
        expect(/^\p{M}/u.test(text.slice(end))).toBe(false);
        before = end;
      }
    }
  });
});

describe("numbers", () => {
  test("AR-02 folds Arabic-Indic and Persian digits and nothing else", () => {
    expect(foldDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ٫٬ أب")).toBe("0123456789 0123456789 ٫٬ أب");
  });

  test.each([
    ["١٬٢٣٤٫٥", 1234.5],
    ["١٤٠٠", 1400],
    ["۱۲۳", 123],
    ["1,400", 1400],
    ["١،٤٠٠", 1400],
    ["12,345,678.25", 12345678.25],
    [" \u200F١٢ ", 12],
    ["-٥", -5],
    ["\u2212٥", -5],
    ["٫٥", 0.5],
    ["0", 0],
  ])("AR-02 reads the number %s", (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  test.each(["", " ", "-", "+", ".", "1,5", "1,4000", "1.", "1e5", "0x1", "١٢ ريال", "1.2.3", ",100"])(
    "AR-02 reads no number in %j",
    (typed) => {
      expect(parseNumber(typed)).toBeNull();
    },
  );
});

describe("excerpts", () => {
  test("ATEST-01 cuts after whole characters and adds an ellipsis", () => {
    expect(excerpt("شُرفة", 2)).toBe("شُر…");
    expect(excerpt("👨‍👩‍👧👍🏽ab", 2)).toBe("👨‍👩‍👧👍🏽…");
    expect(excerpt("أ".repeat(151), 150)).toBe(`${"أ".repeat(150)}…`);
  });

  test("ATEST-01 leaves a text that fits alone", () => {
    expect(excerpt("شُرفة", 4)).toBe("شُرفة");
    expect(excerpt("👨‍👩‍👧", 1)).toBe("👨‍👩‍👧");
    expect(excerpt("", 0)).toBe("");
  });
});

function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
