/** Words of the search over everything in the admin; requirement ADM-02. */
export const paletteText = {
  title: "بحث سريع",
  open: "البحث في لوحة الإدارة",
  field: "ابحث عن سجل أو شاشة",
  results: "النتائج",
  close: "إغلاق، Esc",
  records: "السجلات",
  screens: "الشاشات",
  actions: "إجراءات",
  allIn: "كل النتائج في {screen}",
  untitled: "بلا عنوان",
  failed: "تعذّر البحث في السجلات. أعد المحاولة بعد قليل.",
  quote: "عرض سعر",
  none: "لا نتائج تطابق بحثك",
  move: "تنقّل",
  go: "فتح",
  folded: "يساوي البحث بين أشكال الحرف، مثل التاء المربوطة والهاء، والألف بهمزة وبلا همزة",
  keys: { mac: "⌘ K", other: "Ctrl K" },
};

/** The word for one record of each screen. */
export const recordNames = {
  services: "خدمة",
  packages: "باقة",
  "packages-server": "باقة استضافة",
  team: "عضو في الفريق",
  testimonials: "رأي",
  articles: "مقال",
  faq: "سؤال",
  vision2030: "عنصر في رؤية 2030",
  pages: "صفحة إضافية",
  media: "صورة",
  addresses: "تحويل",
  projects: "مشروع",
  clients: "عميل",
  "quote-requests": "طلب عرض سعر",
  quotes: "عرض سعر",
  messages: "رسالة",
  "reply-templates": "قالب ردّ",
  users: "مستخدم",
  tasks: "مهمة",
};

/** The names of actions that can be started from anywhere, by the screen that does them. */
export const addNames = {
  projects: "إضافة مشروع",
  clients: "إضافة عميل",
  tasks: "إضافة مهمة",
  services: "إضافة خدمة",
  packages: "إضافة باقة",
  "packages-server": "إضافة باقة استضافة",
  team: "إضافة عضو",
  testimonials: "إضافة رأي",
  articles: "إضافة مقال",
  faq: "إضافة سؤال",
  vision2030: "إضافة عنصر",
  pages: "صفحة جديدة",
};
