/** Words of the list of missing paths; requirement ADDR-01. */
export const text = {
  title: "صفحات لم توجد",
  lead: "عناوين طلبها الزوار في آخر 30 يومًا ولا صفحة فيها. لا تُحفظ هنا بيانات عن أحد.",
  heads: { path: "العنوان", hits: "الطلبات", last: "آخر طلب", actions: "إجراءات" },
  redirect: "تحويل إلى…",
  redirectItem: (path: string) => `تحويل إلى… ${path}`,
  forgetItem: (path: string) => `إخفاء ${path}`,
  forgotten: "أُخفي العنوان. يعود إن طُلب مرة أخرى.",
  empty: { title: "كل ما طُلب وُجد", text: "إذا طلب الزوار عنوانًا لا صفحة فيه ظهر هنا." },
  failures: { load: "تعذّر تحميل العناوين", forget: "تعذّر إخفاء العنوان" },
};
