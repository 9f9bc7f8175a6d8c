/** Numbers and names come with the marks that keep their order. */
export const quoteMailText = {
  acceptedSubject: (number: string, name: string) => `موافقة على عرض السعر ${number} من ${name}`,
  declinedSubject: (number: string, name: string) => `اعتذار عن عرض السعر ${number} من ${name}`,
  accepted: "وافق العميل على عرض السعر:",
  declined: "اعتذر العميل عن عرض السعر:",
  number: "رقم العرض",
  customer: "العميل",
  total: "الإجمالي",
  by: "صاحب الردّ",
  note: "ملاحظته",
  sent: "هذا عرض السعر الذي طلبته.",
  sentSubject: (number: string, agency: string) => `عرض السعر ${number} من ${agency}`,
  read: "اقرأ العرض وردّ عليه",
  at: "الوقت",
  acceptedCopy: "وصلتنا موافقتك على عرض السعر. هذه نسختك منه، وفيها من وافق ومتى.",
  acceptedCopySubject: (number: string, agency: string) => `نسختك من عرض السعر ${number} · ${agency}`,
  open: "افتح الطلب في لوحة الإدارة",
};
