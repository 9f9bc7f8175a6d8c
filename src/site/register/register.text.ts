/** Words of the registration form. */
export const registerText = {
  person: "بياناتك",
  name: "الاسم الكامل",
  company: "اسم الشركة",
  email: "البريد الإلكتروني",
  phone: "رقم الجوال",
  address: "العنوان البريدي",
  services: "الخدمات التي تهمك",
  optional: "(اختياري)",
  consents: "الموافقات",
  summary: "ملخص التسجيل",
  /** The label of the current step. */
  now: "تسجّل الآن",
  placeholders: {
    name: "مثال: منى الفارس",
    company: "اسم منشأتك كما تحب أن نكتبه",
    email: "name@example.com",
    phone: "05XXXXXXXX",
    address: "الحي والمدينة",
  },
  required: "هذا الحقل مطلوب",
  wrongEmail: "اكتب بريدًا صحيحًا، مثل name@example.com",
  consentMissing: "نحتاج إلى موافقتك لفتح الملف",
  privacyLink: "اقرأ سياسة الخصوصية",
  sending: "نرسل تسجيلك...",
  failed: "تعذّر إرسال التسجيل. ما كتبته محفوظ في الصفحة، فأعد المحاولة بعد قليل.",
  honeypot: "اترك هذا الحقل فارغًا",
};
