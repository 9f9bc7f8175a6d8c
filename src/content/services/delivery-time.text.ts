/** The words in which delivery times are written, spelled as searches compare them; see `foldForSearch`. */
export const deliveryWords = {
  /** A unit that stands without a number is one of it, its dual two. */
  units: [
    { days: 1, two: ["يومين", "يومان"], one: ["يوم", "يوما"], many: ["ايام"] },
    { days: 7, two: ["اسبوعين", "اسبوعان"], one: ["اسبوع", "اسبوعا"], many: ["اسابيع"] },
    { days: 30, two: ["شهرين", "شهران"], one: ["شهر", "شهرا"], many: ["اشهر", "شهور"] },
  ],
  /** From three on, as they are written before either gender: «ثلاثة», «ثلاث». */
  numbers: ["ثلاث", "اربع", "خمس", "ست", "سبع", "ثماني", "تسع", "عشر"],
  feminine: "ه",
  /** Between the two ends of a span. */
  joiners: ["الي", "حتي", "او"],
  /** What is said around a time without changing it. */
  around: ["خلال", "من", "في", "بعد", "مده", "عمل", "واحد", "التسليم", "تسليم", "العمل", "نحو", "حوالي"],
  /** The time until the work begins, in place of the time until it is delivered. */
  starts: ["يبدا", "تبدا", "نبدا", "البدء", "تفعيل"],
  /** «فوري», «فورًا», «استجابة فورية». */
  now: /^فور/,
};
