/** Patterns for reading the features of packages when they are compared. They match texts folded by `foldLetters`. */
export const comparisonWords = {
  /** «حتى 12 صفحة»: a value that differs from package to package. */
  upTo: /^حتي (\d+) (.+)$/,
  /** The labels of such values, by the forms of the counted noun. */
  counted: [
    { label: "عدد الصفحات", forms: ["صفحه", "صفحات"] },
    { label: "عدد المنتجات", forms: ["منتج", "منتجا", "منتجات"] },
    { label: "عدد اللغات", forms: ["لغه", "لغات"] },
    { label: "عدد المواقع", forms: ["موقع", "موقعا", "مواقع"] },
  ],
};
