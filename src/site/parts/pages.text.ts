/** Words of the pages about, vision 2030, privacy and terms that no editor changes. */
export const aboutText = {
  figures: "الأرقام",
  delivered: "من المشاريع المعروضة هنا، عامًا بعد عام",
  noneDelivered: "لا مشاريع",
};

export const visionText = {
  values: "ما نؤمن به",
  skyline: "أفق من واجهات متجاورة تطلع خلفها الشمس",
  figures: "المساهمات والاستدامة",
  allProjects: "كل المشاريع",
  contact: "تواصل معنا",
  loadFailed: "تعذّر تحميل عناصر الرؤية",
  categories: {
    "vibrant-society": "مجتمع حيوي",
    "thriving-economy": "اقتصاد مزدهر",
    "ambitious-nation": "وطن طموح",
  } as Record<string, string>,
};

export const legalText = {
  /** Separates the kind of data from its period, in the list of retention periods. */
  separator: ": ",
  data: "البيانات",
  period: "متى تُتلف",
  periods: "مدد الحفظ",
};
