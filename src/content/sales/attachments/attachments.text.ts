/** Words of the files at requests and quotes; requirement THREAD-01. */
export const attachmentWords = {
  title: "المرفقات",
  labels: {
    requestId: "الطلب",
    quoteId: "عرض السعر",
    unplacedId: "الرسالة",
    name: "اسم الملف",
    contentType: "النوع",
    bytes: "الحجم",
    authorName: "أضافه",
    createdAt: "وقت الإضافة",
  },
  values: {},
};

export const attachmentText = {
  title: "المرفقات",
  add: "إرفاق ملف",
  none: "لا مرفقات",
  unnamed: "ملف",
  open: (name: string) => `حفظ الملف ${name}`,
  remove: (name: string) => `حذف المرفق ${name}`,
  removed: "حُذف المرفق",
  removeFailed: "تعذّر حذف المرفق",
  restored: "عاد المرفق",
  restoreFailed: "تعذّرت استعادة المرفق",
  loadFailed: "تعذّر تحميل المرفقات",
  uploadFailed: "تعذّر رفع الملف",
  gone: "حُذف الملف",
  withReply: "ما يُرفق مع الردّ",
  toCustomer: "يراها العميل في صفحة العرض، وتُرسل مع بريده.",
  faults: {
    type: "هذا النوع من الملفات غير مسموح. المسموح: ‏PDF وملفات Office والصور والنصوص والتسجيلات والمقاطع المرئية وملفات ZIP.",
    size: "حجم الملف أكبر من 10 ميجابايت",
    empty: "الملف فارغ",
    many: "بلغت المرفقات حدّها: 30 ملفًا و100 ميجابايت. احذف منها ثم أعد المحاولة.",
    heavyMail: "المرفقات أكبر مما يحمله البريد. الحدّ 15 ميجابايت مع الردّ الواحد.",
    gone: "أحد المرفقات لم يعد في الطلب",
  },
};
