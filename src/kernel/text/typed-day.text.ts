/*
 * The words of typed dates. They are compared folded, and names of months and weekdays also without the article and the hamza
 * on the line, so that one spelling of each stands for its variants.
 */

/** One row per month: the Gregorian names of Saudi Arabia, those of the Levant, and other spellings. */
export const gregorianMonthNames = [
  ["يناير", "كانون الثاني"],
  ["فبراير", "شباط"],
  ["مارس", "آذار"],
  ["أبريل", "نيسان"],
  ["مايو", "أيار"],
  ["يونيو", "يونيه", "حزيران"],
  ["يوليو", "يوليه", "تموز"],
  ["أغسطس", "آب"],
  ["سبتمبر", "أيلول"],
  ["أكتوبر", "تشرين الأول"],
  ["نوفمبر", "تشرين الثاني"],
  ["ديسمبر", "كانون الأول"],
];

export const hijriMonthNames = [
  ["محرم", "محرم الحرام"],
  ["صفر"],
  ["ربيع الأول"],
  ["ربيع الآخر", "ربيع الثاني"],
  ["جمادى الأولى", "جمادى الأول", "جماد الأول", "جماد الأولى"],
  [
    "جمادى الآخرة",
    "جمادى الآخر",
    "جمادى الثانية",
    "جمادى الثاني",
    "جماد الآخر",
    "جماد الثاني",
    "جماد الآخرة",
  ],
  ["رجب"],
  ["شعبان"],
  ["رمضان", "رمضان المبارك"],
  ["شوال"],
  ["ذو القعدة", "ذي القعدة", "ذوالقعدة", "ذي قعدة", "القعدة"],
  ["ذو الحجة", "ذي الحجة", "ذوالحجة", "ذي حجة", "الحجة"],
];

/** Sunday first. */
export const weekdayNames = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"];

/** Before the name of a weekday. */
export const dayWord = "يوم";

/** Words beside the name of a weekday that do not change its meaning. */
export const weekdayFillers = [dayWord, "القادم", "القادمة", "المقبل", "المقبلة", "الجاي", "الجاية"];

export const eras = {
  hijri: ["هـ", "هجري", "هجرية"],
  gregorian: ["م", "ميلادي", "ميلادية"],
};

/** Words for days near today, with their distance in days. */
export const nearDays: Record<string, number> = {
  اليوم: 0,
  غدا: 1,
  بكرة: 1,
  بكرا: 1,
  "بعد غد": 2,
  "بعد غدا": 2,
  "بعد بكرة": 2,
  "بعد بكرا": 2,
  أمس: -1,
  البارحة: -1,
  "أول أمس": -2,
  "قبل أمس": -2,
};

export const edges = {
  endOfMonth: ["نهاية الشهر", "آخر الشهر"],
  startOfNextMonth: ["بداية الشهر القادم", "أول الشهر القادم", "بداية الشهر المقبل", "أول الشهر المقبل"],
  endOfYear: ["نهاية السنة", "نهاية العام", "آخر السنة", "آخر العام"],
};

export const directions = { after: ["بعد"], ago: ["قبل"] };

/** The words of units: the first list means one of the unit, the second means two. */
export const units = {
  day: { one: ["يوم", "يوما", "أيام"], two: ["يومين", "يومان"] },
  week: { one: ["أسبوع", "أسبوعا", "أسابيع"], two: ["أسبوعين", "أسبوعان"] },
  month: { one: ["شهر", "شهرا", "أشهر", "شهور"], two: ["شهرين", "شهران"] },
  year: { one: ["سنة", "عام", "عاما", "سنوات", "أعوام", "سنين"], two: ["سنتين", "سنتان", "عامين", "عامان"] },
};

/** The numbers from three to ten, in the forms for feminine and for masculine nouns. */
export const numberWords = [
  ["ثلاث", "ثلاثة"],
  ["أربع", "أربعة"],
  ["خمس", "خمسة"],
  ["ست", "ستة"],
  ["سبع", "سبعة"],
  ["ثماني", "ثمان", "ثمانية"],
  ["تسع", "تسعة"],
  ["عشر", "عشرة"],
];

export const typedDayText = {
  unread: "لم نفهم هذا التاريخ. اكتب مثل 25/11/2026 أو 25 نوفمبر أو غدًا.",
  year: "السنة من 1900 إلى 2100 بالميلادي، أو من 1318 إلى 1500 بالهجري",
  noSuchDay: "لا يوجد هذا اليوم في هذا الشهر. آخره يوم {last}.",
  weekday: "اسم اليوم لا يوافق التاريخ. هذا اليوم هو {weekday}.",
};
