/** Words around a service on the public site. */
export const serviceText = {
  /** Begins the line of the features that holds the delivery time. */
  atOnce: /^(?:استجابة فورية|فوري|فورًا)$/,
  deliveryPrefix: /^(?:التسليم|المدة):/,
  /** Matches the line of the features that holds the free revisions: «3 تعديلات مجانية», «تعديلان». */
  revisionsLine: /^(\d+ تعديل|تعديل(ان|ين| واحد)( |$))/,
  delivery: "المدة",
  revisions: "التعديلات",
  features: "ما تشمله الخدمة",
  benefits: "ما تكسبه",
  quote: "اطلب عرض سعر",
  close: "إغلاق",
  ruler: {
    title: "مدد التسليم",
    first: "اليوم الأول",
    last: "اليوم {day}",
    kinds: { delivery: "مدة التسليم بالأيام", start: "موعد البدء", now: "استجابة فورية" },
  },
};
