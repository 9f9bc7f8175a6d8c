/** Words around a package on the public site. */
export const packageText = {
  contactUs: "تواصل معنا",
  choose: "اطلبها",
  comparison: "مقارنة الباقات",
  builds: "تبني كل باقة على ما قبلها",
  included: "مشمول",
  notIncluded: "غير مشمول",
  deliveryTime: "مدة التسليم",
  /** Separates the features of a row. */
  comma: "، ",
};
