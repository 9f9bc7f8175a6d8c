/** Isolates a path as left-to-right text, so that its first slash stays on the left. */
const isolated = (path: string) => `\u2066${path}\u2069`;

/** Words of redirects; requirement ADDR-01. */
export const text = {
  title: "التحويلات والروابط",
  labels: {
    fromPath: "المسار القديم",
    target: "يقود إلى",
    origin: "المصدر",
    targetPath: "الصفحة",
  },
  values: { origin: { hand: "يدويًا", file: "من ملف", moved: "عند نقل صفحة" } },
  heads: {
    from: "المسار القديم",
    target: "يقود إلى",
    origin: "المصدر",
    since: "منذ",
    hits: "الزيارات في 30 يومًا",
    actions: "إجراءات",
  },
  loading: "جاري تحميل التحويلات...",
  search: "ابحث في المسارات",
  add: "تحويل جديد",
  edit: "تعديل التحويل",
  created: "أُضيف التحويل",
  updated: "حُفظ التحويل",
  deleted: "حُذف التحويل",
  deleteQuestion: "هل أنت متأكد من حذف هذا التحويل؟",
  import: "استيراد التحويلات",
  empty: {
    title: "لا تحويلات بعد",
    text: "إذا تغيّر مسار صفحة حُوّل القديم إلى الجديد تلقائيًا. وأضف هنا مسارات موقعك السابق.",
    action: "تحويل جديد",
  },
  noMatch: { title: "لا مسار يطابق البحث", text: "جرّب كلمة أقصر." },
  failures: {
    load: "تعذّر تحميل التحويلات",
    save: "تعذّر حفظ التحويل",
    delete: "تعذّر حذف التحويل",
  },
  allOrigins: "كل المصادر",
  fromHelp: "ما بعد اسم الموقع، مثل /old-page. إن كانت فيه صفحة فهي التي تُعرض.",
  targetHelp: "مسار في الموقع مثل /services، أو رابط كامل لموقع آخر.",
  lastHit: (when: string) => `آخر زيارة ${when}`,
  sorts: { oldest: "الأقدم", path: "المسار" },
  faults: {
    taken: "لهذا المسار تحويل آخر",
    loop: "يقود هذا المسار إلى نفسه",
    chain: (to: string) => `هذا المسار محوَّل أيضًا. اكتب حيث ينتهي: ${isolated(to)}`,
    ledTo: (from: string) => `يقود إليه تحويل آخر: ${isolated(from)}. عدّل ذلك أولًا كي لا تصير سلسلة.`,
    tooMany: "بلغت التحويلات حدّها، وهو 20,000. احذف ما لم يعد يُزار.",
  },
} as const;
