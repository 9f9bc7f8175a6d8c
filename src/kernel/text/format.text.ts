/** Six forms per counted noun, as `Intl.PluralRules("ar")` names them. */
export type PluralForms = Record<Intl.LDMLPluralRule, string>;

/** Our own month and weekday names, because ICU releases differ between the server and the browsers. */
export const gregorianMonths = [
  "يناير",
  "فبراير",
  "مارس",
  "أبريل",
  "مايو",
  "يونيو",
  "يوليو",
  "أغسطس",
  "سبتمبر",
  "أكتوبر",
  "نوفمبر",
  "ديسمبر",
];

export const hijriMonths = [
  "محرم",
  "صفر",
  "ربيع الأول",
  "ربيع الآخر",
  "جمادى الأولى",
  "جمادى الآخرة",
  "رجب",
  "شعبان",
  "رمضان",
  "شوال",
  "ذو القعدة",
  "ذو الحجة",
];

/** Sunday first, as the week starts in Saudi Arabia. */
export const weekdays = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"];

export const clock = { morning: "ص", evening: "م" };

export const joiners = { comma: "، ", hijriEra: "هـ" };

export const money = { riyal: "ريال" };

/** The word for riyal behind an amount in figures. */
export const riyals: PluralForms = {
  zero: "ريال",
  one: "ريال",
  two: "ريال",
  few: "ريالات",
  many: "ريالًا",
  other: "ريال",
};

/** A single unit before or after now: «قبل أسبوع»; a period that a text promises says «أسبوع واحد». */
export const singleUnits: Partial<Record<keyof typeof countedGenitive, string>> = {
  minute: "دقيقة",
  hour: "ساعة",
  day: "يوم",
  week: "أسبوع",
  month: "شهر",
  year: "سنة",
};

export const relative = {
  now: "الآن",
  ago: "قبل {duration}",
  in: "بعد {duration}",
  today: "اليوم",
  yesterday: "أمس",
  tomorrow: "غدًا",
};

/**
 * Nominative: a figure that stands alone. What only staff count is in `admin-kit/staff-counts.text.ts`, so that no visitor
 * loads it.
 */
export const counted = {
  project: {
    zero: "لا مشاريع",
    one: "مشروع واحد",
    two: "مشروعان",
    few: "{n} مشاريع",
    many: "{n} مشروعًا",
    other: "{n} مشروع",
  },
  service: {
    zero: "لا خدمات",
    one: "خدمة واحدة",
    two: "خدمتان",
    few: "{n} خدمات",
    many: "{n} خدمة",
    other: "{n} خدمة",
  },
  question: {
    zero: "لا أسئلة",
    one: "سؤال واحد",
    two: "سؤالان",
    few: "{n} أسئلة",
    many: "{n} سؤالًا",
    other: "{n} سؤال",
  },
  day: {
    zero: "أقل من يوم",
    one: "يوم واحد",
    two: "يومان",
    few: "{n} أيام",
    many: "{n} يومًا",
    other: "{n} يوم",
  },
  year: {
    zero: "أقل من سنة",
    one: "سنة واحدة",
    two: "سنتان",
    few: "{n} سنوات",
    many: "{n} سنة",
    other: "{n} سنة",
  },
  hiddenMore: {
    zero: "",
    one: "وواحدة أخرى",
    two: "واثنتان أخريان",
    few: "و{n} أخرى",
    many: "و{n} أخرى",
    other: "و{n} أخرى",
  },
  minute: {
    zero: "أقل من دقيقة",
    one: "دقيقة واحدة",
    two: "دقيقتان",
    few: "{n} دقائق",
    many: "{n} دقيقة",
    other: "{n} دقيقة",
  },
  member: {
    zero: "لا أعضاء",
    one: "عضو واحد",
    two: "عضوان",
    few: "{n} أعضاء",
    many: "{n} عضوًا",
    other: "{n} عضو",
  },
} satisfies Record<string, PluralForms>;

/** Genitive: after a preposition, as in a duration before or after now. */
export const countedGenitive = {
  visit: {
    zero: "لا زيارات",
    one: "زيارة واحدة",
    two: "زيارتين",
    few: "{n} زيارات",
    many: "{n} زيارة",
    other: "{n} زيارة",
  },
  second: {
    zero: "لحظة",
    one: "ثانية واحدة",
    two: "ثانيتين",
    few: "{n} ثوانٍ",
    many: "{n} ثانية",
    other: "{n} ثانية",
  },
  minute: {
    zero: "أقل من دقيقة",
    one: "دقيقة واحدة",
    two: "دقيقتين",
    few: "{n} دقائق",
    many: "{n} دقيقة",
    other: "{n} دقيقة",
  },
  hour: {
    zero: "أقل من ساعة",
    one: "ساعة واحدة",
    two: "ساعتين",
    few: "{n} ساعات",
    many: "{n} ساعة",
    other: "{n} ساعة",
  },
  day: {
    zero: "أقل من يوم",
    one: "يوم واحد",
    two: "يومين",
    few: "{n} أيام",
    many: "{n} يومًا",
    other: "{n} يوم",
  },
  week: {
    zero: "أقل من أسبوع",
    one: "أسبوع واحد",
    two: "أسبوعين",
    few: "{n} أسابيع",
    many: "{n} أسبوعًا",
    other: "{n} أسبوع",
  },
  month: {
    zero: "أقل من شهر",
    one: "شهر واحد",
    two: "شهرين",
    few: "{n} أشهر",
    many: "{n} شهرًا",
    other: "{n} شهر",
  },
  year: {
    zero: "أقل من سنة",
    one: "سنة واحدة",
    two: "سنتين",
    few: "{n} سنوات",
    many: "{n} سنة",
    other: "{n} سنة",
  },
  project: {
    zero: "لا مشاريع",
    one: "مشروع واحد",
    two: "مشروعين",
    few: "{n} مشاريع",
    many: "{n} مشروعًا",
    other: "{n} مشروع",
  },
} satisfies Record<string, PluralForms>;
