import type { NoticeKind, NoticeWay } from "../../kernel/notices.ts";

/** What is wrong with choices of notices. */
export const noticeMessages = {
  sameHour: "اختر ساعة أخرى، فالبداية والنهاية واحدة",
  noDay: "اختر يومًا واحدًا على الأقل",
};

type Said = { title: string; hint: string };

export const kindWords: Record<NoticeKind, Said> = {
  assigned: { title: "أُسند إليك طلب أو مهمة", hint: "مع اسم من أسنده" },
  mentioned: { title: "إشارة إليك في ملاحظة", hint: "مع نص الملاحظة" },
  due: { title: "تذكير حان وقته", hint: "تذكيراتك، وما لم يُسند إلى أحد" },
  request: { title: "طلب جديد أو رسالة", hint: "وتسجيل عميل جديد" },
  answered: { title: "ردّ من عميل", hint: "جاء بالبريد" },
  seen: { title: "فتح العميل عرض سعر", hint: "أول مرة يفتحه" },
  accepted: { title: "موافقة على عرض سعر", hint: "" },
  declined: { title: "اعتذار عن عرض سعر", hint: "" },
  expiring: { title: "عرض سعر ينتهي غدًا", hint: "ولم يردّ عليه العميل" },
};

export const wayWords: Record<NoticeWay, string> = { bell: "الجرس", mail: "البريد", push: "الأجهزة" };

export const noticesText = {
  title: "إشعاراتي",
  lead: "اختر ما يصلك، وكيف، ومتى.",
  failed: "تعذّر تحميل إشعاراتك",
  retry: "حاول مرة أخرى",
  savedAtOnce: "تُحفظ فورًا",
  notSaved: "لم يُحفظ الاختيار. حاول مرة أخرى.",
  table: "ما يصلك وكيف",
  kind: "النوع",
  groups: { own: "يخصّك", sales: "الطلبات والعروض" },
  each: (way: string, kind: string) => `${way}: ${kind}`,
  staysInBell: "ما يُسند إليك وما يُشار فيه إليك يبقى في الجرس دائمًا.",
  noMail: "خادم البريد غير مضبوط، فلا تصل رسائل.",
  stopped: (kind: string) => `لن يصلك بالبريد: ${kind}`,
  undo: "تراجع",
  quiet: {
    title: "وقت الهدوء",
    hint: "لا بريد ولا تنبيه فيه. ما يصل يُجمع ويأتيك عند انتهائه، والجرس يعمل كعادته.",
    from: "من الساعة",
    to: "إلى الساعة",
    weekend: "الجمعة والسبت طوال اليوم",
    exceptUrgent: "إلا الإشارة إليك والتذكيرات",
    week: (from: string, to: string, weekend: boolean) =>
      `هدوء كل يوم من ${from} إلى ${to}${weekend ? "، والجمعة والسبت طوال اليوم" : ""}. بتوقيت الرياض.`,
  },
  devices: {
    title: "الأجهزة",
    asks: {
      off: {
        title: "تنبيه على هذا الجهاز؟",
        words: "حين يصل طلب جديد أو يُشار إليك، ولو كانت اللوحة مغلقة. لا يظهر في التنبيه ما كتبه العميل.",
      },
      denied: {
        title: "المتصفح يمنع تنبيهات هذا الموقع",
        words:
          "المنع محفوظ في المتصفح، ولا نستطيع أن نسألك من جديد. لرفعه: اضغط علامة القفل بجانب العنوان، ثم «الإشعارات»، ثم «السماح». ويبقى الجرس والبريد يعملان.",
      },
      "home-screen": {
        title: "التنبيهات من الشاشة الرئيسية وحدها",
        words:
          "على هذا الجهاز تصل التنبيهات بعد إضافة اللوحة: اضغط «مشاركة»، ثم «إضافة إلى الشاشة الرئيسية»، ثم افتحها من هناك.",
      },
      unsupported: { title: "هذا المتصفح لا يدعم التنبيهات", words: "الجرس والبريد يعملان كعادتهما." },
    },
    allow: "تفعيل التنبيه",
    asksOnce: "سيسألك المتصفح بعدها مرة واحدة. ويمكنك إيقافه من «إشعاراتي» متى شئت.",
    notNow: "ليس الآن",
    isOn: "ستصلك التنبيهات على هذا الجهاز",
    thisOne: "هذا الجهاز",
    since: (day: string) => `مفعّل منذ ${day}`,
    trial: "تجربة",
    remove: "إزالة",
    removeNamed: (device: string) => `إزالة ${device}`,
    failed: "تعذّر ذلك. حاول مرة أخرى.",
  },
  calendar: {
    title: "التقويم",
    hint: "مهامك وتذكيراتك في برنامج التقويم الذي تستعمله، ويحدّثها بنفسه.",
    address: "عنوان التقويم",
    secret: "العنوان سرّ: من يعرفه يقرأ مهامك. فلا ترسله إلى أحد، وأنهه إن عرفه غيرك.",
    copy: "نسخ العنوان",
    copied: "نُسخ العنوان",
    make: "إنشاء عنوان",
    exchange: "عنوان جديد بدله",
    end: "إنهاء العنوان",
  },
  digest: {
    title: "ملخص اليوم بالبريد",
    hint: "رسالة واحدة بما لم تقرأه بعد. وإن لم يكن جديد فلا رسالة.",
    hour: "الساعة",
    days: "الأيام",
  },
};
