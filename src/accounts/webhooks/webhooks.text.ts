import type { DeliveryFault, StopReason } from "./answers.ts";
import type { testEvent, WebhookEvent } from "./webhooks.ts";

/** Words of webhooks; requirement TOKEN-01. */
export const webhookWords = {
  title: "الربط مع البرامج",
  labels: {
    name: "الاسم",
    address: "الرابط",
    events: "الأحداث",
    resources: "الأقسام",
    isActive: "يُرسَل إليه",
    secretGeneration: "مفتاح التوقيع",
  },
  values: {},
};

const events: Record<WebhookEvent | typeof testEvent, string> = {
  "request.created": "طلب أو رسالة جديدة",
  "quote.accepted": "موافقة على عرض سعر",
  "page.published": "نشر صفحة",
  "record.changed": "تغيّر سجل",
  "webhook.test": "إرسال تجريبي",
};

const stopped: Record<StopReason, string> = {
  failing: "توقّف الإرسال إليه: لم ينجح أي إرسال منذ ثلاثة أيام.",
  gone: "توقّف الإرسال إليه: أجاب البرنامج بأن الرابط لم يعد قائمًا.",
  full: "توقّف الإرسال إليه: تراكم ما لم يُستلم.",
};

/** Why a delivery got no answer. */
const faults: Record<DeliveryFault, string> = {
  insecure: "الرابط لا يبدأ بـ https",
  "private-address": "الرابط يؤدي إلى شبكة داخلية",
  "unknown-host": "اسم الخادم غير معروف",
  unreachable: "الخادم لا يستقبل الاتصال",
  certificate: "لم ينجح الاتصال الآمن بالخادم",
  timeout: "لم يُجب الخادم في الوقت المسموح",
};

/** Words of the screen. */
export const text = {
  lead: "نرسل إلى البرنامج خبر ما يحدث في الموقع فور حدوثه. لا يُرسَل اسم ولا رقم ولا بريد، بل رقم السجل ونوع الحدث.",
  add: "ربط جديد",
  edit: "تعديل الربط",
  heads: { name: "الربط", events: "الأحداث", last: "آخر إرسال", state: "الحالة", actions: "إجراء" },
  events,
  eventOf: (event: string, titles: string) => `${event}: ${titles}`,
  states: { active: "يعمل", paused: "يتعثّر", off: "متوقّف" },
  stopped,
  faults,
  never: "لا شيء بعد",
  empty: {
    title: "لا ربط بعد",
    text: "اربط برنامجًا، كنظام المحاسبة، ليعلم بكل طلب جديد أو عرض مقبول.",
  },
  addressHelp: "رابط في برنامجك يستقبل الأحداث، ويبدأ بـ https.",
  nameHelp: "اسم البرنامج المستقبِل.",
  eventsHelp: "يُرسَل ما تختاره هنا فقط.",
  resourcesHelp: "الأقسام التي نرسل إليه خبر تغيّر سجلاتها.",
  isActive: "الإرسال إلى هذا الرابط",
  isActiveHelp: "ما يحدث أثناء الإيقاف لا يُرسل لاحقًا.",
  create: "إنشاء الربط",
  saved: "حُفظ الربط",
  entries: {
    log: "سجل الإرسال",
    test: "إرسال تجريبي",
    rotate: "تبديل المفتاح",
    remove: "حذف",
  },
  removed: "حُذف الربط",
  removeQuestion: "هل أنت متأكد من حذف هذا الربط؟",
  removeNote: "يتوقف الإرسال إلى البرنامج فورًا، ويُحذف معه ما ينتظر الإرسال.",
  remove: "حذف الربط",
  rotateQuestion: "هل تريد تبديل مفتاح هذا الربط؟",
  rotateNote: "يُوقَّع بالمفتاحين القديم والجديد 24 ساعة، ثم بالجديد وحده. ضع الجديد في البرنامج قبل ذلك.",
  rotate: "تبديل المفتاح",
  secret: {
    title: "مفتاح التوقيع جاهز",
    lead: "انسخ المفتاح الآن واحفظه في البرنامج ليتحقق به من كل رسالة. لن يُعرض مرة أخرى.",
    label: "مفتاح التوقيع",
    copy: "نسخ المفتاح",
    copied: "نُسخ المفتاح",
    done: "تم",
  },
  log: {
    title: (name: string) => `سجل الإرسال: ${name}`,
    heads: { event: "الحدث", at: "الوقت", result: "النتيجة", actions: "إجراء" },
    states: { waiting: "ينتظر", delivered: "وصل", failed: "لم يصل" },
    record: (id: string) => `الرقم ${id}`,
    status: (status: number) => `الردّ: ${status}`,
    answer: "نص الإجابة",
    resend: "إعادة الإرسال",
    resendItem: (event: string) => `إعادة إرسال: ${event}`,
    queued: "أُضيف إلى ما يُرسَل",
    empty: { title: "لم يُرسَل شيء بعد", text: "جرّب الإرسال التجريبي لتتأكد من وصول الرسائل." },
  },
  failures: {
    load: "تعذّر تحميل الربط",
    log: "تعذّر تحميل سجل الإرسال",
    save: "تعذّر حفظ الربط",
    full: "بلغ عدد عمليات الربط حدّه. احذف ما لا يُستعمل، ثم أعد المحاولة.",
    remove: "تعذّر حذف الربط",
    rotate: "تعذّر تبديل المفتاح",
    test: "تعذّر الإرسال التجريبي. تأكد من أن الإرسال غير متوقّف.",
    resend: "تعذّرت إعادة الإرسال",
  },
  faultsOf: {
    address: "اكتب رابطًا كاملًا يبدأ بـ https، مثل https://example.com/hook",
    credentials: "اكتب الرابط دون اسم مستخدم ودون كلمة مرور",
    private: "هذا الرابط في شبكة داخلية. يسمح به مدير الخادم في إعداداته.",
    events: "اختر حدثًا واحدًا على الأقل",
    resources: "اختر قسمًا واحدًا على الأقل",
  },
};
