export const text = {
  open: "فتح التقويم",
  choose: (label: string) => (label ? `اختيار التاريخ: ${label}` : "اختيار التاريخ"),
  placeholder: "مثل 25/11 أو غدًا",
  gregorian: "ميلادي",
  hijri: "هجري",
  view: "التقويم",
  previous: "الشهر السابق",
  next: "الشهر التالي",
  today: "اليوم",
  tomorrow: "غدًا",
  nextWeek: "بعد أسبوع",
  clear: "مسح",
  /** The separator between the day in one calendar and in the other. */
  both: " · ",
  /** The mark of the Gregorian era, where a date of each calendar stands beside the other. */
  gregorianEra: "م",
  and: " و",
  /** The days of the week, Sunday first. */
  weekdays: ["أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"],
};
