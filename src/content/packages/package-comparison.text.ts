/** How the features of packages are read for their comparison, spelled as searches compare them; see `foldForSearch`. */
export const comparisonWords = {
  /** «كل ما في الأساسية»: the package has all that another one has. */
  inherits: /^(?:كل|جميع) ما في (.+)$/,
  /** «باقة المتجر» and «المتجر» are one package. */
  package: /^(?:ال)?باقه /,
  /** «حتى 12 صفحة»: a value that differs from package to package. */
  upTo: /^حتي (\d+) (.+)$/,
  /** What such values count, by the forms of the noun. */
  counted: [
    { label: "عدد الصفحات", forms: ["صفحه", "صفحات"] },
    { label: "عدد المنتجات", forms: ["منتج", "منتجا", "منتجات"] },
    { label: "عدد اللغات", forms: ["لغه", "لغات"] },
    { label: "عدد المواقع", forms: ["موقع", "موقعا", "مواقع"] },
  ],
};
