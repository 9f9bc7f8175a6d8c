/** Words of the audit trail; requirement SEC-12. */
export const auditColumns = ["الوقت", "من", "العملية", "القسم", "الرقم", "الحقول"] as const;

const actions: Record<string, string> = {
  create: "إضافة",
  update: "تعديل",
  delete: "حذف",
  restore: "استعادة",
  publish: "نشر",
  "sign-in": "دخول",
  "sign-out": "خروج",
  "sign-in-failed": "محاولة دخول فاشلة",
  "locked-out": "إيقاف المحاولات مؤقتًا",
  "proof-failed": "كلمة مرور خاطئة عند التأكيد",
  invite: "دعوة مستخدم",
  "link-made": "إنشاء رابط دخول",
  "link-used": "استعمال رابط دخول",
  "password-changed": "تغيير كلمة المرور",
  disable: "تعطيل مستخدم",
  enable: "تفعيل مستخدم",
  "session-ended": "إنهاء جلسة",
  "totp-on": "ربط تطبيق الرموز",
  "totp-off": "فك تطبيق الرموز",
  "recovery-codes-made": "توليد رموز احتياطية",
  "recovery-code-used": "استعمال رمز احتياطي",
  "passkey-added": "إضافة مفتاح مرور",
  "passkey-renamed": "تسمية مفتاح مرور",
  "passkey-removed": "حذف مفتاح مرور",
  export: "تصدير",
};

/** The tables that no description names, with a hyphen for their underscore. */
export const otherTables: Readonly<Record<string, string>> = {
  sessions: "الجلسات",
  "faq-categories": "تصنيفات الأسئلة",
  "project-requests": "طلبات العروض والرسائل",
  "request-notes": "ملاحظات الطلبات",
  "page-texts": "محتوى الموقع",
  quotes: "عروض الأسعار",
};

/** The changed fields of tables without a description, by their names in the code. */
const fields: Record<string, string> = {
  answerNote: "ملاحظة الرد",
  answeredAt: "وقت الرد",
  answeredBy: "صاحب الرد",
  assigneeId: "المسؤول",
  authorId: "الكاتب",
  authorName: "اسم الكاتب",
  body: "النص",
  clientId: "العميل",
  companyName: "اسم الشركة",
  noticeAt: "وقت إشعار الخصوصية",
  noticeEdition: "نسخة إشعار الخصوصية",
  customerCompany: "شركة العميل",
  customerEmail: "بريد العميل",
  customerName: "اسم العميل",
  customerPhone: "جوال العميل",
  discount: "الخصم",
  email: "البريد الإلكتروني",
  isRemoved: "الحذف",
  items: "البنود",
  key: "المعرّف",
  kind: "النوع",
  label: "الاسم",
  message: "الرسالة",
  name: "الاسم",
  news: "الجديد",
  newsAt: "وقت الجديد",
  number: "الرقم",
  phone: "الجوال",
  publishAt: "موعد النشر",
  remindOn: "التذكير",
  requestId: "الطلب",
  requestedServices: "الخدمات المطلوبة",
  sentAt: "وقت الإرسال",
  state: "الحالة",
  status: "الحالة",
  terms: "الشروط",
  tokenHash: "الرابط",
  total: "الإجمالي",
  validUntil: "سريان العرض",
};

/** What nobody has named yet shows as it is stored. */
export const actionName = (action: string) => actions[action] ?? action;

export const fieldName = (field: string) => fields[field] ?? field;

export const actionOptions = Object.entries(actions).map(([value, label]) => ({ value, label }));
