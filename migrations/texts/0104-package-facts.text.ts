/** How packages said what they include and what their price is for; patterns of texts as `foldLetters` folds them. */
export const packageWords = {
  /** «كل ما في الأساسية»: the package has all features of another one. */
  includes: /^(?:كل|جميع) ما في (.+)$/,
  /** «باقة المتجر» and «المتجر» name the same package. */
  package: /^(?:ال)?باقه /,
  periods: {
    month: ["شهر", "شهريا", "شهري", "الشهر", "بالشهر", "للشهر"],
    year: ["سنه", "سنويا", "سنوي", "السنه", "بالسنه", "للسنه", "عام", "العام", "للعام"],
  },
};
