export const quoteMailText = {
  acceptedSubject: "قُبل عرض السعر",
  declinedSubject: "اعتذار عن عرض السعر",
  accepted: "قبل العميل عرض السعر:",
  declined: "اعتذر العميل عن عرض السعر:",
  number: "رقم العرض",
  customer: "العميل",
  total: "الإجمالي",
  by: "المجيب",
  note: "ملاحظته",
  open: "افتح الطلب في لوحة الإدارة",
};
