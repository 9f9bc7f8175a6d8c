import type { MessageStage } from "../requests.ts";

/** Words of the list that AREQ-01 and ERR-10 prescribe; `desk.text.ts` has the others. */
export const quoteRequestsText = {
  failedPrefix: "حدث خطأ: ",
  failedDefault: "Error",
  noCompany: "-",
};

export const contactReasons = {
  service: "استفسار عن خدمة",
  partnership: "عرض شراكة",
  problem: "مشكلة في الموقع",
  other: "سبب آخر",
};

/** What requests and their fields are called; requirement SEC-12. */
export const requestWords = {
  title: "طلبات العروض والرسائل",
  labels: {
    kind: "النوع",
    name: "الاسم",
    companyName: "اسم الشركة",
    requestedServices: "الخدمات المطلوبة",
    chosenPackage: "الباقة المختارة",
    phone: "الجوال",
    email: "البريد الإلكتروني",
    message: "الرسالة",
    createdAt: "وقت الوصول",
    status: "الحالة",
    assigneeId: "المسؤول",
    remindOn: "التذكير",
    news: "الجديد",
    newsAt: "وقت الجديد",
    sentText: "نص البحث",
    seenBy: "اطّلع عليه",
    assignedBy: "أسنده",
    assignedAt: "وقت الإسناد",
    clientId: "العميل",
    noticeAt: "وقت إشعار الخصوصية",
    noticeEdition: "نسخة إشعار الخصوصية",
    source: "المصدر",
    lostReason: "سبب عدم الاتفاق",
    lostNote: "توضيح السبب",
    suspectedAt: "وقت الاشتباه",
    expectedValue: "القيمة المتوقعة",
    ownValues: "حقول خاصة",
    answeredAt: "وقت أول ردّ",
    closedAt: "وقت الاتفاق أو عدمه",
    tags: "الوسوم",
    tagKeys: "مفاتيح الوسوم",
    formAnswers: "إجابات النموذج",
    formPlace: "مكان النموذج",
  },
  values: {
    kind: { quote: "طلب عرض سعر", message: "رسالة" },
    status: {
      new: "جديد",
      contacted: "تم التواصل",
      quoted: "أُرسل العرض",
      won: "تم الاتفاق",
      lost: "لم يتم الاتفاق",
    },
    source: {
      site: "نموذج الموقع",
      phone: "مكالمة",
      visit: "زيارة",
      chat: "محادثة",
      mail: "بريد",
      other: "غير ذلك",
    },
    lostReason: {
      price: "السعر أعلى من الميزانية",
      time: "الموعد لا يناسب",
      "other-house": "اختار جهة أخرى",
      silence: "لم يعد يردّ",
      scope: "خارج ما نقدّمه",
      other: "غير ذلك",
    },
    news: {
      arrived: "وصل",
      answered: "ردّ من العميل",
      accepted: "موافقة على عرض السعر",
      declined: "اعتذار عن عرض السعر",
    },
  },
};

/** Names of the states of messages, which group the stored statuses; requirement DESK-01. */
export const stageNames: Record<MessageStage, string> = {
  new: "جديدة",
  answered: "رُدّ عليها",
  closed: "مغلقة",
};

export const statusNames = requestWords.values.status;

export const noteWords = {
  title: "ملاحظات الطلبات",
  labels: {
    requestId: "الطلب",
    kind: "النوع",
    body: "النص",
    authorId: "الكاتب",
    authorName: "اسم الكاتب",
    createdAt: "الوقت",
    delivery: "الإرسال",
    mentions: "المذكورون",
    unseenBy: "لم يطّلعوا بعد",
    direction: "الاتجاه",
    way: "الوسيلة",
    happenedAt: "وقت التواصل",
    attached: "المرفقات",
    quoted: "الاقتباس",
    fromAddress: "بريد المرسل",
    isAutomatic: "ردّ آلي",
  },
  values: {
    direction: { in: "من العميل", out: "منّا" },
    way: { phone: "مكالمة", whatsapp: "واتساب", mail: "بريد", meeting: "اجتماع" },
    delivery: { queued: "في انتظار الإرسال", sent: "أُرسل", failed: "تعذّر الإرسال" },
    kind: {
      note: "ملاحظة",
      corrected: "تصحيح البيانات",
      merged: "دمج طلب",
      mail: "ردّ بالبريد",
      whatsapp: "ردّ بواتساب",
      contact: "تواصل مسجَّل",
      status: "تغيير الحالة",
      automatic: "تغيير الحالة بعد أول ردّ",
      reason: "سبب عدم الاتفاق",
      assigned: "إسناد",
      sent: "إرسال عرض سعر",
      accepted: "موافقة على عرض سعر",
      declined: "اعتذار عن عرض سعر",
      withdrawn: "سحب عرض سعر",
      client: "تحويل إلى عميل",
    },
  },
};
