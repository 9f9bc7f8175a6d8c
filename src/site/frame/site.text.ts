/** Words of the frame around every public page. Texts that editors can change are in the section «shared». */
export const siteText = {
  deadDraft: {
    title: "لم يعد هذا الرابط صالحًا",
    text: "انتهت مدته أو سُحب. اطلب رابطًا جديدًا ممن أرسله إليك.",
  },
  sharedDraft: "هذه مسودة للمعاينة: لم تُنشر بعد، ولا ترسل نماذجها شيئًا.",
  skip: "تخطَّ إلى المحتوى",
  openMenu: "فتح القائمة",
  closeMenu: "إغلاق القائمة",
  logo: "{agency}، الصفحة الرئيسية",
  mainNav: "التنقّل الرئيسي",
  mobileNav: "قائمة الجوال",
  footerNav: "روابط الموقع",
  policiesNav: "سياسات",
  breadcrumb: "مسار الصفحة",
  announcement: "إعلان",
  announcementLink: "التفاصيل",
  closeAnnouncement: "إخفاء الإعلان",
  chat: "راسلنا على واتساب",
  retry: "إعادة المحاولة",
  backHome: "العودة إلى الصفحة الرئيسية",
  contactUs: "تواصل معنا",
};

export const homeText = {
  highlights: "مزايا {agency}",
  certificates: "الشهادات والمعايير",
  projectFrom: "مشروع من {place}",
};

export const servicesText = {
  errorLabel: "خطأ",
  /** Shown instead of the number of services while it is not known. */
  uncounted: "خدمات",
  loadServices: "فشل في جلب الخدمات",
  loadPackages: "تعذّر تحميل الباقات.",
  noServices: {
    title: "نحدّث خدماتنا الآن",
    text: "راسلنا وسنخبرك بما نقدّمه.",
    action: "تواصل معنا",
  },
  noPackages: {
    title: "نحدّث باقاتنا الآن",
    text: "اطلب عرضًا مخصّصًا ونردّ خلال يوم عمل.",
    action: "اطلب عرض سعر",
  },
};

export const quoteText = {
  name: "الاسم",
  companyName: "اسم الشركة",
  phone: "رقم الجوال",
  email: "البريد الإلكتروني",
  requestedServices: "الخدمات المطلوبة",
  message: "وصف الطلب",
  /** The titles of the first and the last part of the form. */
  person: "بياناتك",
  request: "طلبك",
  summary: "ملخص طلبك",
  prices: "أسعار الباقات بالريال",
  compare: "قارن الباقات",
  package: "الباقة",
  noPackage: "بلا باقة محدّدة",
  deliveryTime: "مدة التسليم",
  placeholders: {
    name: "مثال: منى الفارس",
    companyName: "اسم منشأتك كما تحب أن نكتبه",
    phone: "05XXXXXXXX",
    email: "name@example.com",
    message: "ماذا تريد؟ ولمن؟ ومتى تحتاج إليه؟",
  },
  optional: "(اختياري)",
  required: "هذا الحقل مطلوب",
  wrongEmail: "اكتب بريدًا صحيحًا، مثل name@example.com",
  sending: "نرسل طلبك...",
  failed: "حدث خطأ أثناء الإرسال. حاول مرة أخرى.",
  honeypot: "اترك هذا الحقل فارغًا",
};

export const errorText = {
  heading: "Unexpected Application Error!",
  title: "خطأ غير متوقع",
  text: "حدث خلل من جهتنا وسجّلناه. أعد المحاولة، أو عُد إلى الصفحة الرئيسية.",
  reference: "رقم الخطأ",
  referenceHint: "اذكره إن اتصلت بنا على {phone}",
};
