/** Words of the screen of addresses; requirement ADDR-01. */
export const text = {
  views: { redirects: "التحويلات", missing: "صفحات لم توجد", broken: "روابط مقطوعة" },
  viewsLabel: "أقسام الشاشة",
  broken: {
    title: "روابط مقطوعة",
    lead: "روابط في نصوص الموقع وسجلاته لا تصل إلى صفحة. تُفحص كل أسبوع وقبل النشر، ولا تُفحص روابط المواقع الأخرى.",
    heads: { link: "الرابط", fault: "السبب", place: "المكان", actions: "إجراءات" },
    faults: {
      page: "لا صفحة بهذا الرابط",
      anchor: "لا موضع بهذا الاسم في الصفحة",
      form: "ليس رابطًا صحيحًا",
    },
    check: "الفحص الآن",
    checking: "جاري الفحص...",
    checkedAt: (when: string, links: string) => `آخر فحص ${when}، وفيه ${links}.`,
    never: "لم تُفحص الروابط بعد.",
    more: (count: string) => `يظهر هنا أول 500 من ${count}.`,
    open: "فتح المكان",
    openItem: (title: string, field: string) => `فتح المكان: ${title}، ${field}`,
    empty: { title: "كل الروابط تصل", text: "لم يجد آخر فحص رابطًا مقطوعًا." },
    failures: { load: "تعذّر تحميل الروابط", check: "تعذّر فحص الروابط" },
  },
};
