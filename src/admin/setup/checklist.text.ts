import { formatNumber } from "../../kernel/text/format.ts";

/** Words of the dashboard's list of what a new site still lacks. */
export const checklistText = {
  title: "قبل أن تعلن عن موقعك",
  progress: (done: number, total: number) => `تم ${formatNumber(done)} من ${formatNumber(total)}`,
  isDone: "تم",
  putAway: "إخفاء القائمة",
  putAwayFailed: "تعذّر إخفاء القائمة",
  tasks: {
    setup: { title: "تجهيز الموقع", text: "لا يرى الزائر الموقع حتى ينتهي.", action: "إكمال التجهيز" },
    logo: { title: "الشعار", text: "يظهر في الرأس والرسائل وبطاقات المشاركة.", action: "رفع الشعار" },
    service: { title: "أول خدمة", text: "ما الذي يطلبه الزائر منك؟", action: "إضافة خدمة" },
    address: { title: "رابط الموقع", text: "روابط الرسائل والبحث تحتاج إلى النطاق.", action: "طريقة الضبط" },
    mail: { title: "تجربة البريد", text: "بلا بريد لا يصلك خبر طلب جديد.", action: "إرسال رسالة اختبار" },
    backup: {
      title: "النسخ الاحتياطي",
      text: "نسخة واحدة على الأقل، ومكان تُحفظ فيه.",
      action: "طريقة الضبط",
    },
    factor: { title: "التحقق بخطوتين لحسابك", text: "مفتاح مرور أو تطبيق مصادقة.", action: "تفعيل التحقق" },
    privacy: { title: "سياسة الخصوصية", text: "اقرأ النص وعدّل ما لا يصف عملك.", action: "قراءة النص" },
  },
  howTo: {
    close: "إغلاق",
    restart: "ثم أعد تشغيل الخادم. وللتأكد شغّل npm run doctor.",
    address: {
      title: "ضبط رابط الموقع",
      text: "يُضبط على الخادم، في متغيّرات بيئته، بعد أن يشير نطاقك إليه:",
      lines: ["NODE_ENV=production", "PUBLIC_URL=https://example.com"],
    },
    backup: {
      title: "ضبط النسخ الاحتياطي",
      text: "يُضبط على الخادم، في متغيّرات بيئته، على قرص غير قرص البيانات:",
      lines: ["BACKUP_DIR=/srv/backups"],
    },
  },
};
