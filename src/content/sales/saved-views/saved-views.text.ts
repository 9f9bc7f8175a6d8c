/** Words of the views that are kept of lists; requirement DESK-09. */
export const text = {
  title: "التصفيات المحفوظة",
  labels: { title: "اسم التصفية", list: "القائمة", query: "ما تعرضه", displayOrder: "الترتيب" },
  values: {
    list: {
      "quote-requests": "طلبات العروض",
      messages: "الرسائل",
      quotes: "عروض الأسعار",
      clients: "العملاء",
      tasks: "المهام",
    },
  },
  open: "تصفيات محفوظة",
  lead: "اختر ما تعرضه القائمة بالبحث والتصفية، ثم احفظها باسم يجده فريقك هنا.",
  none: "لا تصفيات محفوظة بعد.",
  name: "احفظ ما تراه باسم",
  keep: "حفظ",
  kept: (title: string) => `حُفظت التصفية «${title}»`,
  replaced: (title: string) => `حُفظت «${title}» بما تراه الآن`,
  remove: (title: string) => `حذف التصفية ${title}`,
  removed: (title: string) => `حُذفت التصفية «${title}»`,
  keepFailed: "تعذّر حفظ التصفية",
  removeFailed: "تعذّر حذف التصفية",
  loadFailed: "تعذّر تحميل التصفيات المحفوظة",
  nameless: "اكتب اسمًا للتصفية",
  restoreFailed: "تعذّر التراجع",
};
