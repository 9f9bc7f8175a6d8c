/** Words of the branches in the settings. */
export const branchesText = {
  help: "تظهر في صفحة التواصل، وتقرؤها محركات البحث.",
  empty: "لا فروع بعد.",
  add: "إضافة فرع",
  one: (place: number) => `الفرع ${place}`,
  remove: (place: number) => `حذف الفرع ${place}`,
  name: "اسم الفرع",
  address: "عنوان الفرع",
  shortAddress: "العنوان الوطني المختصر",
  shortAddressHelp: "أربعة أحرف وأربعة أرقام، مثل \u2066RRRD2929\u2069.",
  mapLink: "رابط الخريطة",
  phone: "هاتف الفرع",
  hours: "أوقات الفرع",
  none: "لا فروع",
};
