/** Words of the list of missing paths; requirement ADDR-01. */
export const text = {
  title: "صفحات لم توجد",
  lead: "مسارات فتحها الزوار في آخر 30 يومًا ولا صفحة فيها. لا تُحفظ هنا بيانات عن أحد.",
  heads: { path: "المسار", hits: "المحاولات", last: "آخر محاولة", actions: "إجراءات" },
  redirect: "تحويل إلى...",
  redirectItem: (path: string) => `تحويل إلى... ${path}`,
  forgetItem: (path: string) => `إخفاء ${path}`,
  forgotten: "أُخفي المسار. يعود إن فُتح مرة أخرى.",
  empty: { title: "كل ما فُتح وُجد", text: "إذا فتح الزوار مسارًا لا صفحة فيه ظهر هنا." },
  failures: { load: "تعذّر تحميل المسارات", forget: "تعذّر إخفاء المسار" },
};
