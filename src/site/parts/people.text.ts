/** Words of the leadership page. */
export const leadershipText = {
  team: "أعضاء الفريق",
  together: "خبرة مجتمعة",
  inTeam: "في الفريق",
  /** Words that begin a first name of two words, or titles before a name. */
  beginsName: /^(عبد|أبو|ابو|أم|ام|د\.|م\.|أ\.)$/,
  failed: "حدث خطأ في تحميل الفريق",
  failedHint: "راجع وحدة التحكم في المتصفح لمزيد من التفاصيل.",
  failedMessage: "Failed to fetch team members",
  empty: {
    title: "نحدّث صفحة الفريق الآن",
    text: "تواصل معنا لتصل إلى من تريد.",
    action: "تواصل معنا",
  },
};

/** Words of the testimonials page. */
export const testimonialsText = {
  tabs: "تصنيف الآراء",
  figures: "الأرقام والتقييمات",
  /** The words for the stars, by their number. */
  stars: ["", "نجمة واحدة", "نجمتان", "3 نجوم", "4 نجوم", "5 نجوم"],
  failed: "لا توجد بيانات",
  failedText: "فشل في تحميل آراء العملاء.",
  emptyTab: {
    title: "لا آراء في هذا التصنيف",
    text: "اختر تصنيفًا آخر أو اعرض الكل.",
    action: "عرض الكل",
  },
  empty: {
    title: "لا توجد آراء بعد",
    text: "راسلنا لنصلك بأحد عملائنا.",
    action: "تواصل معنا",
  },
};
