/** Patterns for reading the features of packages when they are compared. They match texts folded by `foldLetters`. */
export const comparisonWords = {
  /** «كل ما في الأساسية»: the package has all features of another one. */
  inherits: /^(?:كل|جميع) ما في (.+)$/,
  /** «باقة المتجر» and «المتجر» name the same package. */
  package: /^(?:ال)?باقه /,
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
