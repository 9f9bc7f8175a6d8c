/** How features said deliveries and revisions; the words of times as `foldLetters` folds them. */
export const deliveryWords = {
  label: /^(?:التسليم|المدة):/,
  atOnce: /^(?:استجابة فورية|فوري|فورًا)$/,
  revisions: /^(\d+ تعديل|تعديل(ان|ين| واحد)( |$))/,
  oneRevision: /^تعديل واحد/,
  /** Units of time. Without a number, a unit (`one`) means one of it and its dual (`two`) two. */
  units: [
    { days: 1, two: ["يومين", "يومان"], one: ["يوم", "يوما"], many: ["ايام"] },
    { days: 7, two: ["اسبوعين", "اسبوعان"], one: ["اسبوع", "اسبوعا"], many: ["اسابيع"] },
    { days: 30, two: ["شهرين", "شهران"], one: ["شهر", "شهرا"], many: ["اشهر", "شهور"] },
  ],
  /** The numbers from three on, without the ending of the other gender: «ثلاثة», «ثلاث». */
  numbers: ["ثلاث", "اربع", "خمس", "ست", "سبع", "ثماني", "تسع", "عشر"],
  feminine: "ه",
  /** Words between the two ends of a span. */
  joiners: ["الي", "حتي", "او"],
  /** Words around a time that do not change its meaning. */
  around: ["خلال", "من", "في", "بعد", "مده", "عمل", "واحد", "التسليم", "تسليم", "العمل", "نحو", "حوالي"],
  /** Words that mean the time until the work begins, not until it is delivered. */
  starts: ["يبدا", "تبدا", "نبدا", "البدء", "تفعيل"],
  /** «فوري», «فورًا», «استجابة فورية». */
  now: /^فور/,
};
