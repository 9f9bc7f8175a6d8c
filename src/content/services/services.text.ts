/** Words around a service on the public site. */
export const serviceText = {
  /** The facts of a service in words, and as lines of the `features` of calls. */
  facts: {
    span: "من {from} إلى {to}",
    /** The first day of a span without its noun, which follows the last day; from the third day on it is a number. */
    firstDays: { 1: "يوم", 2: "يومين" },
    starts: "يبدأ خلال {days}",
    startsWithin: "يبدأ خلال {from} إلى {to}",
    now: "استجابة فورية",
    /** Begins the line of a time of delivery. Lines that calls send may begin with the other label. */
    label: "المدة:",
    otherLabel: "التسليم:",
    revisions: {
      zero: "",
      one: "تعديل واحد",
      two: "تعديلان",
      few: "{n} تعديلات",
      many: "{n} تعديلًا",
      other: "{n} تعديل",
    },
    freeRevisions: {
      zero: "",
      one: "تعديل واحد مجاني",
      two: "تعديلان مجانيان",
      few: "{n} تعديلات مجانية",
      many: "{n} تعديلًا مجانيًا",
      other: "{n} تعديل مجاني",
    },
  },
  delivery: "المدة",
  revisions: "التعديلات",
  features: "ما تشمله الخدمة",
  benefits: "ما تكسبه",
  close: "إغلاق",
  ruler: {
    title: "مدد التسليم",
    first: "اليوم الأول",
    last: "اليوم {day}",
    kinds: { delivery: "مدة التسليم بالأيام", start: "موعد البدء", now: "استجابة فورية" },
  },
};
