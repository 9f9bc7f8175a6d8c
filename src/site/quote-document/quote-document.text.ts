/** Words of the page on which a visitor reads and answers a quote; requirement AREQ-02. In English: `quote-document-english.ts`. */
export const quoteDocumentText = {
  title: "عرض السعر {number} | {agency}",
  missing: "لا عرض سعر بهذا الرابط",
  hint: "اقرأ العرض، ثم وافق عليه أو اعتذر عنه أسفل الصفحة.",
  readOnly: "اقرأ العرض هنا. وللردّ عليه افتح الرابط الذي وصلك معه.",
  file: "تنزيل PDF",
  acceptedFile: "تنزيل العرض مع الموافقة",
  standingAccepted: "وصلتنا موافقة {name} على هذا العرض في {time}. شكرًا لثقتك، وسنتواصل معك لنبدأ.",
  standingDeclined: "وصلنا اعتذار {name} عن هذا العرض في {time}. شكرًا لوقتك.",
  standingExpired: "انتهت مدة هذا العرض في {day}. تواصل معنا لنجدّده.",
  standingWithdrawn: "سُحب عرض السعر هذا",
  standingMissing: "لا عرض سعر بهذا الرابط. تأكد من الرابط أو راسلنا.",
  contact: "للسؤال عن العرض: {phone} أو {email}",
  answer: "ردّك على العرض",
  name: "الاسم",
  note: "ملاحظة",
  optional: "(اختياري)",
  accept: "أوافق على العرض",
  decline: "أعتذر عن العرض",
  /** The notice, with the periods of the settings like those of the public forms; requirement PRIV-01. */
  notice:
    "نحفظ اسمك وملاحظتك ووقت ردّك مع العرض لتنفيذ ما تختاره: العرض المقبول سجل مالي نحفظه {records}، وغيره نتلفه بعد {retention} من آخر تواصل.",
  noticeLink: "اقرأ سياسة الخصوصية",
  failed: "تعذّر حفظ ردّك. ما كتبته باقٍ، فأعد المحاولة بعد قليل.",
  changed: "تغيّرت حالة هذا العرض قبل وصول ردّك، وحالته الآن أعلى الصفحة.",
};
