/** Words of the two packages screens of the admin. */
const shared = {
  tabsLabel: "نوع الباقات",
  tabs: { packages: "باقات المواقع", hosting: "باقات الاستضافة" },
  loading: "جاري تحميل الباقات...",
  search: "ابحث بالعنوان أو الوصف أو التصنيف",
  status: "الحالة",
  statuses: [
    { value: "", label: "جميع الحالات" },
    { value: "active", label: "ظاهرة" },
    { value: "stopped", label: "مخفية" },
  ],
  labels: {
    title: "العنوان",
    description: "الوصف",
    price: "السعر",
    pricePeriod: "دورية السعر",
    priceWords: "وحدة السعر بكلماتك",
    deliveryTime: "مدة التسليم",
    features: "المزايا",
    category: "التصنيف",
    isActive: "ظاهرة في صفحة الخدمات",
    displayOrder: "الترتيب",
    gradient: "التدرّج",
    icon: "الأيقونة",
    iconHtml: "التدرّج والأيقونة كما أُرسلا",
    includesId: "تشمل باقة أخرى",
    includesWords: "جملة ما تشمله",
  },
  values: {
    isActive: { true: "ظاهرة", false: "مخفية" },
    pricePeriod: { month: "كل شهر", year: "كل سنة" },
    gradient: { palm: "أخضر النخيل", khuzama: "بنفسجي الخزامى", arfaj: "أصفر العرفج" },
    icon: {
      Building: "مبنى",
      Home: "منزل",
      Factory: "مصنع",
      Wrench: "مفتاح صيانة",
      Users: "أشخاص",
      Shield: "درع",
      Cloud: "سحابة",
      Server: "خادم",
      HardDrive: "قرص تخزين",
    },
  },
  heads: {
    id: "رقم",
    title: "العنوان",
    description: "الوصف",
    price: "السعر",
    deliveryTime: "مدة التسليم",
    category: "التصنيف",
    status: "الحالة",
    order: "الترتيب",
    actions: "إجراء",
  },
  popular: "الأكثر طلبًا",
  noPrice: "تواصل معنا",
  none: "-",
  cheapest: "الأقل سعرًا",
  copyOf: (title: string) => `${title} (تكرار)`,
  created: "أُضيفت الباقة",
  updated: "حُفظت الباقة",
  deleted: "حُذفت الباقة",
  /** ERR-08 */
  loadFailed: "فشل في جلب البيانات",
  unknownError: "خطأ غير معروف",
  deleteFailed: "فشل في الحذف",
  saveFailed: "فشل في الحفظ",
  form: {
    priceHelp: "اتركه فارغًا لتظهر «تواصل معنا».",
    currency: "ريال",
    once: "دفعة واحدة",
    priceWordsHelp: "يظهر للزائر مكان الدورية، مثل: لكل مستخدم شهريًا.",
    deliveryHint: "مثال: من 3 إلى 5 أسابيع",
    orderHelp: "الترتيب 1 يُعرض «الأكثر طلبًا».",
    feature: "اكتب ميزة",
    includesHelp: "تُحسب مزاياها لهذه الباقة في جدول المقارنة.",
    includesWordsHelp: "اتركها فارغة لتُكتب من اسم الباقة، مثل: كل ما في الأساسية.",
    includesChoice: {
      find: "ابحث عن باقة بعنوانها",
      none: "لا تشمل باقة أخرى",
      gone: (id: string) => `باقة محذوفة (${id})`,
    },
  },
  /** How many packages visitors see, shown after the total. */
  visibleOf(visible: number, total: number) {
    return total === 0 ? "" : `، الظاهر: ${visible}`;
  },
};

/** Words that differ between website packages and hosting packages; ADM-07 prescribes the questions. */
export const packagesAdminText = {
  packages: {
    ...shared,
    title: "الباقات",
    add: "إضافة باقة",
    import: "استيراد الباقات",
    edit: "تعديل الباقة",
    deleteQuestion: "هل تريد حذف هذه الباقة؟",
    empty: { title: "لا توجد باقات بعد", text: "أضف باقة بسعرها ومدتها ومزاياها." },
  },
  hosting: {
    ...shared,
    title: "باقات الاستضافة",
    add: "إضافة باقة استضافة",
    import: "استيراد باقات الاستضافة",
    edit: "تعديل باقة الاستضافة",
    deleteQuestion: "هل تريد حذف هذا السجل؟",
    empty: { title: "لا توجد باقات استضافة بعد", text: "أضف باقة استضافة لتظهر في مجموعتها." },
  },
};

/** Website packages or hosting packages. */
export type PackagesKind = keyof typeof packagesAdminText;
export type PackagesText = (typeof packagesAdminText)[PackagesKind];
