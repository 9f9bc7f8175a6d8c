import { formatDateTime } from "../../kernel/text/format.ts";
import { pages } from "../shared/pages.text.ts";
import { type PageKey, shortName } from "../shared/pages.ts";
import { branchesText } from "./branches/branches-admin.text.ts";
import type { Branch } from "./branches/branches-field.ts";
import { holidaysText } from "./holidays/holidays-admin.text.ts";
import type { Holiday } from "./holidays/holidays-field.ts";
import { type DayHours, nameOf } from "./opening-hours.ts";

/** Names of the settings and of their values, also for the history. */
export const words = {
  title: "الإعدادات",
  labels: {
    agencyName: "اسم المنشأة",
    legalName: "الاسم في السجل التجاري",
    tagline: "العبارة التعريفية",
    logo: "الشعار",
    foundedYear: "سنة التأسيس",
    copyrightYear: "سنة حقوق النشر",
    phone: "رقم الهاتف",
    chatNumber: "رقم المحادثة",
    chatGreeting: "رسالة المحادثة",
    email: "البريد الإلكتروني",
    addressLine1: "العنوان البريدي، السطر الأول",
    addressLine2: "العنوان البريدي، السطر الثاني",
    city: "المدينة",
    district: "الحي",
    openingHours: "أيام العمل",
    branches: "الفروع",
    holidays: "الإجازات",
    workingHours: "أوقات العمل",
    socials: "روابط التواصل الاجتماعي",
    announcement: "الإعلان",
    announcementLink: "رابط الإعلان",
    announcementLinkText: "نص رابط الإعلان",
    announcementFrom: "بداية الإعلان",
    announcementUntil: "نهاية الإعلان",
    announcementPages: "صفحات الإعلان",
    hiddenPages: "الصفحات المخفية",
    defaultTheme: "المظهر الافتراضي",
    notificationEmails: "بريد الإشعارات",
    retentionMonths: "مدة حفظ البيانات بالأشهر",
    financialYears: "مدة حفظ العروض المقبولة بالسنوات",
    privacyEmail: "بريد الخصوصية",
    vatNumber: "الرقم الضريبي",
    commercialNumber: "السجل التجاري",
    unifiedNumber: "الرقم الوطني الموحد",
    authenticationNumber: "رقم التوثيق",
    authenticationLink: "رابط التوثيق",
    bankName: "المصرف",
    iban: "الآيبان",
    vatRate: "نسبة ضريبة القيمة المضافة",
    quoteDays: "مدة صلاحية العرض بالأيام",
    quoteTerms: "شروط العرض",
  },
  values: { defaultTheme: { light: "فاتح", dark: "داكن" } },
  told: {
    openingHours: (hours: readonly DayHours[]) =>
      hours.map(({ day, opens, closes }) => `${nameOf(day)}: من ${opens} إلى ${closes}`).join("\n") ||
      "لا أيام عمل",
    branches: (branches: readonly Branch[]) =>
      branches.map(({ name, address }) => (address ? `${name}: ${address}` : name)).join("\n") ||
      branchesText.none,
    holidays: (holidays: readonly Holiday[]) =>
      holidays.map(holidaysText.told).join("\n") || holidaysText.none,
    socials: (socials: readonly { label: string; url: string }[]) =>
      socials.map(({ label, url }) => `${label}: ${url}`).join("\n") || "لا روابط",
    hiddenPages: (hidden: readonly { page: PageKey }[]) =>
      hidden.map(({ page }) => shortName(pages[page])).join("\n") || "كل الصفحات ظاهرة",
    announcementFrom: (moment: string | null) => (moment === null ? "من الآن" : formatDateTime(moment)),
    announcementUntil: (moment: string | null) => (moment === null ? "بلا نهاية" : formatDateTime(moment)),
    announcementPages: (chosen: readonly { href: string }[]) =>
      chosen.map(({ href }) => href).join("\n") || "كل الصفحات",
  },
};

/** Words of the settings screen. */
export const text = {
  title: words.title,
  lead: "ما تغيّره هنا يظهر في الموقع فور الحفظ",
  sections: "أقسام الإعدادات",
  loading: "جاري تحميل الإعدادات...",
  loadFailed: "تعذّر تحميل الإعدادات",
  saveFailed: "تعذّر حفظ الإعدادات",
  save: "حفظ الإعدادات",
  saved: "حُفظت الإعدادات",
  undo: "تراجع",
  history: "سجل التعديلات",
  groups: {
    identity: { title: "هوية الموقع", help: "الاسم والشعار كما يظهران في الرأس والتذييل." },
    legal: {
      title: "بيانات المنشأة",
      help: "تظهر أسفل كل صفحة وفي صفحة التواصل وعروض الأسعار، وتقرؤها محركات البحث. يوجب نظام التجارة الإلكترونية ذكرها.",
    },
    contact: { title: "التواصل", help: "تُعرض في كل صفحة." },
    announcement: { title: "الإعلان", help: "سطر يظهر فوق صفحات الموقع من وقت إلى وقت، بتوقيت الرياض." },
    links: { title: "الروابط", help: "حساباتك على الشبكات." },
    theme: { title: "المظهر", help: "ما يراه الزائر أول مرة، قبل أن يختار." },
    notifications: { title: "الإشعارات", help: "من يصله بريد عند وصول طلب أو رسالة." },
    quotes: { title: "عروض الأسعار", help: "ما يبدأ به كل عرض جديد." },
    privacy: { title: "الخصوصية", help: "مدد حفظ البيانات الشخصية. تذكرها إشعارات الخصوصية في الموقع." },
  },
  logoHelp: "PNG أو WebP بخلفية شفافة. يظهر في الرأس والتذييل وبطاقات المشاركة.",
  logoOn: { light: "على الفاتح", dark: "على الداكن" },
  yearHelp: "تظهر في سطر الحقوق أسفل الموقع.",
  chatLink: "رابط المحادثة:",
  greetingHelp: "تُكتب للزائر حين يفتح المحادثة.",
  hours: {
    help: "منها يُرسم أسبوع العمل في صفحة التواصل، وتقرؤها محركات البحث. الإغلاق بعد منتصف الليل يُحسب من اليوم التالي.",
    works: "نعمل",
    closed: "مغلق",
    opens: "من",
    closes: "إلى",
    copy: "نسخ إلى بقية أيام العمل",
    copied: "نُسخت المواعيد إلى بقية أيام العمل",
  },
  workingHoursHelp: "يقرؤها الزائر بجانب أيام العمل، مثل: الدعم الفني 24/7.",
  cityHelp: "تُذكر وحدها في نصوص الصفحات.",
  districtHelp: "يُذكر في نصوص الصفحات، مثل: زُرنا في حي العليا.",
  announcement: {
    states: { none: "لا إعلان", soon: "قريبًا", now: "ظاهر", over: "انتهى" },
    none: "لا إعلان في الموقع.",
    soon: (moment: string) => `لم يبدأ بعد. يظهر للزوار ${moment}.`,
    now: "يظهر للزوار الآن.",
    nowUntil: (moment: string) => `يظهر للزوار الآن، حتى ${moment}.`,
    over: (moment: string) => `انتهى ${moment}، ولا يراه الزوار.`,
    help: "سطر واحد قصير. يخفيه الزائر بزر، ولا يعود إليه حتى تغيّر نصه أو رابطه.",
    linkHelp: "مسار في الموقع مثل \u2066/services\u2069، أو رابط كامل. اختياري.",
    linkTextHelp: "إن تُرك فارغًا كُتب: التفاصيل.",
    from: "يبدأ في",
    fromHelp: "إن تُرك فارغًا بدأ فور الحفظ.",
    until: "ينتهي في",
    untilHelp: "إن تُرك فارغًا بقي حتى تحذفه.",
    fromTime: "ساعة البداية",
    untilTime: "ساعة النهاية",
    pagesHelp: "إن لم تختر صفحة ظهر في كل الصفحات. ويظهر كذلك فيما تحت الصفحة، كصفحة كل مشروع.",
  },
  social: {
    label: (place: number) => `اسم الرابط ${place}`,
    labelHint: "اسم الشبكة",
    url: (place: number) => `وجهة الرابط ${place}`,
    remove: (place: number) => `حذف الرابط ${place}`,
    move: (place: number) => `نقل الرابط ${place}`,
    add: "إضافة رابط",
    empty: "لا روابط بعد.",
  },
  token: {
    hint: "أضف بريدًا",
    remove: (email: string) => `إزالة ${email}`,
    help: "اكتب البريد ثم اضغط Enter.",
  },
  mail: {
    configured: "خادم البريد مضبوط، والإشعارات تُرسل.",
    from: (address: string) => `تُرسل من ${address}.`,
    missing:
      "لم يُضبط خادم البريد (SMTP_URL)، فلا يُرسل الموقع إشعارات. الطلبات تُحفظ في لوحة الإدارة كالمعتاد.",
    test: "إرسال رسالة اختبار",
    testHelp: "تُرسل إلى البريد المحفوظ.",
    waiting: "رسالة الاختبار في الطريق...",
    sent: "تسلّم خادم البريد رسالة الاختبار.",
    failing: "لم يقبل خادم البريد رسالة الاختبار، وسنحاول من جديد:",
    late: "لم تخرج رسالة الاختبار بعد.",
    failed: "تعذّر إرسال رسالة الاختبار.",
  },
  vatRateHelp: "نسبة مئوية. اكتب 0 إن لم تكن منشأتك مسجّلة في الضريبة. تُغيَّر في كل عرض عند الحاجة.",
  unifiedHelp: "يبدأ بالرقم 7، ويغني عن رقم السجل.",
  authenticationHelp: "من منصة الأعمال، للمتاجر الإلكترونية.",
  authenticationLinkHelp: "رابط صفحة التوثيق في منصة الأعمال.",
  ibanHelp: "يُكتب مع اسم المصرف في ملف العرض، ليحوّل العميل إليه.",
  retentionHelp: "تُتلف الطلبات والرسائل وملفات العملاء بعد هذه المدة من آخر تواصل أو من انتهاء التعاقد.",
  financialHelp: "عروض الأسعار المقبولة سجلات مالية، تُتلف بعد هذه المدة من قبولها.",
};
