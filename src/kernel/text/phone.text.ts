/**
 * Words beside a number that say only that it is one; folded, they are dropped. Every other word is a note and is kept.
 * `wa.me` and `tel` come from links.
 */
export const phoneLabels = [
  ...["جوال", "الجوال", "جوالي", "هاتف", "الهاتف", "هاتفي", "تلفون", "التلفون", "تليفون", "موبايل", "محمول"],
  ...["رقم", "الرقم", "رقمي", "واتساب", "الواتساب", "واتسآب", "واتس", "اب", "للتواصل", "ج", "ت", "و"],
  ...["mobile", "mob", "phone", "tel", "telephone", "cell", "whatsapp", "wa", "me", "https", "http", "no"],
];
