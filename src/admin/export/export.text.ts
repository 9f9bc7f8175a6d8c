/** Words of the export of the whole site. */
export const exportText = {
  title: "تصدير الموقع",
  lead: "كل ما في الموقع في ملف واحد: السجلات والنصوص والصور والمرفقات.",
  holds: "ما في الملف",
  parts: [
    "كل قائمة جدولًا (CSV) وبيانات (JSON)، ونصوص الصفحات المنشورة.",
    "الصور والمرفقات وملفات العروض كما رُفعت.",
    "نسخة كاملة يُفتح منها موقع جديد مطابق، بالأمر restore.",
  ],
  secret:
    "فيه بيانات العملاء، فاحفظه في مكان لا يصل إليه غيرك. ليس فيه كلمات مرور ولا مفاتيح: من ينقل الموقع يدخل برابط جديد.",
  start: "بدء التصدير",
  again: "تصدير من جديد",
  starting: "جاري البدء...",
  download: "تنزيل الملف",
  remove: "حذف الملف",
  stop: "إيقاف التصدير",
  removing: "جاري الحذف...",
  removed: "حُذف الملف",
  running: "جاري التصدير",
  stays: "يستمر العمل وإن أُغلقت الصفحة.",
  steps: { rows: "نسخ السجلات", lists: "كتابة القوائم", files: "جمع الملفات" },
  ready: (size: string) => `الملف جاهز، حجمه ${size}`,
  made: (by: string, at: string) => `طلبه ${by}، ${at}.`,
  until: (at: string) => `يُحذف تلقائيًا ${at}.`,
  failed: "لم يكتمل التصدير. لم يتغيّر في الموقع شيء.",
  busy: "تصدير آخر قيد العمل. ينتهي بعد قليل.",
  unread: "تعذّر تحميل حال التصدير",
  notStarted: "تعذّر بدء التصدير",
  notRemoved: "تعذّر حذف الملف",
  notDownloaded: "تعذّر تنزيل الملف",
  readmeName: "README.txt",
  readme: `تصدير كامل للموقع

data/      القوائم: لكل منها جدول (CSV) وبيانات (JSON)، ومعها نصوص الصفحات والإعدادات.
uploads/   الصور والمرفقات وملفات العروض كما رُفعت.
shurfa.db  قاعدة البيانات كاملة (SQLite)، بلا كلمات مرور ولا مفاتيح ولا جلسات.
manifest.json  عدد السجلات وبصمات الملفات.

To open a new site with all of it, on an empty data folder or database:
    npm run restore -- <this file>.zip
    npm run admin-link
The second command prints a link for the first sign-in.
`,
};
