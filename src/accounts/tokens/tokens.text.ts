/** Words of API tokens; requirement TOKEN-01. */
export const tokenWords = {
  title: "رموز الوصول",
  labels: { name: "الاسم", scopes: "الصلاحيات", userId: "أنشأه", expiresAt: "ينتهي" },
  values: {},
};

/** The name of a program in histories and in the audit trail: its token and the user who made it. */
export const tokenActor = (token: string, user: string) => `رمز: ${token} · ${user}`;

/** Names of the calls that belong to no resource description, by the first word of their address. */
export const otherCalls: Readonly<Record<string, string>> = {
  "faq-categories": "تصنيفات الأسئلة",
  content: "محتوى الصفحات",
  "site-pages": "صفحات الموقع",
  "missing-pages": "صفحات لم توجد",
  "broken-links": "روابط مقطوعة",
  "link-targets": "وجهات الروابط",
  upload: "رفع الصور",
  analytics: "أرقام الزيارات",
  "sales-report": "تقرير المبيعات",
};

/** Words of the screen. */
export const text = {
  lead: "أنشئ رمزًا لكل برنامج يقرأ من الموقع أو يكتب فيه. ولا يتجاوز الرمز صلاحيات من أنشأه.",
  add: "رمز وصول جديد",
  heads: {
    name: "الرمز",
    scopes: "الصلاحيات",
    user: "أنشأه",
    lastUsed: "آخر استعمال",
    expires: "ينتهي",
    state: "الحالة",
    actions: "إجراء",
  },
  deeds: { read: "قراءة", write: "كتابة", import: "استيراد", share: "روابط", mail: "بريد" },
  scopesOf: (deed: string, titles: string) => `${deed}: ${titles}`,
  everything: "كل الأقسام",
  never: "لم يُستعمل بعد",
  states: { active: "يعمل", expired: "انتهت مدته", blocked: "موقوف" },
  empty: {
    title: "لا رموز وصول بعد",
    text: "أنشئ رمزًا لبرنامج يقرأ الطلبات أو يضيفها، وحدد ما يُسمح له به.",
  },
  revokeItem: (name: string) => `إبطال ${name}`,
  revokeQuestion: "هل تريد إبطال هذا الرمز؟",
  revokeNote: "يتوقف البرنامج الذي يستعمله فورًا، ولا يعود الرمز إلى العمل.",
  revoke: "إبطال الرمز",
  revoked: "أُبطل الرمز",
  days: "المدة",
  nameHelp: "اسم البرنامج الذي يستعمل الرمز. به يظهر ما يفعله في سجل العمليات.",
  scopesHelp:
    "يُمنح الرمز ما تختاره هنا فقط، ولا يصل إلى الحسابات والخصوصية والإعدادات. الكتابة وحدها لا تُظهر ما في السجلات.",
  subject: "القسم",
  choiceOf: (deed: string, title: string) => `${deed}: ${title}`,
  noScope: "اختر صلاحية واحدة على الأقل",
  create: "إنشاء الرمز",
  made: {
    title: "الرمز جاهز",
    lead: "انسخ الرمز الآن واحفظه في البرنامج. لن يُعرض مرة أخرى.",
    label: "الرمز",
    copy: "نسخ الرمز",
    copied: "نُسخ الرمز",
    done: "تم",
  },
  failures: {
    load: "تعذّر تحميل الرموز",
    save: "تعذّر إنشاء الرمز",
    revoke: "تعذّر إبطال الرمز",
    full: "بلغ عدد الرموز حدّه. أبطل رمزًا لا يُستعمل، ثم أعد المحاولة.",
  },
};
