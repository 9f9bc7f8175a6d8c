import { wordFor } from "../../kernel/text/word-for.ts";

/** Words of the audit trail; requirement SEC-12. */
export const auditColumns = ["الوقت", "المستخدم", "العملية", "القسم", "الرقم", "الحقول"] as const;

const actions: Record<string, string> = {
  create: "إضافة",
  update: "تعديل",
  delete: "حذف",
  restore: "استعادة",
  publish: "نشر",
  "share-made": "إنشاء رابط مشاركة",
  "share-withdrawn": "سحب رابط مشاركة",
  "schedule-set": "جدولة نشر",
  "schedule-cancelled": "إلغاء جدولة",
  "draft-discarded": "تجاهل مسودة",
  "draft-restored": "استعادة نسخة إلى المسودة",
  "published-unapproved": "نشر دون موافقة",
  "remark-answered": "ردّ على ملاحظة",
  "remark-done": "معالجة ملاحظة",
  "remark-reopened": "إعادة فتح ملاحظة",
  "remark-deleted": "حذف ملاحظة",
  "site-opened": "فتح الموقع للزوار",
  "delivery-sent": "إرسال يدوي",
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
  "device-added": "تفعيل التنبيهات على جهاز",
  "device-removed": "إزالة جهاز من التنبيهات",
  "feed-made": "إنشاء عنوان تقويم",
  "feed-ended": "إنهاء عنوان تقويم",
  "totp-on": "ربط تطبيق المصادقة",
  "totp-off": "إلغاء ربط تطبيق المصادقة",
  "recovery-codes-made": "توليد رموز الاسترداد",
  "recovery-code-used": "استعمال رمز استرداد",
  "passkey-added": "إضافة مفتاح مرور",
  "passkey-renamed": "تسمية مفتاح مرور",
  "passkey-removed": "حذف مفتاح مرور",
  export: "تصدير",
};

/** Names of the tables that have no resource description. Keys are table names with a hyphen in place of the underscore. */
export const otherTables: Readonly<Record<string, string>> = {
  sessions: "الجلسات",
  "page-texts": "محتوى الموقع",
  "missing-pages": "صفحات لم توجد",
  "site-exports": "تصدير الموقع",
};

/** Names of fields of tables without a resource description. Keys are the field names in the code. */
const fields: Record<string, string> = {
  isRemoved: "الحذف",
  key: "المعرّف",
  kind: "النوع",
  label: "الاسم",
  publishAt: "موعد النشر",
};

/** The Arabic name of an action; an action without a name is shown as it is stored. */
export const actionName = (action: string) => wordFor(actions, action) ?? action;

export const fieldName = (field: string) => wordFor(fields, field) ?? field;

export const actionOptions = Object.entries(actions).map(([value, label]) => ({ value, label }));
