/** Words of the services screen of the admin. */
export const text = {
  title: "الخدمات",
  loading: "جاري تحميل الخدمات...",
  search: "ابحث بعنوان الخدمة",
  allCategories: "جميع الفئات",
  allVisibilities: "الظاهرة والمخفية",
  labels: {
    title: "عنوان الخدمة",
    shortDescription: "وصف قصير",
    description: "الوصف",
    icon: "الأيقونة",
    art: "الرسم",
    image: "الصورة",
    features: "المزايا",
    benefits: "الفوائد",
    category: "الفئة",
    isActive: "ظاهرة في الموقع",
    order: "الترتيب",
  },
  values: {
    category: {
      construction: "البناء والتشييد",
      maintenance: "الصيانة والدعم",
      consulting: "الاستشارات الهندسية",
    },
    icon: {
      Building: "مبنى",
      Home: "منزل",
      Factory: "مصنع",
      Wrench: "مفتاح صيانة",
      Users: "أشخاص",
      Shield: "درع",
    },
    art: {
      design: "تصميم",
      store: "متجر",
      marketing: "تسويق",
      dev: "تطوير",
      responsive: "شاشات متجاوبة",
      speed: "سرعة",
      support: "دعم",
    },
    isActive: { true: "ظاهرة", false: "مخفية" },
  },
  add: "إضافة خدمة",
  import: "استيراد الخدمات",
  edit: "تعديل الخدمة",
  copyOf: (title: string) => `${title} (نسخة)`,
  untitled: "خدمة بلا عنوان",
  deleteQuestion: "هل أنت متأكد من حذف هذه الخدمة؟",
  created: "أُضيفت الخدمة",
  updated: "حُفظت الخدمة",
  deleted: "حُذفت الخدمة",
  empty: { title: "لا توجد خدمات بعد", text: "أضف خدمتك الأولى لتظهر في صفحة الخدمات." },
  /** ERR-02: the messages for a refusal of the server, and for no answer. */
  failures: {
    load: { refused: "فشل في جلب الخدمات", unanswered: "حدث خطأ غير متوقع" },
    create: { refused: "فشل في إضافة الخدمة", unanswered: "حدث خطأ في إضافة الخدمة" },
    update: { refused: "فشل في تحديث الخدمة", unanswered: "حدث خطأ في تحديث الخدمة" },
    delete: { refused: "فشل في حذف الخدمة", unanswered: "حدث خطأ في حذف الخدمة" },
  },
  form: {
    basics: "الأساسيات",
    basicsHelp: "ما يراه الزائر في البطاقة.",
    lists: "القوائم",
    listsHelp: "اسحب المقبض أو استعمل السهمين للترتيب.",
    display: "العرض",
    noArt: "بلا رسم",
    artHelp: "يظهر في بطاقة الخدمة. بلا رسم تظهر الأيقونة، والصورة المرفوعة تحلّ محلّهما.",
    imageHelp: "صور فقط، بنسبة 16:9.",
    feature: "اكتب ميزة",
    benefit: "اكتب فائدة",
    visibility: "الظهور",
  },
  /** How many services visitors see, shown after the total. */
  visibleOf(visible: number, total: number) {
    if (total === 0) return "";
    if (visible === 0) return "، لا يظهر منها شيء في الموقع";
    if (visible === total) return total === 1 ? "، ظاهرة في الموقع" : "، كلها ظاهرة في الموقع";
    if (visible === 1) return "، واحدة منها ظاهرة في الموقع";
    if (visible === 2) return "، اثنتان منها ظاهرتان في الموقع";
    return `، ${visible} منها ظاهرة في الموقع`;
  },
};
