/** Words around a package on the public site. */
export const packageText = {
  contactUs: "تواصل معنا",
  choose: "اطلبها",
  comparison: "مقارنة الباقات",
  builds: "تبني كل باقة على ما قبلها",
  included: "مشمول",
  notIncluded: "غير مشمول",
  deliveryTime: "مدة التسليم",
  /** What the price is for, after it. */
  periods: { month: "شهريًا", year: "سنويًا" },
  /** The sentence of a package that includes another one. */
  includes: "كل ما في {title}",
  /** Separates the features of a row. */
  comma: "، ",
};
