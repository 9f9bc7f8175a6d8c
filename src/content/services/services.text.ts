/** Words around a service on the public site. */
export const serviceText = {
  /** How the features say the delivery time. */
  deliveryPrefix: "التسليم:",
  /** Opens a delivery time that is a span, «5 إلى 7 أيام», «يومين إلى 3 أيام», and no sentence of its own, «يبدأ خلال يومين». */
  deliverySpan: /^(\d|يومين|أسبوعين)/,
  delivery: "التسليم خلال {time}",
  /** How the features say the free revisions: «3 تعديلات مجانية», «تعديلان». */
  revisionsLine: /^(\d+ تعديل|تعديل(ان|ين| واحد)( |$))/,
  details: "التفاصيل",
  features: "ما يشمله",
  benefits: "ما تكسبه",
};
