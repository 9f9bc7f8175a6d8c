/** Words of reply templates; requirement DESK-03. */
export const text = {
  title: "قوالب الردود",
  labels: { title: "اسم القالب", body: "النص", displayOrder: "الترتيب" },
  values: {},
  loading: "جاري تحميل القوالب...",
  lead: "نصوص تبدأ بها الردود على الطلبات والرسائل، ويُملأ فيها الاسم والخدمات ورقم العرض.",
  search: "ابحث في القوالب",
  add: "قالب جديد",
  edit: "تعديل القالب",
  copyOf: (title: string) => `${title} (تكرار)`,
  created: "أُضيف القالب",
  updated: "حُفظ القالب",
  deleted: "حُذف القالب",
  deleteQuestion: "هل أنت متأكد من حذف هذا القالب؟",
  empty: { title: "لا قوالب بعد", text: "احفظ فيها ما يتكرّر من الردود.", action: "قالب جديد" },
  noMatch: { title: "لا قالب يطابق البحث", text: "جرّب كلمة أقصر." },
  failures: {
    load: "تعذّر تحميل القوالب",
    save: "تعذّر حفظ القالب",
    delete: "تعذّر حذف القالب",
  },
  bodyHelp: "تُملأ وحدها: {الاسم} و{الخدمات} و{رقم العرض}.",
  menu: {
    open: "القوالب",
    keep: "حفظ النص الحالي قالبًا",
    manage: "إدارة القوالب",
  },
  unfilled: (names: string) => `بقي في النص ما لم يُملأ: ${names}. اكتبه قبل الإرسال.`,
};

/** The placeholders of templates, which values of the request replace. */
export const placeholders = { name: "{الاسم}", services: "{الخدمات}", quote: "{رقم العرض}" } as const;
