/**
 * The forms of a counted noun: one and two of it, two of it before another noun, three to ten, and eleven to ninety-nine. `bare` is the
 * noun behind hundreds and thousands.
 */
export type Counted = Readonly<{
  bare: string;
  one: string;
  two: string;
  twoOf: string;
  few: string;
  many: string;
  isFeminine: boolean;
}>;

/** The noun itself says one and two. */
const scale = (bare: string, two: string, twoOf: string, few: string, many: string): Counted => ({
  ...{ bare, one: bare, two, twoOf, few, many, isFeminine: false },
});

/** The words of sums of money in Arabic: nominative, as in «ريالان لا غير»; requirement PAPER-02. */
export const numberWords = {
  and: " و",
  /** Of masculine nouns, from one to ten, and of feminine ones: as they stand before tens, and before the noun. */
  masculine: ["", "واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة", "عشرة"],
  feminine: ["", "إحدى", "اثنتان", "ثلاث", "أربع", "خمس", "ست", "سبع", "ثمانٍ", "تسع", "عشر"],
  eightOf: "ثماني",
  masculineTeens: ["أحد", "اثنا"],
  feminineTeens: ["إحدى", "اثنتا"],
  masculineTen: "عشر",
  feminineTen: "عشرة",
  tens: ["", "", "عشرون", "ثلاثون", "أربعون", "خمسون", "ستون", "سبعون", "ثمانون", "تسعون"],
  hundreds: [...["", "مئة", "مئتان", "ثلاثمئة", "أربعمئة", "خمسمئة", "ستمئة", "سبعمئة", "ثمانمئة", "تسعمئة"]],
  twoHundredOf: "مئتا",
  /** A thousand, a million and so on. */
  scales: [
    scale("ألف", "ألفان", "ألفا", "آلاف", "ألفًا"),
    scale("مليون", "مليونان", "مليونا", "ملايين", "مليونًا"),
    scale("مليار", "ملياران", "مليارا", "مليارات", "مليارًا"),
  ],
  riyal: {
    ...{ bare: "ريال", one: "ريال واحد", two: "ريالان", twoOf: "ريالا", few: "ريالات", many: "ريالًا" },
    isFeminine: false,
  },
  halala: {
    ...{ bare: "هللة", one: "هللة واحدة", two: "هللتان", twoOf: "هللتا", few: "هللات", many: "هللة" },
    isFeminine: true,
  },
} as const;
