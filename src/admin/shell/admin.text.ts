/** Words of the admin's frame, its dashboard and its own pages. */
export const adminText = {
  title: "{screen} · الإدارة | {agency}",
  titleAlone: "{screen} · الإدارة",
  skip: "الانتقال إلى المحتوى",
  brand: "{agency}، لوحة المعلومات",
  sidebar: "قائمة الإدارة",
  screensNav: "شاشات الإدارة",
  toggleSidebar: "القائمة الجانبية",
  closeSidebar: "إغلاق القائمة",
  ownAccount: "حسابي",
  logout: "تسجيل الخروج",
  logoutFailed: "تعذّر تسجيل الخروج. أعد المحاولة بعد قليل.",
  logoutUnanswered: "تعذّر تسجيل الخروج. تحقّق من اتصالك ثم أعد المحاولة.",
  liveSite: "عرض الموقع",
  newWindow: "(يفتح في نافذة جديدة)",
  toggleTheme: "تبديل المظهر الفاتح والداكن",
  loading: "جاري التحميل...",
  retry: "إعادة المحاولة",
  login: "تسجيل الدخول",
  sessionEnded: "انتهت جلستك. سجّل دخولك من جديد لتتابع من حيث توقفت.",
};

export const screenNames = {
  dashboard: "لوحة المعلومات",
  setup: "تجهيز الموقع",
  content: "محتوى الموقع",
  services: "الخدمات",
  packages: "الباقات",
  "packages-server": "باقات الاستضافة",
  team: "فريق العمل",
  testimonials: "آراء العملاء",
  articles: "المقالات",
  faq: "الأسئلة الشائعة",
  "question-categories": "تصنيفات الأسئلة",
  vision2030: "رؤية 2030",
  pages: "صفحات إضافية",
  media: "مكتبة الوسائط",
  addresses: "التحويلات والروابط",
  projects: "المشاريع",
  clients: "العملاء",
  "quote-requests": "طلبات العروض",
  quotes: "عروض الأسعار",
  "saved-lines": "بنود محفوظة",
  "quote-terms": "شروط العروض",
  "sales-report": "المبيعات",
  messages: "الرسائل",
  tasks: "المهام",
  "reply-templates": "قوالب الردود",
  "own-fields": "حقول خاصة",
  analytics: "التحليلات",
  users: "المستخدمون",
  notices: "إشعاراتي",
  privacy: "الخصوصية",
  export: "تصدير الموقع",
  settings: "الإعدادات",
};

export const groupNames = { website: "الموقع", work: "العمل", system: "النظام" };

export const lostText = {
  title: "الصفحة غير موجودة",
  text: "لا شاشة في الإدارة بهذا الرابط. اختر شاشة من القائمة أو عُد إلى لوحة المعلومات.",
  back: "العودة إلى لوحة المعلومات",
};

/** Words for a screen that a role may not see or change; requirement ROLE-01. */
export const refusedText = {
  title: "هذه الشاشة ليست ضمن صلاحيتك",
  text: "اطلب من مدير النظام توسيع صلاحيتك إن احتجت إليها.",
  readOnly: "تعرض لك هذه الشاشة ما فيها للقراءة فقط.",
};

export const haltText = {
  unavailable: {
    title: "الإدارة متوقّفة لحظات",
    text: "الخدمة مشغولة الآن. أعد المحاولة بعد قليل.",
  },
  failed: {
    title: "Unexpected Application Error!",
    text: "حدث خلل من جهتنا وسجّلناه. أعد المحاولة، أو عُد إلى الصفحة الرئيسية.",
  },
  home: "العودة إلى الصفحة الرئيسية",
};
